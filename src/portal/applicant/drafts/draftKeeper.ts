import type { Answers } from '#catalogue/journey.ts';
import type { SectionAnswers } from '#catalogue/validate.ts';
import type { ApiError } from '../../api/apiError.ts';
import type { DeviceStore } from './deviceStore.ts';
import type { Conflict, DeviceDraft, DraftStatus, SectionStatus, ServerDraft } from './draft.ts';
import { createDraftState } from './draftState.ts';
import { createQuietTimer } from './quietTimer.ts';
import { answersOf, conflictOf, latestStatus, reconcile } from './reconcile.ts';
import type { SameInSection } from './sameInSection.ts';

/** Sent this long after the last key: a 401 must not lead to the login in the middle of a word. */
const QUIET_MS = 800;
const LONGEST_RETRY_MS = 60_000;

export interface DraftKeeperParts {
  readonly version: string;
  readonly sections: readonly string[];
  /** The drafts and the saved answers as the form opens. */
  readonly server: Readonly<Record<string, ServerDraft>>;
  readonly saved: Answers;
  readonly store: DeviceStore;
  /** Rejects with `ApiError`. `last`: the page is going away. */
  push(draft: DeviceDraft, last: boolean): Promise<{ readonly revision: number }>;
  /** Rejects with `ApiError`. */
  pull(section: string): Promise<SectionStatus>;
  readonly isSame: SameInSection;
}

/** A section is sent one draft at a time, each growing from the last; only the latest of each stays queued. */
export function createDraftKeeper({ version, sections, server, saved, store, push, pull, isSame }: DraftKeeperParts) {
  const { drafts, view, status, subscribe, setStatus, isInConflict, addConflict, removeConflict, setOpen } =
    createDraftState();
  const sending = new Map<string, Promise<void>>();
  const held = new Set<string>();
  const timer = createQuietTimer(flush);
  let failures = 0;
  let isStopped = false;

  const remember = (draft: DeviceDraft, onWritten?: () => void) => {
    drafts.set(draft.section, draft);
    store.write(draft, onWritten);
  };
  /** A draft that was sent while a person decides would be refused again, and asked about once more after the decision. */
  const mayBeSent = (section: string) => !sending.has(section) && !held.has(section) && !isInConflict(section);
  const unsent = () => [...drafts.values()].filter(({ synced, section }) => !synced && mayBeSent(section));
  const sendIn = (ms: number) => {
    if (!isStopped) timer.ringIn(ms);
  };

  async function send(section: string): Promise<void> {
    const sent = asSent(drafts.get(section)!);
    remember(sent);
    try {
      const { revision } = await push(sent, false);
      acknowledge(sent, revision);
    } catch (error) {
      await refused(sent, error as ApiError);
    } finally {
      sending.delete(section);
    }
  }

  function acknowledge(sent: DeviceDraft, revision: number): void {
    failures = 0;
    const before = drafts.get(sent.section);
    if (!before || isStopped) return;
    const { unanswered: _, ...now } = before;
    const synced = now.data === sent.data;
    remember({ ...now, baseRevision: revision, synced });
    if (synced) setStatus('saved');
    else sendIn(QUIET_MS);
  }

  async function refused(sent: DeviceDraft, { status: code }: ApiError): Promise<void> {
    if (code === 409) return settle(sent).catch(() => retry());
    if (code === 0 || code >= 500 || code === 429) retry();
  }

  /** A 409 comes from another device, from an own draft whose answer was lost on its way here, or after a submission. */
  async function settle(sent: DeviceDraft): Promise<void> {
    const status = await pull(sent.section);
    const theirs = answersOf(status);
    const now = drafts.get(sent.section);
    if (!now || isStopped || status.isSubmitted) return;
    const arrived = [sent.data, ...(now.unanswered ?? []), now.data].find((data) =>
      isSame(sent.section, theirs.data, data),
    );
    if (arrived) return acknowledge({ ...sent, data: arrived }, theirs.revision);
    setStatus('device');
    addConflict(conflictOf(now, theirs));
  }

  function retry(): void {
    setStatus(onDevice());
    sendIn(Math.min(QUIET_MS * 2 ** ++failures, LONGEST_RETRY_MS));
  }

  function flush(): void {
    for (const { section } of unsent()) sending.set(section, send(section));
  }

  /** The server's draft is stored here too, for an offline reload. */
  async function openSection(section: string): Promise<void> {
    const device = await store.read(section);
    const known = await latestStatus(device, { draft: server[section], saved: saved[section] }, () => pull(section));
    if (isStopped || known.isSubmitted) return;
    const result = reconcile(device, known, isSame);
    if (result.kind === 'none') store.remove(section);
    else if (result.kind === 'conflict') addConflict(result.conflict);
    else if (result.kind === 'server')
      remember({
        version,
        section,
        savedAt: new Date().toISOString(),
        data: result.draft.data,
        baseRevision: result.draft.revision,
        synced: true,
      });
    else {
      remember(result.draft);
      sendIn(0);
    }
  }

  function keep(section: string, data: SectionAnswers, baseRevision = drafts.get(section)?.baseRevision ?? 0): void {
    const draft = {
      ...drafts.get(section),
      version,
      section,
      savedAt: new Date().toISOString(),
      data,
      baseRevision,
      synced: false,
    };
    // While the status says so already, the thread need not report each key.
    if (status() === onDevice()) remember(draft);
    else
      remember(draft, () => {
        if (drafts.get(section)?.synced === false) setStatus(onDevice());
      });
    sendIn(QUIET_MS);
  }

  function drop(section: string): void {
    held.delete(section);
    drafts.delete(section);
    store.remove(section);
  }

  return {
    view,
    status,
    subscribe,
    async open(): Promise<void> {
      for (const section of sections) await openSection(section);
      setOpen();
    },
    typed: (): Answers => Object.fromEntries([...drafts].map(([section, { data }]) => [section, data])),
    keep: (section: string, data: SectionAnswers): void => keep(section, data),
    /** A draft sent during a save would arrive after it and stay. Resolves when nothing is on its way. */
    async hold(section: string): Promise<void> {
      held.add(section);
      await sending.get(section);
    },
    release(section: string): void {
      held.delete(section);
      sendIn(QUIET_MS);
    },
    forget(section: string): void {
      drop(section);
      setStatus('saved');
    },
    resolve({ section, server: { revision } }: Conflict, chosen: SectionAnswers): void {
      drop(section);
      keep(section, chosen, revision);
      removeConflict(section);
    },
    baseOf: (section: string): Pick<DeviceDraft, 'baseRevision' | 'sent' | 'unanswered'> =>
      drafts.get(section) ?? { baseRevision: 0 },
    isBehind: (): boolean => [...drafts.values()].some(({ synced }) => !synced),
    discard(): void {
      timer.stop();
      for (const section of drafts.keys()) store.remove(section);
      drafts.clear();
    },
    flush(): void {
      failures = 0;
      flush();
    },
    /** The page is going away: the answer may never be received. */
    flushLast(): void {
      const going = new Set(unsent());
      for (const draft of [...drafts.values()].filter(({ synced }) => !synced)) {
        const last = going.has(draft) ? asSent(draft) : draft;
        drafts.set(draft.section, last);
        store.writeLast(last);
        if (going.has(draft))
          void push(last, true).then(
            ({ revision }) => acknowledge(last, revision),
            () => undefined,
          );
      }
    },
    /** Answers that arrive later are ignored, since the form that opens next may have gone on. */
    stop(): void {
      isStopped = true;
      timer.stop();
    },
  };
}

const MOST_UNANSWERED = 5;

/** The server takes at most one of the unanswered: each later one grew from the same revision. The first is the likeliest. */
function asSent(draft: DeviceDraft): DeviceDraft {
  const [first, ...later] = [...(draft.unanswered ?? []).filter((data) => data !== draft.data), draft.data];
  return { ...draft, sent: draft.data, unanswered: [first!, ...later.slice(1 - MOST_UNANSWERED)] };
}

export type DraftKeeper = ReturnType<typeof createDraftKeeper>;

const onDevice = (): DraftStatus => (navigator.onLine ? 'device' : 'offline');

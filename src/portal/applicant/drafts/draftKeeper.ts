import type { Answers } from '#catalogue/journey.ts';
import type { SectionAnswers } from '#catalogue/validate.ts';
import type { ApiError } from '../../api/apiError.ts';
import type { DeviceStore } from './deviceStore.ts';
import type { Conflict, DeviceDraft, DraftStatus, SectionStatus, ServerDraft } from './draft.ts';
import { createDraftState } from './draftState.ts';
import { createQuietTimer } from './quietTimer.ts';
import { answersOf, conflictOf, latestStatus, reconcile } from './reconcile.ts';
import type { SameInSection } from './sameAnswers.ts';

/** The server hears of what was typed this long after the last key: nobody is sent to the login in the middle of a word. */
const QUIET_MS = 800;
const LONGEST_RETRY_MS = 60_000;

export interface DraftKeeperParts {
  readonly version: string;
  readonly sections: readonly string[];
  /** As the form opens: the server's drafts, and the saved answers. */
  readonly server: Readonly<Record<string, ServerDraft>>;
  readonly saved: Answers;
  readonly store: DeviceStore;
  /** Sends a draft; rejects with `ApiError`. `last`: the page is going away. */
  push(draft: DeviceDraft, last: boolean): Promise<{ readonly revision: number }>;
  /** What the server has of a section now; rejects with `ApiError`. */
  pull(section: string): Promise<SectionStatus>;
  readonly isSame: SameInSection;
}

/**
 * Keeps every keystroke: on the device at once, on the server within a second. What could not be sent stays queued, the
 * latest of each section, and goes when the line is back. A section is sent one draft at a time, each growing from the last.
 */
export function createDraftKeeper({ version, sections, server, saved, store, push, pull, isSame }: DraftKeeperParts) {
  const { drafts, view, status, subscribe, setStatus, addConflict, removeConflict, setOpen } = createDraftState();
  const sending = new Map<string, Promise<void>>();
  const held = new Set<string>();
  /** What was sent of a section since the server was last heard of it: any of it may have arrived. */
  const unheard = new Map<string, SectionAnswers[]>();
  const timer = createQuietTimer(flush);
  let failures = 0;
  let isStopped = false;

  const remember = (draft: DeviceDraft, onWritten?: () => void) => {
    drafts.set(draft.section, draft);
    store.write(draft, onWritten);
  };
  const unsent = () => [...drafts.values()].filter(({ synced, section }) => !synced && !sending.has(section) && !held.has(section));
  const sendIn = (ms: number) => { if (!isStopped) timer.ringIn(ms); };

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

  const asSent = (draft: DeviceDraft): DeviceDraft => {
    unheard.set(draft.section, [...unheard.get(draft.section) ?? [], draft.data]);
    return { ...draft, sent: draft.data };
  };

  function acknowledge(sent: DeviceDraft, revision: number): void {
    failures = 0;
    unheard.delete(sent.section);
    const now = drafts.get(sent.section);
    if (!now || isStopped) return;
    const synced = now.data === sent.data;
    remember({ ...now, baseRevision: revision, synced });
    if (synced) setStatus('saved');
    else sendIn(QUIET_MS);
  }

  async function refused(sent: DeviceDraft, { status: code }: ApiError): Promise<void> {
    if (code === 409) return settle(sent).catch(() => retry());
    if (code === 0 || code >= 500 || code === 429) retry();
  }

  /** The server stands elsewhere: because an answer was lost on its way here, or because of another device. */
  async function settle(sent: DeviceDraft): Promise<void> {
    const theirs = answersOf(await pull(sent.section));
    const now = drafts.get(sent.section);
    if (!now || isStopped) return;
    const arrived = [sent.data, ...unheard.get(sent.section) ?? []].find((data) => isSame(sent.section, theirs.data, data));
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

  /** Which draft of a section counts as the form opens. What the server has is kept here too, for a reload without a line. */
  async function openSection(section: string): Promise<void> {
    const device = await store.read(section);
    const known = await latestStatus(device, { draft: server[section], saved: saved[section] }, () => pull(section));
    if (isStopped) return;
    const found = reconcile(device, known, isSame);
    if (found.kind === 'none') store.remove(section);
    else if (found.kind === 'conflict') addConflict(found.conflict);
    else if (found.kind === 'server') remember({ version, section, savedAt: new Date().toISOString(), data: found.draft.data, baseRevision: found.draft.revision, synced: true });
    else {
      remember(found.draft);
      sendIn(0);
    }
  }

  function keep(section: string, data: SectionAnswers, baseRevision = drafts.get(section)?.baseRevision ?? 0): void {
    const draft = { ...drafts.get(section), version, section, savedAt: new Date().toISOString(), data, baseRevision, synced: false };
    // While the status says so already, nobody need hear of each key.
    if (status() === onDevice()) remember(draft);
    else remember(draft, () => { if (drafts.get(section)?.synced === false) setStatus(onDevice()); });
    sendIn(QUIET_MS);
  }

  function drop(section: string): void {
    held.delete(section);
    unheard.delete(section);
    drafts.delete(section);
    store.remove(section);
  }

  return {
    view,
    status,
    subscribe,
    /** Reads what this device has, beside what the server has: then the form can be drawn. */
    async open(): Promise<void> {
      for (const section of sections) await openSection(section);
      setOpen();
    },
    /** Everything typed, by section, as it is now. */
    typed: (): Answers => Object.fromEntries([...drafts].map(([section, { data }]) => [section, data])),
    /** Takes a keystroke. */
    keep: (section: string, data: SectionAnswers): void => keep(section, data),
    /**
     * While a section is being saved its draft keeps still, or it would arrive after the save and stand beside it.
     * Resolves when nothing is on its way.
     */
    async hold(section: string): Promise<void> {
      held.add(section);
      await sending.get(section);
    },
    /** The save failed: the draft is wanted again. */
    release(section: string): void {
      held.delete(section);
      sendIn(QUIET_MS);
    },
    /** The section has been saved: its draft has done its work. */
    forget(section: string): void {
      drop(section);
      setStatus('saved');
    },
    /** The applicant has chosen between two devices: the choice grows from what the other one left. */
    resolve({ section, server: { revision } }: Conflict, chosen: SectionAnswers): void {
      drop(section);
      keep(section, chosen, revision);
      removeConflict(section);
    },
    /** What the section's draft grew from; nothing where nothing was typed. */
    standing: (section: string): Pick<DeviceDraft, 'baseRevision' | 'sent'> => drafts.get(section) ?? { baseRevision: 0 },
    /** Whether the server lacks anything of what was typed. */
    isBehind: (): boolean => [...drafts.values()].some(({ synced }) => !synced),
    /** The applicant logs out: nothing is kept here, nor sent any more. */
    discard(): void {
      timer.stop();
      for (const section of drafts.keys()) store.remove(section);
      drafts.clear();
    },
    /** Sends now, for the line is back. */
    flush(): void {
      failures = 0;
      flush();
    },
    /** The page is going away: one last attempt, whose answer nobody may hear. */
    flushLast(): void {
      const going = new Set(unsent());
      for (const draft of [...drafts.values()].filter(({ synced }) => !synced)) {
        const last = going.has(draft) ? asSent(draft) : draft;
        drafts.set(draft.section, last);
        store.writeLast(last);
        if (going.has(draft)) void push(last, true).then(({ revision }) => acknowledge(last, revision), () => undefined);
      }
    },
    /** The form closes: what is still on its way is left to the form that opens next, which may have gone on by then. */
    stop(): void {
      isStopped = true;
      timer.stop();
    },
  };
}

export type DraftKeeper = ReturnType<typeof createDraftKeeper>;

const onDevice = (): DraftStatus => (navigator.onLine ? 'device' : 'offline');

import type { SectionAnswers } from '#catalogue/validate.ts';
import type { ApiError } from '../../api/apiError.ts';
import type { DeviceStore } from './deviceStore.ts';
import { answersOf, conflictOf } from './reconcile.ts';
import type { Conflict, DeviceDraft, DraftStatus, SectionStatus } from './draft.ts';
import type { DraftStatusTeller } from './draftStatus.ts';
import type { SameInSection } from './sameAnswers.ts';

/** The server hears of what was typed this long after the last key: nobody is sent to the login in the middle of a word. */
const QUIET_MS = 800;
const LONGEST_RETRY_MS = 60_000;

export interface DraftKeeperParts {
  readonly version: string;
  readonly store: DeviceStore;
  /** Sends a draft; rejects with `ApiError`. `last`: the page is going away. */
  push(draft: DeviceDraft, last: boolean): Promise<{ readonly revision: number }>;
  /** What the server has of a section now; rejects with `ApiError`. */
  pull(section: string): Promise<SectionStatus>;
  readonly isSame: SameInSection;
  readonly status: Pick<DraftStatusTeller, 'now' | 'tell'>;
  onConflict(conflict: Conflict): void;
}

/**
 * Keeps every keystroke: on the device at once, on the server within a second. What could not be sent stays queued, the
 * latest of each section, and goes when the line is back. A section is sent one draft at a time, each growing from the last.
 */
export function createDraftKeeper({ version, store, push, pull, isSame, status, onConflict }: DraftKeeperParts) {
  const drafts = new Map<string, DeviceDraft>();
  const sending = new Map<string, Promise<void>>();
  const held = new Set<string>();
  /** What was sent of a section since the server was last heard of it: any of it may have arrived. */
  const unheard = new Map<string, SectionAnswers[]>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let rings = 0;
  let due = 0;
  let failures = 0;
  let isStopped = false;

  const remember = (draft: DeviceDraft, onWritten?: () => void) => {
    drafts.set(draft.section, draft);
    store.write(draft, onWritten);
  };
  const unsent = () => [...drafts.values()].filter(({ synced, section }) => !synced && !sending.has(section) && !held.has(section));
  /** A key puts the sending off; its timer is set anew when it rings too early, not at each key. */
  const sendIn = (ms: number) => {
    if (isStopped) return;
    due = Date.now() + ms;
    if (timer === undefined || due < rings) ringIn(ms);
  };
  const ringIn = (ms: number) => {
    clearTimeout(timer);
    rings = Date.now() + ms;
    timer = setTimeout(ring, ms);
  };

  function ring(): void {
    timer = undefined;
    const early = due - Date.now();
    if (early > 0) ringIn(early);
    else flush();
  }

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
    if (synced) status.tell('saved');
    else sendIn(QUIET_MS);
  }

  async function refused(sent: DeviceDraft, { status: code }: ApiError): Promise<void> {
    if (code === 409) return settle(sent).catch(() => retry());
    if (code === 0 || code >= 500 || code === 429) retry();
  }

  /** The server stands elsewhere: because an answer was lost on its way here, or because of another device. */
  async function settle(sent: DeviceDraft): Promise<void> {
    const server = answersOf(await pull(sent.section));
    const now = drafts.get(sent.section);
    if (!now || isStopped) return;
    const arrived = [sent.data, ...unheard.get(sent.section) ?? []].find((data) => isSame(sent.section, server.data, data));
    if (arrived) return acknowledge({ ...sent, data: arrived }, server.revision);
    status.tell('device');
    onConflict(conflictOf(now, server));
  }

  function retry(): void {
    status.tell(onDevice());
    sendIn(Math.min(QUIET_MS * 2 ** ++failures, LONGEST_RETRY_MS));
  }

  function flush(): void {
    for (const { section } of unsent()) sending.set(section, send(section));
  }

  return {
    /** Takes a draft that was found when the form opened, and sends it when the server lacks it. */
    adopt(draft: DeviceDraft): void {
      remember(draft);
      if (!draft.synced) sendIn(0);
    },
    /** Takes a keystroke. */
    keep(section: string, data: SectionAnswers, baseRevision: number): void {
      const savedAt = new Date().toISOString();
      const draft = { baseRevision, ...drafts.get(section), version, section, savedAt, data, synced: false };
      // While the status says so already, nobody need hear of each key.
      if (status.now() === onDevice()) remember(draft);
      else remember(draft, () => { if (drafts.get(section)?.synced === false) status.tell(onDevice()); });
      sendIn(QUIET_MS);
    },
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
    /** The section has been saved, or was chosen anew: its draft has done its work. */
    forget(section: string): void {
      held.delete(section);
      unheard.delete(section);
      drafts.delete(section);
      store.remove(section);
    },
    /** What the section's draft grew from; undefined where nothing was typed. */
    standing: (section: string): Pick<DeviceDraft, 'baseRevision' | 'sent'> | undefined => drafts.get(section),
    /** Whether the server lacks anything of what was typed. */
    isBehind: (): boolean => [...drafts.values()].some(({ synced }) => !synced),
    /** The applicant logs out: nothing is kept here, nor sent any more. */
    discard(): void {
      clearTimeout(timer);
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
      clearTimeout(timer);
    },
  };
}

export type DraftKeeper = ReturnType<typeof createDraftKeeper>;

const onDevice = (): DraftStatus => (navigator.onLine ? 'device' : 'offline');

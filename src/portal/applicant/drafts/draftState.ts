import type { Conflict, DeviceDraft, DraftStatus } from './draft.ts';

/** What of the drafts a form draws otherwise. */
export interface DraftsView {
  /** False until the device has been read. */
  readonly isOpen: boolean;
  /** The first of the sections that were filled on another device too. */
  readonly conflict: Conflict | undefined;
}

/**
 * Everything typed in an application and not saved yet: held here and nowhere else, and heard of by one subscription. A key
 * tells nobody, since a form is not drawn for it: what is drawn later reads the drafts as they are by then.
 */
export function createDraftState() {
  const drafts = new Map<string, DeviceDraft>();
  const conflicts = new Map<string, Conflict>();
  const listeners = new Set<() => void>();
  let view: DraftsView = { isOpen: false, conflict: undefined };
  let status: DraftStatus = 'idle';

  const tell = () => { for (const listener of listeners) listener(); };
  const draw = (isOpen: boolean) => {
    view = { isOpen, conflict: conflicts.values().next().value };
    tell();
  };
  return {
    /** By section. */
    drafts,
    view: () => view,
    status: () => status,
    /** @returns what ends it */
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    setStatus(now: DraftStatus): void {
      if (now === status) return;
      status = now;
      tell();
    },
    addConflict(conflict: Conflict): void {
      conflicts.set(conflict.section, conflict);
      draw(view.isOpen);
    },
    removeConflict(section: string): void {
      conflicts.delete(section);
      draw(view.isOpen);
    },
    setOpen: () => draw(true),
  };
}

import type { Conflict, DeviceDraft, DraftStatus } from './draft.ts';

export interface DraftsView {
  /** False until the device has been read. */
  readonly isOpen: boolean;
  readonly conflict: Conflict | undefined;
}

/** The one holder of unsaved answers. A key notifies no listener, since the form is not drawn for it. */
export function createDraftState() {
  const drafts = new Map<string, DeviceDraft>();
  const conflicts = new Map<string, Conflict>();
  const listeners = new Set<() => void>();
  let view: DraftsView = { isOpen: false, conflict: undefined };
  let status: DraftStatus = 'idle';

  const notify = () => {
    for (const listener of listeners) listener();
  };
  const draw = (isOpen: boolean) => {
    view = { isOpen, conflict: conflicts.values().next().value };
    notify();
  };
  return {
    drafts,
    view: () => view,
    status: () => status,
    isInConflict: (section: string): boolean => conflicts.has(section),
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    setStatus(now: DraftStatus): void {
      if (now === status) return;
      status = now;
      notify();
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

import type { DraftStatus } from './draft.ts';

/** How the last keystroke is kept, told to whoever shows it and to nobody else: a form is not drawn anew for it. */
export interface DraftStatusTeller {
  now(): DraftStatus;
  /** @returns what ends it */
  listen(listener: () => void): () => void;
  tell(status: DraftStatus): void;
}

export function draftStatusTeller(): DraftStatusTeller {
  const listeners = new Set<() => void>();
  let now: DraftStatus = 'idle';
  return {
    now: () => now,
    listen(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    tell(status) {
      if (status === now) return;
      now = status;
      for (const listener of listeners) listener();
    },
  };
}

import { createStore, del, get, set } from 'idb-keyval';
import type { DeviceDraft } from './draft.ts';

/**
 * A database of this device, drafts by key. It never fails: a browser that forbids it keeps nothing. While a draft is
 * being written only the latest of its key waits, so that a slow phone never falls behind.
 */
export function draftDatabase(name: string) {
  const store = createStore(name, 'drafts');
  const waiting = new Map<string, DeviceDraft | null>();
  const writing = new Map<string, Promise<void>>();

  const drain = async (key: string) => {
    for (let next = waiting.get(key); next !== undefined; next = waiting.get(key)) {
      waiting.delete(key);
      await (next ? set(key, next, store) : del(key, store)).catch(() => undefined);
    }
    writing.delete(key);
  };
  return {
    read: (key: string) => get<DeviceDraft>(key, store).catch(() => undefined),
    /** Resolves when it, or what followed it, stands there; null removes it. */
    write(key: string, draft: DeviceDraft | null): Promise<void> {
      waiting.set(key, draft);
      const written = writing.get(key) ?? drain(key);
      writing.set(key, written);
      return written;
    },
  };
}

import { createStore, del, get, set } from 'idb-keyval';
import type { DeviceDraft } from './draft.ts';

/** Never fails. While a key is being written only its latest draft waits, so a slow phone never falls behind. */
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
    /** Null removes it. Resolves once this draft, or one that replaced it, is stored. */
    write(key: string, draft: DeviceDraft | null): Promise<void> {
      waiting.set(key, draft);
      const written = writing.get(key) ?? drain(key);
      writing.set(key, written);
      return written;
    },
  };
}

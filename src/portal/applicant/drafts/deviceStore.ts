import { createStore, del, get, set, type UseStore } from 'idb-keyval';
import type { DeviceDraft } from './draft.ts';

/** Where drafts stand on the device. It never fails: a browser that forbids it keeps them until the page is closed. */
export interface DeviceStore {
  read(section: string): Promise<DeviceDraft | undefined>;
  /** Resolves when it stands there. */
  write(draft: DeviceDraft): Promise<void>;
  remove(section: string): void;
}

/** The drafts of one application. While one is being written only the latest waits, so that a slow phone never falls behind. */
export function deviceStore(schoolShortName: string, applicantId: string): DeviceStore {
  const store = openStore(schoolShortName);
  const keyOf = (section: string) => `${applicantId}/${section}`;
  const waiting = new Map<string, DeviceDraft | null>();
  const writing = new Map<string, Promise<void>>();

  const drain = async (section: string) => {
    for (let next = waiting.get(section); next !== undefined; next = waiting.get(section)) {
      waiting.delete(section);
      await (next ? set(keyOf(section), next, store) : del(keyOf(section), store)).catch(() => undefined);
    }
    writing.delete(section);
  };
  const put = (section: string, next: DeviceDraft | null) => {
    waiting.set(section, next);
    const written = writing.get(section) ?? drain(section);
    writing.set(section, written);
    return written;
  };
  return {
    read: (section) => get<DeviceDraft>(keyOf(section), store).catch(() => undefined),
    write: (draft) => put(draft.section, draft),
    remove: (section) => void put(section, null),
  };
}

let opened: UseStore | undefined;

const openStore = (schoolShortName: string): UseStore => (opened ??= createStore(`${schoolShortName}.drafts`, 'drafts'));

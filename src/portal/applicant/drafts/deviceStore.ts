import { createStore, del, get, set, type UseStore } from 'idb-keyval';
import type { DeviceDraft } from './draft.ts';

/** Where drafts stand on the device. It never fails: a browser that forbids it keeps them until the page is closed. */
export interface DeviceStore {
  read(section: string): Promise<DeviceDraft | undefined>;
  write(draft: DeviceDraft): void;
  remove(section: string): void;
}

/** The drafts of one application. Of two writes to a section in a row, only the later one matters. */
export function deviceStore(schoolShortName: string, applicantId: string): DeviceStore {
  const store = openStore(schoolShortName);
  const keyOf = (section: string) => `${applicantId}/${section}`;
  const waiting = new Map<string, DeviceDraft | null>();
  const busy = new Set<string>();

  const drain = async (section: string) => {
    if (busy.has(section)) return;
    busy.add(section);
    while (waiting.has(section)) {
      const next = waiting.get(section);
      waiting.delete(section);
      await (next ? set(keyOf(section), next, store) : del(keyOf(section), store)).catch(() => undefined);
    }
    busy.delete(section);
  };
  const put = (section: string, next: DeviceDraft | null) => {
    waiting.set(section, next);
    void drain(section);
  };
  return {
    read: (section) => get<DeviceDraft>(keyOf(section), store).catch(() => undefined),
    write: (draft) => put(draft.section, draft),
    remove: (section) => put(section, null),
  };
}

let opened: UseStore | undefined;

const openStore = (schoolShortName: string): UseStore => (opened ??= createStore(`${schoolShortName}.drafts`, 'drafts'));

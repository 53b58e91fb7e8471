import { createStore, del, get, set, type UseStore } from 'idb-keyval';
import type { DeviceDraft } from './draft.ts';

/** Where drafts stand on the device. It never fails: a browser that forbids it keeps them until the page is closed. */
export interface DeviceStore {
  read(section: string): Promise<DeviceDraft | undefined>;
  /** Resolves when it stands there. */
  write(draft: DeviceDraft): Promise<void>;
  /** For a page that is going away, which the database would not outlive: stands there when it returns. */
  writeLast(draft: DeviceDraft): void;
  remove(section: string): void;
}

/** The drafts of one application. While one is being written only the latest waits, so that a slow phone never falls behind. */
export function deviceStore(schoolShortName: string, applicantId: string): DeviceStore {
  const store = openStore(schoolShortName);
  const keyOf = (section: string) => `${applicantId}/${section}`;
  const waiting = new Map<string, DeviceDraft | null>();
  const writing = new Map<string, Promise<void>>();

  const last = lastWords(`${schoolShortName}.lastDraft.${applicantId}`);

  const drain = async (section: string) => {
    for (let next = waiting.get(section); next !== undefined; next = waiting.get(section)) {
      waiting.delete(section);
      await (next ? set(keyOf(section), next, store) : del(keyOf(section), store)).catch(() => undefined);
    }
    writing.delete(section);
  };
  const put = (section: string, next: DeviceDraft | null) => {
    last.forget(section);
    waiting.set(section, next);
    const written = writing.get(section) ?? drain(section);
    writing.set(section, written);
    return written;
  };
  return {
    read: async (section) => last.find(section) ?? get<DeviceDraft>(keyOf(section), store).catch(() => undefined),
    write: (draft) => put(draft.section, draft),
    writeLast: (draft) => last.keep(draft),
    remove: (section) => void put(section, null),
  };
}

/** Drafts that were kept in the moment a page went away, in the one store that is written before it is gone. */
function lastWords(prefix: string) {
  const keyOf = (section: string) => `${prefix}/${section}`;
  const standing = new Set<string>();
  return {
    keep(draft: DeviceDraft): void {
      standing.add(draft.section);
      try {
        localStorage.setItem(keyOf(draft.section), JSON.stringify(draft));
      } catch {
        // A browser that forbids it, or has no room: the server may still hear.
      }
    },
    find(section: string): DeviceDraft | undefined {
      try {
        const found = localStorage.getItem(keyOf(section));
        if (found) standing.add(section);
        return found ? JSON.parse(found) as DeviceDraft : undefined;
      } catch {
        return undefined;
      }
    },
    forget(section: string): void {
      if (standing.delete(section)) localStorage.removeItem(keyOf(section));
    },
  };
}

let opened: UseStore | undefined;

const openStore = (schoolShortName: string): UseStore => (opened ??= createStore(`${schoolShortName}.drafts`, 'drafts'));

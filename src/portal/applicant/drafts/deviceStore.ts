import type { DeviceDraft } from './draft.ts';
import { draftWriter, type DraftWriter } from './draftWriter.ts';
import { lastWords } from './lastWords.ts';

/** Where drafts stand on the device. It never fails: a browser that forbids it keeps them until the page is closed. */
export interface DeviceStore {
  read(section: string): Promise<DeviceDraft | undefined>;
  /** @param onWritten told when it, or what followed it, stands there */
  write(draft: DeviceDraft, onWritten?: () => void): void;
  /** For a page that is going away, which the database would not outlive: stands there when it returns. */
  writeLast(draft: DeviceDraft): void;
  /** @param onRemoved told when it stands there no more */
  remove(section: string, onRemoved?: () => void): void;
}

/** The drafts of one application. */
export function deviceStore(schoolShortName: string, applicantId: string): DeviceStore {
  const database = openDatabase(schoolShortName);
  const last = lastWords(`${schoolShortName}.lastDraft.${applicantId}`);
  const put = (section: string, draft: DeviceDraft | null, onWritten?: () => void) => {
    last.forget(section);
    database.write(`${applicantId}/${section}`, draft, onWritten);
  };
  return {
    read: async (section) => later(last.find(section), await database.read(`${applicantId}/${section}`)),
    write: (draft, onWritten) => put(draft.section, draft, onWritten),
    writeLast: (draft) => last.keep(draft),
    remove: (section, onRemoved) => put(section, null, onRemoved),
  };
}

/**
 * Last words were written synchronously, but what takes them back reaches the disk some seconds later: a browser that
 * is killed meanwhile finds them again beside a database that went on. Both moments are of this device's one clock.
 */
function later(last: DeviceDraft | undefined, kept: DeviceDraft | undefined): DeviceDraft | undefined {
  if (!last || !kept) return last ?? kept;
  const wentOn = kept.savedAt > last.savedAt || (kept.savedAt === last.savedAt && kept.synced);
  return wentOn ? kept : last;
}

let opened: DraftWriter | undefined;

const openDatabase = (schoolShortName: string): DraftWriter => (opened ??= draftWriter(`${schoolShortName}.drafts`));

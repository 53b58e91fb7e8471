import { deviceKey } from '../session/deviceKeys.ts';
import type { DeviceDraft } from './draft.ts';
import { draftWriter, type DraftWriter } from './draftWriter.ts';
import { lastWords } from './lastWords.ts';

/** Never fails: where the browser forbids storage, drafts last until the page is closed. */
export interface DeviceStore {
  read(section: string): Promise<DeviceDraft | undefined>;
  /** @param onWritten called once this draft, or one that replaced it, is stored */
  write(draft: DeviceDraft, onWritten?: () => void): void;
  /** Synchronous, for a page that is going away: a write to the database would not outlive it. */
  writeLast(draft: DeviceDraft): void;
  remove(section: string, onRemoved?: () => void): void;
}

export function deviceStore(schoolShortName: string, applicantId: string): DeviceStore {
  const database = openDatabase(schoolShortName);
  const last = lastWords(deviceKey(schoolShortName, 'lastDraft', applicantId));
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

/** The removal of last words reaches the disk seconds late, so after a kill they may be older than the database. */
function later(last: DeviceDraft | undefined, stored: DeviceDraft | undefined): DeviceDraft | undefined {
  if (!last || !stored) return last ?? stored;
  const wentOn = stored.savedAt > last.savedAt || (stored.savedAt === last.savedAt && stored.synced);
  return wentOn ? stored : last;
}

let opened: DraftWriter | undefined;

const openDatabase = (schoolShortName: string): DraftWriter => (opened ??= draftWriter(`${schoolShortName}.drafts`));

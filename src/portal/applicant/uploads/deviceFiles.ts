import { createStore, del, entries, keys, set } from 'idb-keyval';
import type { FileKind } from '#rules/files.ts';
import type { UploadField } from '#form/file/uploads.ts';

export interface DeviceFile {
  readonly id: string;
  readonly name: string;
  readonly kind: FileKind;
  readonly field: UploadField;
  readonly content: Blob;
  /** The file of the same field that it takes the place of, once it has arrived. */
  readonly replaces?: string | undefined;
}

/** Never fails: where the browser forbids storage, files are sent as long as the page is open. */
export interface DeviceFiles {
  all(): Promise<readonly DeviceFile[]>;
  put(file: DeviceFile): Promise<void>;
  remove(id: string): Promise<void>;
}

export function deviceFiles(schoolShortName: string, applicantId: string): DeviceFiles {
  const store = openStore(schoolShortName);
  return {
    all: async () =>
      (await entries<string, DeviceFile>(store).catch(() => []))
        .filter(([key]) => key.startsWith(applicantId))
        .map(([, file]) => file),
    put: (file) => set(`${applicantId}/${file.id}`, file, store).catch(() => undefined),
    remove: (id) => del(`${applicantId}/${id}`, store).catch(() => undefined),
  };
}

export const areFilesWaiting = async (schoolShortName: string, applicantId: string): Promise<boolean> =>
  (await keys<string>(openStore(schoolShortName)).catch(() => [])).some((key) => key.startsWith(applicantId));

const openStore = (schoolShortName: string) => createStore(`${schoolShortName}.files`, 'files');

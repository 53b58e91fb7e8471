import type { FileFacts, FileKind } from '#rules/files.ts';

export interface NamedFile extends FileFacts {
  readonly id: string;
  readonly name: string;
}

/** `sent` is in bytes. */
export type FileStatus = NamedFile &
  (
    | { readonly state: 'arrived' }
    /** `isWaiting`: the line is down. */
    | {
        readonly state: 'sending';
        readonly sent: number;
        readonly isWaiting: boolean;
        readonly replaces?: string | undefined;
      }
    /** Another device has sent a part of it. */
    | { readonly state: 'elsewhere'; readonly sent: number }
    | { readonly state: 'refused'; readonly reason: string; readonly replaces?: string | undefined }
  );

export interface ChosenFile {
  readonly content: Blob;
  readonly name: string;
  readonly kind: FileKind;
}

/** What the same field has already. */
export interface Predecessor {
  /** The id of the same file, sent in part from another device. */
  readonly unfinished?: string | undefined;
  /** The file that stands until this one has arrived, and is removed then. */
  readonly replaces?: string | undefined;
}

export interface UploadField {
  readonly section: string;
  readonly pointer: string;
}

/** A chosen file is stored on the device and sent in the background, through lost lines, reloads and a killed browser. */
export interface Uploads {
  /** The same object while nothing changes; undefined while unknown, null when there is no such file any more. */
  standing(id: string): FileStatus | null | undefined;
  subscribe(listener: () => void): () => void;
  /** @returns its id, the answer of its field */
  send(file: ChosenFile, field: UploadField, before: Predecessor): string;
  remove(id: string): void;
  /** The address of a small preview; null for what is no picture. */
  pictureUrl(id: string): Promise<string | null>;
  /** Rejects when the file cannot be fetched. */
  open(id: string): Promise<void>;
}

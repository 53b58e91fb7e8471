import type { FileFacts, FileKind } from '#rules/files.ts';

/** A file as people know it. */
export interface NamedFile extends FileFacts {
  readonly id: string;
  readonly name: string;
}

/** How far a file has come. `sent` is in bytes. */
export type FileStatus = NamedFile & (
  | { readonly state: 'arrived' }
  /** `isWaiting`: for the line to come back. */
  | { readonly state: 'sending'; readonly sent: number; readonly isWaiting: boolean }
  /** It is on another device, which has sent a part of it. */
  | { readonly state: 'elsewhere'; readonly sent: number }
  /** The server will not have it; `reason` is for people. */
  | { readonly state: 'refused'; readonly reason: string }
);

export interface ChosenFile {
  readonly content: Blob;
  readonly name: string;
  readonly kind: FileKind;
}

/** The field that asks for a file. */
export interface UploadField {
  readonly section: string;
  readonly pointer: string;
}

/**
 * The applicant's files. A chosen file is kept on the device and sent in the background until it has arrived, through
 * lost lines, reloads and a browser that was killed.
 */
export interface Uploads {
  /** The same object while nothing changes; undefined while it is not known, null when there is no such file any more. */
  standing(id: string): FileStatus | null | undefined;
  subscribe(listener: () => void): () => void;
  /**
   * Keeps the file and begins to send it.
   * @param unfinished the id of the same file, sent in part from another device
   * @returns its id, the answer of its field from now on
   */
  send(file: ChosenFile, field: UploadField, unfinished?: string): string;
  /** Stops sending it, or has it removed. */
  remove(id: string): void;
  /** An address for a small picture of it; null for what is no picture. */
  pictureUrl(id: string): Promise<string | null>;
  /** Hands the file to the person. Rejects when it cannot be had. */
  open(id: string): Promise<void>;
}

import type { Readable } from 'node:stream';

export interface FileStore {
  /** The file is there whole or not at all, even after a crash. */
  put(id: string, bytes: Buffer | AsyncIterable<Buffer>): Promise<void>;
  get(id: string): Promise<Buffer>;
  /** For what is too large to hold in memory. */
  read(id: string): Promise<Readable>;
  remove(id: string): Promise<void>;
}

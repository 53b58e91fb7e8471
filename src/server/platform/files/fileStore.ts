import type { Readable } from 'node:stream';

/** Bytes by id. A folder today; anything that keeps bytes by name fits. */
export interface FileStore {
  /** There whole or not at all, whatever happens meanwhile. */
  put(id: string, bytes: Buffer | AsyncIterable<Buffer>): Promise<void>;
  get(id: string): Promise<Buffer>;
  /** The same, piece by piece, for what is too large to hold. */
  read(id: string): Promise<Readable>;
  remove(id: string): Promise<void>;
}

/** Bytes by id. A folder today; anything that keeps bytes by name fits. */
export interface FileStore {
  put(id: string, bytes: Buffer): Promise<void>;
  get(id: string): Promise<Buffer>;
  remove(id: string): Promise<void>;
}

import type { DeviceDraft } from './draft.ts';
import { draftDatabase } from './draftDatabase.ts';

/** A draft to be written, or null to remove it; answered with its number where it has one. It travels as JSON, which costs a page less than a clone. */
export interface WriteOrder {
  readonly key: string;
  readonly draft: DeviceDraft | null;
  readonly number?: number;
}

/** The thread that writes drafts while the page goes on with what is typed; its name is the database's. */
const database = draftDatabase(self.name);

self.addEventListener('message', ({ data }: MessageEvent<string>) => {
  const { key, draft, number } = JSON.parse(data) as WriteOrder;
  void database.write(key, draft).then(() => { if (number !== undefined) self.postMessage(number); });
});

import type { DeviceDraft } from './draft.ts';
import { draftDatabase } from './draftDatabase.ts';

/** A null draft is removed; a `number` is posted back once written. JSON costs the page less than a clone. */
export interface WriteOrder {
  readonly key: string;
  readonly draft: DeviceDraft | null;
  readonly number?: number;
}

const database = draftDatabase(self.name);

self.addEventListener('message', ({ data }: MessageEvent<string>) => {
  const { key, draft, number } = JSON.parse(data) as WriteOrder;
  void database.write(key, draft).then(() => {
    if (number !== undefined) self.postMessage(number);
  });
});

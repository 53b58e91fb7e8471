import type { Demo } from '../../../platform/demo.ts';
import type { DemoDocument } from './application.ts';

const AT_ONCE = 8;

/** They are put before their rows are written; a slice that is made again puts them under the same ids. */
export async function putFiles({ files }: Demo, documents: readonly DemoDocument[]): Promise<void> {
  const waiting = [...documents];
  const worker = async () => {
    for (let document = waiting.shift(); document; document = waiting.shift())
      await files.put(document.fileId, document.bytes);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
}

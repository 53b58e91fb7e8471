import type { DeviceDraft } from './draft.ts';
import { draftDatabase } from './draftDatabase.ts';
import type { WriteOrder } from './draftThread.ts';

export interface DraftWriter {
  read(key: string): Promise<DeviceDraft | undefined>;
  /** @param onWritten told when it, or what followed it, stands there; who need not know saves the page a message */
  write(key: string, draft: DeviceDraft | null, onWritten?: () => void): void;
}

/**
 * The device's database as the page uses it: read here, written by a thread of its own, so that no key waits for it.
 * Where that thread cannot be had (its script did not arrive, the browser forbids it) the page writes by itself.
 */
export function draftWriter(name: string): DraftWriter {
  const here = draftDatabase(name);
  const latest = new Map<string, DeviceDraft | null>();
  const asked = new Map<number, () => void>();
  let thread = startThread(name);
  let questions = 0;

  const written = ({ data: number }: MessageEvent<number>) => {
    asked.get(number)?.();
    asked.delete(number);
  };
  const lost = async () => {
    thread = undefined;
    await Promise.all([...latest].map(([key, draft]) => here.write(key, draft)));
    for (const number of asked.keys()) written({ data: number } as MessageEvent<number>);
  };
  thread?.addEventListener('message', written);
  thread?.addEventListener('error', () => void lost());

  return {
    read: here.read,
    write(key, draft, onWritten) {
      latest.set(key, draft);
      if (!thread) return void here.write(key, draft).then(onWritten);
      if (onWritten) asked.set((questions += 1), onWritten);
      thread.postMessage(JSON.stringify({ key, draft, ...(onWritten && { number: questions }) } satisfies WriteOrder));
    },
  };
}

function startThread(name: string): Worker | undefined {
  try {
    return new Worker(new URL('./draftThread.ts', import.meta.url), { type: 'module', name });
  } catch {
    return undefined;
  }
}

import type { DeviceDraft } from './draft.ts';
import { draftDatabase } from './draftDatabase.ts';
import type { WriteOrder } from './draftThread.ts';

export interface DraftWriter {
  read(key: string): Promise<DeviceDraft | undefined>;
  /** @param onWritten called once this draft, or one that replaced it, is stored; without it no message comes back */
  write(key: string, draft: DeviceDraft | null, onWritten?: () => void): void;
}

/** A thread writes, so that no key waits; where it cannot start or fails, the page writes by itself. */
export function draftWriter(name: string): DraftWriter {
  const here = draftDatabase(name);
  const latest = new Map<string, DeviceDraft | null>();
  const callbacks = new Map<number, () => void>();
  let thread = startThread(name);
  let lastNumber = 0;

  const written = ({ data: number }: MessageEvent<number>) => {
    callbacks.get(number)?.();
    callbacks.delete(number);
  };
  const lost = async () => {
    thread = undefined;
    await Promise.all([...latest].map(([key, draft]) => here.write(key, draft)));
    for (const number of callbacks.keys()) written({ data: number } as MessageEvent<number>);
  };
  thread?.addEventListener('message', written);
  thread?.addEventListener('error', () => void lost());

  return {
    read: here.read,
    write(key, draft, onWritten) {
      latest.set(key, draft);
      if (!thread) return void here.write(key, draft).then(onWritten);
      if (onWritten) callbacks.set((lastNumber += 1), onWritten);
      thread.postMessage(JSON.stringify({ key, draft, ...(onWritten && { number: lastNumber }) } satisfies WriteOrder));
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

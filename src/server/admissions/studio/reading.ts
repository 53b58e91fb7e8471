import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { fileURLToPath } from 'node:url';
import type { ProgrammeDocument } from '#catalogue/studio/document.ts';
import type { ReadDraft } from '#catalogue/studio/readDraft.ts';
import { Unavailable } from '../../platform/problem.ts';
import type { Platform } from '../../platform/platform.ts';

const ROOT = fileURLToPath(new URL('../../../..', import.meta.url));

export interface ReadForm {
  /** The product's first. */
  readonly roots: readonly string[];
  readonly id: string;
  /** The texts of all its files; null reads those on the disk. */
  readonly files: Readonly<Record<string, string>> | null;
}

export interface FormRead extends ReadDraft {
  readonly disk: ProgrammeDocument['files'];
  readonly diskVersion: string;
}

/** Longer than any form takes that a person makes, and short enough to wait for. */
const LONGEST_MS = 10_000;
const LARGEST_MB = 256;

/** A hostile draft takes neither the time nor the memory of the server: it is read in a thread of its own, one form after the other. */
export function formReader({ settings }: Pick<Platform, 'settings'>) {
  const roots = [ROOT, ...settings.declarations];
  const known = new Map<string, Promise<FormRead>>();
  let last: Promise<unknown> = Promise.resolve();
  /** @param key of what is read: the same is read once */
  return (key: string, form: Omit<ReadForm, 'roots'>): Promise<FormRead> => {
    const cached = known.get(key);
    if (cached) return cached;
    const reading = last.then(() => readApart({ ...form, roots }));
    last = reading.catch(() => undefined);
    reading.catch(() => known.delete(key));
    known.set(key, reading);
    if (known.size > CACHED) known.delete(known.keys().next().value!);
    return reading;
  };
}

const CACHED = 20;

export type FormReader = ReturnType<typeof formReader>;

async function readApart(form: ReadForm): Promise<FormRead> {
  const thread = new Worker(new URL('./readerThread.ts', import.meta.url), {
    workerData: form,
    resourceLimits: { maxOldGenerationSizeMb: LARGEST_MB },
  });
  try {
    const [read] = (await once(thread, 'message', { signal: AbortSignal.timeout(LONGEST_MS) })) as [FormRead];
    return read;
  } catch {
    throw new Unavailable('This form takes too long to check. Undo the last change, and make it smaller');
  } finally {
    await thread.terminate();
  }
}

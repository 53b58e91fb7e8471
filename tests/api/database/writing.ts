import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { expect } from 'vitest';
import { openDatabase } from '#server/platform/database/open.ts';
import { statement } from '#server/platform/database/statement.ts';

const kept = statement('test.kept', {}, 'SELECT number FROM kept', { number: 'int4' });

interface WriterOptions {
  readonly nodeOptions?: readonly string[];
  /** A command that starts it, with its own words. */
  readonly under?: readonly string[];
}

/** A process of its own that opens the database in `dataDir` and adds rows; see `writer.ts`. */
export function startWriter(dataDir: string, { nodeOptions = [], under = [] }: WriterOptions = {}) {
  const [program, ...words] = [
    ...under,
    process.execPath,
    ...nodeOptions,
    fileURLToPath(new URL('./writer.ts', import.meta.url)),
    dataDir,
  ];
  const child = spawn(program!, words, { stdio: ['ignore', 'pipe', 'pipe'] });
  const over = once(child, 'close');
  let printed = '';
  let complaint = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    printed += text;
  });
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    complaint += text;
  });
  return {
    child,
    /** Resolves once the first row is acknowledged, or the process is over. */
    writing: Promise.race([once(child.stdout, 'data'), over]),
    /** Resolves when the process is over and all that it printed is read. */
    over,
    acknowledged: () => printed.split('\n').slice(0, -1).map(Number),
    complaint: () => complaint,
  };
}

/** Opens the database that a writer left and looks for every row that it was promised. */
export async function expectKept(dataDir: string, acknowledged: number[]) {
  const database = await openDatabase({ dataDir });
  const found = new Set((await kept(database)).map(({ number }) => number));
  await database.close();
  expect(acknowledged.filter((number) => !found.has(number))).toEqual([]);
}

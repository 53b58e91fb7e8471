import { execFileSync } from 'node:child_process';
import { createHash, type Hash } from 'node:crypto';
import { readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** What is built, from what. `mark` contains the state of the sources; it is absent while a build is under way. */
export interface Build {
  readonly name: string;
  readonly mark: string;
  readonly sources: readonly string[];
  /** Paths among the sources that it never contains. */
  readonly without: RegExp;
  /** Imports its tools itself: a start that builds nothing reads none of them. */
  build(): Promise<void>;
}

/**
 * In a process of its own. What builds leaves compiled WebAssembly behind, and V8 sometimes ended a process that loaded PostgreSQL's
 * beside it: 'Check failed: jit_page.has_value()', nodejs/node#64500.
 */
export function ensureBuilt(made: Build): void {
  if (markOf(made) === stateOf(made)) return;
  process.stdout.write(`Building the ${made.name} ...\n`);
  execFileSync(process.execPath, ['scripts/build.ts', made.name], { stdio: 'inherit' });
}

export async function buildAnew(made: Build): Promise<void> {
  const state = stateOf(made);
  rmSync(made.mark, { force: true });
  await made.build();
  writeFileSync(made.mark, state);
}

function markOf({ mark }: Build): string | undefined {
  try {
    return readFileSync(mark, 'utf8');
  } catch {
    return undefined;
  }
}

/** By size and time of change, as `make` does: reading 4,000 sources took a second of each start. */
function stateOf({ sources, without }: Build): string {
  const hash = createHash('sha256');
  for (const source of sources) addTo(hash, source, without);
  return hash.digest('hex');
}

function addTo(hash: Hash, path: string, without: RegExp): void {
  const found = statSync(path, { throwIfNoEntry: false });
  if (!found || without.test(path)) return;
  if (!found.isDirectory()) hash.update(`${path}\0${found.size}\0${found.mtimeMs}\0`);
  else for (const name of readdirSync(path).sort()) addTo(hash, join(path, name).replaceAll('\\', '/'), without);
}

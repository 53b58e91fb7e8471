import { execFile } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import type { Installed } from './installed.ts';
import type { Listed } from './list.ts';

/** Fields that a package does not have are missing. */
interface RegistryEntry {
  readonly time?: Readonly<Record<string, string>>;
  readonly author?: unknown;
  readonly contributors?: unknown;
  readonly maintainers?: unknown;
  readonly license?: string;
}

const AT_ONCE = 3;
/** The registry is queried as by a person who installs: with this pause between requests. */
const PAUSE_MS = 150;
const LARGEST_ANSWER = 32 * 1024 * 1024;

const run = promisify(execFile);

/** @throws when the registry does not answer */
export async function askRegistry(packages: readonly Installed[]): Promise<Listed[]> {
  const waiting = [...packages];
  const answered: Listed[] = [];
  async function ask(): Promise<void> {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      answered.push(await lookUp(next));
      await pause(PAUSE_MS);
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, ask));
  return answered;
}

async function lookUp({ name, version, license }: Installed): Promise<Listed> {
  const fields = ['time', 'author', 'contributors', 'maintainers', 'license'];
  const { stdout } = await run('npm', ['view', `${name}@${version}`, ...fields, '--json'], {
    maxBuffer: LARGEST_ANSWER,
  });
  const entry = JSON.parse(stdout) as RegistryEntry;
  const { created: _created, modified: _modified, ...times } = entry.time ?? {};
  return {
    name,
    version,
    licence: license ?? entry.license ?? '',
    knownSince: day(times[version]),
    lastRelease: day(Object.values(times).sort().at(-1)),
    people: new Set(
      [entry.author, entry.contributors, entry.maintainers]
        .flat()
        .map(nameOf)
        .filter((person) => person !== ''),
    ).size,
  };
}

const day = (moment: string | undefined): string => moment?.slice(0, 10) ?? '';

/** @param person as in a package.json: `Name <address> (page)`, or its parts */
function nameOf(person: unknown): string {
  const name = typeof person === 'string' ? person : (person as { name?: string } | null | undefined)?.name;
  return (name ?? '')
    .replace(/[<(].*/, '')
    .trim()
    .toLowerCase();
}

import { globSync } from 'node:fs';
import { basename } from 'node:path';

/** Wings, and what is tested like one: `kit`, `platform`, `shell`. */
const FOLDERS = [
  'src/server/*/',
  'src/portal/*/',
  'src/portal/staff/*/',
  'src/portal/student/*/',
  'tests/api/*/',
  'tests/e2e/*/',
];

const knownWings = (): ReadonlySet<string> =>
  new Set(FOLDERS.flatMap((pattern) => globSync(pattern)).map((path) => basename(path)));

/** Parts of the paths of a wing's unit, API and story tests; none for all. @throws one line that names the wings */
export const vitestFilters = (wings: readonly string[]): string[] => wings.map(known).map((wing) => `/${wing}/`);

export const playwrightFilters = (wings: readonly string[]): string[] =>
  wings.map(known).map((wing) => `/e2e/${wing}/`);

function known(wing: string): string {
  const wings = knownWings();
  if (wings.has(wing)) return wing;
  throw new Error(`There is no wing '${wing}'. There are: ${[...wings].toSorted().join(', ')}.`);
}

/** Prints how much of what the specification names is built, and writes down what is not: the tests then hold the rest. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runnerImport } from 'vite';
import { startCollege } from '../tests/support/colleges.ts';
import { missingActions } from './specification/actions.ts';
import {
  MISSING_FILE,
  specifiedActions,
  specifiedAddresses,
  type SpecifiedAddress,
} from './specification/specified.ts';

/** Vite reads the portal's pages, which are TSX. */
const {
  module: { missingAddresses },
} = await runnerImport<{ readonly missingAddresses: () => SpecifiedAddress[] }>('/scripts/specification/addresses.ts');

const addresses = missingAddresses();
const actions = missingActions(await servedPaths());

printTable('Addresses that are pages of their own', 'audience', specifiedAddresses(), addresses);
printTable('Actions that are served', 'family', specifiedActions(), actions);

writeFileSync(
  MISSING_FILE,
  [
    ...addresses.map(({ audience, path }) => `address ${audience} ${path}`),
    ...actions.map(({ family, name }) => `action ${family}/${name}`),
  ]
    .map((line) => `${line}\n`)
    .join(''),
);
console.log(`\nWhat is missing is listed in ${MISSING_FILE.slice(process.cwd().length + 1)}.`);

async function servedPaths(): Promise<string[]> {
  const folder = mkdtempSync(join(tmpdir(), 'matricula-coverage-'));
  const college = await startCollege({ DATA_DIR: folder, DEMO_STUDENTS: '0' });
  const { paths } = (await (await fetch(`${college.address}/api/openapi.json`)).json()) as { paths: object };
  await college.stop();
  rmSync(folder, { recursive: true });
  return Object.keys(paths);
}

function printTable<Group extends string, Item extends Readonly<Record<Group, string>>>(
  title: string,
  group: Group,
  all: readonly Item[],
  missing: readonly Item[],
): void {
  console.log(`\n${title}: ${all.length - missing.length} of ${all.length}`);
  const lacking = Map.groupBy(missing, (item) => item[group]);
  for (const [name, items] of Map.groupBy(all, (item) => item[group])) {
    const without = lacking.get(name) ?? [];
    const words = without.map((item) => ('path' in item ? item['path'] : 'name' in item ? item['name'] : '')).join(' ');
    console.log(
      `  ${String(items.length - without.length).padStart(3)} of ${String(items.length).padEnd(3)} ${name}${without.length > 0 ? `, without ${words}` : ''}`,
    );
  }
}

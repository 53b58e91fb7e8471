/** Asks the registry about what is not listed yet, with `--again` about everything; `--check` needs no network. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { type Lock, production } from './packages/installed.ts';
import { readList, writeList } from './packages/list.ts';
import { mistakesOf } from './packages/mistakes.ts';
import { askRegistry } from './packages/registry.ts';

const LIST = 'docs/dependencies.md';

process.chdir(fileURLToPath(new URL('..', import.meta.url)));
const {
  values: { again, check },
} = parseArgs({ options: { again: { type: 'boolean' }, check: { type: 'boolean' } } });
const lock = JSON.parse(readFileSync('package-lock.json', 'utf8')) as Lock;
const { allowScripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { allowScripts: Record<string, boolean> };

if (!check) await renew();
const mistakes = mistakesOf({ lock, listed: listed(), allowScripts });
for (const mistake of mistakes) console.error(mistake);
if (mistakes.length > 0) process.exitCode = 1;

function listed() {
  return existsSync(LIST) ? readList(readFileSync(LIST, 'utf8')) : [];
}

async function renew(): Promise<void> {
  const installed = production(lock);
  const known = again
    ? []
    : listed().filter((each) => installed.some(({ name, version }) => name === each.name && version === each.version));
  const unknown = installed.filter(
    (each) => !known.some(({ name, version }) => name === each.name && version === each.version),
  );
  if (unknown.length > 0) console.log(`Asking about ${unknown.length} packages`);
  const packages = [...known, ...(await askRegistry(unknown))];
  mkdirSync('docs', { recursive: true });
  writeFileSync(LIST, writeList(packages, new Date().toISOString().slice(0, 10)));
  console.log(`${LIST}: ${packages.length} packages`);
}

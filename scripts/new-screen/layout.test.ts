import { globSync } from 'node:fs';
import { sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { WINGS } from './wings.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

/** Files are listed, since git does not track an empty folder. */
const foldersOf = (path: string) =>
  new Set(globSync('*/**/*.*', { cwd: ROOT + path }).map((file) => file.split(sep)[0]!));

test.each([
  ['src/contract', ['kit', 'shell']],
  ['src/server', ['kit', 'platform']],
  ['src/portal/staff', []],
  ['schemas/forms', []],
  ['schemas/lists', []],
  ['tests/e2e', []],
])('in %s the folders are wings', (path, others) => {
  expect([...foldersOf(path)].filter((name) => !(WINGS as readonly string[]).includes(name)).sort()).toEqual(others);
});

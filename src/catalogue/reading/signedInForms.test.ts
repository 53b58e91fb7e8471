import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { loadCatalogue } from './load.ts';

const REPOSITORY = fileURLToPath(new URL('../../..', import.meta.url));

/** `PersistedForm` is the only way in which an applicants' page draws a declared form. */
const DRAWN = /<PersistedForm\s+name="([\w-]+)"/g;

test('a form says that it stands on signed-in pages, unless applicants are asked it', () => {
  const drawn = globSync('src/portal/**/*.tsx', { cwd: REPOSITORY, exclude: ['**/*.stories.tsx'] }).flatMap((file) =>
    [...readFileSync(join(REPOSITORY, file), 'utf8').matchAll(DRAWN)].map(([, name]) => name!),
  );
  const forms = Object.entries(loadCatalogue(REPOSITORY).forms.sections);
  expect(
    forms
      .filter(([, { signedIn }]) => !signedIn)
      .map(([name]) => name)
      .sort(),
  ).toEqual([...new Set(drawn)].sort());
});

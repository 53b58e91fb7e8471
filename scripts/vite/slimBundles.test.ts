import { expect, test } from 'vitest';
import { mustBeWrittenFor } from './libraryVersions.ts';
import { mustHaveMatched } from './slimBundles.ts';

test('what is installed is what the replacements were written for', () => {
  expect(() => mustBeWrittenFor()).not.toThrow();
});

test('a build with another version of a library fails, and names it', () => {
  const newer = (name: string) => ({ '@rjsf/core': '6.11.1' })[name] ?? '6.12.0';
  expect(() => mustBeWrittenFor(newer)).toThrow(
    '@rjsf/utils is 6.12.0, and was 6.11.1 when its files were read. Please read',
  );
});

const RJSF = ['index', 'createSchemaUtils', 'deepEquals'].map(
  (name) => `/college/node_modules/@rjsf/utils/lib/${name}.js`,
);

test.each([
  ['nothing of these libraries', ['/college/src/portal/app/entry.tsx']],
  ['all that is replaced', [...RJSF, '\0plain-uri']],
])('a build passes with %s', (_, modules) => expect(() => mustHaveMatched(modules)).not.toThrow());

test.each([
  [
    'a file that is replaced has moved',
    [...RJSF.slice(0, 2), '\0plain-uri'],
    '@rjsf/utils is bundled, and nothing of it matches',
  ],
  ['a package is imported no more', RJSF, '@rjsf/utils is bundled, and nothing of it matches'],
])('a build fails where %s', (_, modules, message) => expect(() => mustHaveMatched(modules)).toThrow(message));

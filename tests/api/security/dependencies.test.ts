import { expect, test } from 'vitest';
import { readList, writeList } from '../../../scripts/packages/list.ts';
import { mistakesOf, type Supply } from '../../../scripts/packages/mistakes.ts';
import { INSTALL_SCRIPTS } from '../../../scripts/packages/policy.ts';

const integrity = 'sha512-x';
const listed = {
  name: 'fastify',
  version: '5.12.8',
  licence: 'MIT',
  knownSince: '2026-11-02',
  lastRelease: '2026-11-02',
  people: 9,
};
const allowScripts = Object.fromEntries(Object.entries(INSTALL_SCRIPTS).map(([name, { runs }]) => [name, runs]));

/** A supply in which nothing is wrong, but for what is changed. */
const mistakes = (packages: Supply['lock']['packages'] = {}, change: Partial<Supply> = {}) =>
  mistakesOf({
    lock: {
      packages: { '': { version: '1.0.0' }, 'node_modules/fastify': { version: '5.12.8', integrity }, ...packages },
    },
    listed: [listed],
    allowScripts,
    ...change,
  });

test('what is installed as it is listed passes', () => {
  expect(mistakes()).toEqual([]);
  expect(mistakes({ 'node_modules/vitest': { version: '4.1.12', dev: true, integrity } })).toEqual([]);
});

test('another version, another package and one that is gone are told', () => {
  expect(mistakes({ 'node_modules/fastify': { version: '5.12.9', integrity } })).toEqual([
    expect.stringContaining('fastify@5.12.9 is installed and not in docs/dependencies.md'),
    expect.stringContaining('fastify@5.12.8 is in docs/dependencies.md and no longer installed'),
  ]);
  expect(mistakes({ 'node_modules/a/node_modules/@b/c': { version: '2.0.0', integrity } })).toEqual([
    expect.stringContaining('@b/c@2.0.0 is installed and not in'),
  ]);
});

test.each([
  ['MIT', 0],
  ['(MIT OR GPL-3.0-only)', 0],
  ['MPL-2.0', 0],
  ['Apache-2.0 AND LGPL-3.0-or-later', 0],
  ['GPL-3.0-only', 1],
  ['MIT AND GPL-3.0-only', 1],
  ['UNLICENSED', 1],
  ['', 1],
])('of a package under %j %i mistakes are told', (licence, wrong) => {
  expect(mistakes({}, { listed: [{ ...listed, licence }] })).toHaveLength(wrong);
});

test('an install script that nobody decided on is told, of development too', () => {
  expect(mistakes({ 'node_modules/sly': { version: '1.0.0', dev: true, integrity, hasInstallScript: true } })).toEqual([
    expect.stringContaining('sly runs a program while it is installed'),
  ]);
  expect(mistakes({}, { allowScripts: { ...allowScripts, esbuild: true } })).toEqual([
    expect.stringContaining('say different things of esbuild'),
  ]);
  expect(mistakes({}, { allowScripts: { ...allowScripts, sly: true } })).toEqual([
    expect.stringContaining('say different things of sly'),
  ]);
});

test('a package without a checksum is told', () => {
  expect(mistakes({ 'node_modules/fastify': { version: '5.12.8' } })).toEqual([
    expect.stringContaining('fastify@5.12.8 has no SHA-512 checksum'),
  ]);
});

test('the list is read as it was written, and what needs a look stands first', () => {
  const alone = {
    name: 'zeta',
    version: '1.0.0',
    licence: 'LGPL-3.0-or-later',
    knownSince: '',
    lastRelease: '2023-01-01',
    people: 1,
  };
  const text = writeList([listed, alone], '2026-11-22');
  expect(readList(text)).toEqual([alone, listed]);
  expect(text).toContain('one person or nobody named, no release for two years, licence');
});

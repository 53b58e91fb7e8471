import fs, { rmSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { Ajv } from 'ajv';
import { afterEach, expect, test, vi } from 'vitest';
import { manyProgrammes } from '../../../tests/support/manyProgrammes.ts';
import { HOUSE, PROGRAMMES } from '../../../tests/support/programmes.ts';
import type { Catalogue } from '../catalogue.ts';
import { compiledSection } from '../compiling/compiledSection.ts';
import * as shape from './checkShape.ts';
import { loadCatalogue } from './load.ts';

/** Counts are the same on any machine; `npm run bench -- startup` measures times. */
afterEach(() => {
  vi.restoreAllMocks();
  syncBuiltinESMExports();
});

const JUPEB = PROGRAMMES.filter(({ id }) => id === 'jupeb');

interface Counted {
  readonly read: readonly string[];
  readonly looks: number;
  readonly checks: number;
}

function load(copies: number): Counted & { readonly catalogue: Catalogue } {
  const root = manyProgrammes(copies, JUPEB);
  const [reads, looks, lists] = [vi.spyOn(fs, 'readFileSync'), vi.spyOn(fs, 'existsSync'), vi.spyOn(fs, 'readdirSync')];
  syncBuiltinESMExports();
  const checks = vi.spyOn(shape, 'checkShape');
  const catalogue = loadCatalogue(HOUSE, root);
  const counted = {
    read: reads.mock.calls.map(([path]) => String(path)),
    looks: looks.mock.calls.length + lists.mock.calls.length,
    checks: checks.mock.calls.length,
  };
  vi.restoreAllMocks();
  syncBuiltinESMExports();
  rmSync(root, { recursive: true });
  return { ...counted, catalogue };
}

test('every file is read once, however many programmes take over its blocks', () => {
  const { read, catalogue } = load(3);
  expect(read.length).toBeGreaterThan(catalogue.programmes.length);
  expect(read.filter((file, index) => read.indexOf(file) !== index)).toEqual([]);
});

test('every section is compiled once, however often it is asked for', () => {
  const { programmes } = load(0).catalogue;
  const compile = vi.spyOn(Ajv.prototype, 'compile');
  const sections = programmes.flatMap((programme) =>
    Object.keys(programme.sections).map((name) => () => compiledSection(programme, name)),
  );
  for (const request of [...sections, ...sections]) request();
  expect(compile).toHaveBeenCalledTimes(sections.length);
});

test('each further programme costs what the one before it cost', () => {
  const [two, four, six] = [load(2), load(4), load(6)];
  for (const count of [({ read }) => read.length, ({ looks }) => looks, ({ checks }) => checks] satisfies ((
    counted: Counted,
  ) => number)[]) {
    expect(count(four)).toBeGreaterThan(count(two));
    expect(count(six) - count(four)).toBe(count(four) - count(two));
  }
});

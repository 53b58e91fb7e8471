import { expect, test } from 'vitest';
import { readFileSync } from 'node:fs';
import { utmeSubject } from './utmeSubject.ts';

const SUBJECTS = JSON.parse(readFileSync('data/utme-subjects.json', 'utf8')) as readonly { readonly name: string }[];

test.each([
  ['MTH', 'Mathematics'],
  ['C.R.S', 'Christian Religious Studies'],
  ['Lit. in English', 'Literature in English'],
  ['PHYSICS', 'PHYSICS'],
])('%j is %j', (written, name) => {
  expect(utmeSubject(written)).toBe(name);
});

test('a subject that is written whole stays itself', () => {
  for (const { name } of SUBJECTS) expect(utmeSubject(name)).toBe(name);
});

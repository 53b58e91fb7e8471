import { expect, test } from 'vitest';
import { namesByAbbreviation } from './abbreviation.ts';

const NAMES = [
  'Science Education & Computer',
  'Science Education',
  'NCE: English/Social Studies',
  'ND Computer Science',
].map((name) => ({ name }));

test.each([
  ['SCI. EDU. & COMPUTER', ['Science Education & Computer']],
  ['Science Education and Computer', ['Science Education & Computer']],
  ['NCE:English/Social Studies', ['NCE: English/Social Studies']],
  ['ND COMP. SCI.', ['ND Computer Science']],
  ['S.E.', ['Science Education']],
  ['SCI EDU', []],
  ['COMPUTER', []],
  ['', []],
])("'%s' is written for %j", (cell, names) => {
  expect(namesByAbbreviation(NAMES)(cell).map(({ name }) => name)).toEqual(names);
});

test('a cell that may be two names is both', () => {
  expect(
    namesByAbbreviation([{ name: 'Computer Science' }, { name: 'Comparative Science' }])('Comp. Sci.'),
  ).toHaveLength(2);
});

import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { loadCatalogue } from '../reading/load.ts';
import { findablesOf, search } from './search.ts';

const jupeb = loadCatalogue(fileURLToPath(new URL('../../..', import.meta.url))).byId('jupeb')!;
const findables = findablesOf(jupeb);

const filterQuery = (query: string) => search(findables, query).map(({ anchor, excerpt }) => [anchor, excerpt]);

test('a question is found by its label, and comes before what only mentions it', () => {
  expect(filterQuery('Date of birth')[0]).toEqual(['personal-details.dateOfBirth', undefined]);
});

test('a question is found by a message, which is shown', () => {
  expect(filterQuery('more than 15 years')).toEqual([
    ['personal-details.dateOfBirth', 'you have to be more than 15 years old'],
  ]);
});

test('a question within rows is found, with all that it stands in', () => {
  const [first] = search(findables, 'grade subject');
  expect(first!.trail.slice(0, 2)).toEqual(['JUPEB', 'O-Level Result']);
  expect(filterQuery('gradeId')[0]).toEqual(['o-level-result.oLevelInfo.subjects.gradeId', 'gradeId']);
});

test('a section is found by its address, and a programme by its page', () => {
  expect(filterQuery('add-or-update-o-level')).toEqual([['o-level-result', '/JupebApplication/add-or-update-o-level']]);
  expect(filterQuery('/jupeb_login')).toEqual([['', '/jupeb_login']]);
});

test('every word must be there, and an empty query has no results', () => {
  expect(filterQuery('birth grandmother')).toEqual([]);
  expect(filterQuery('  ')).toEqual([]);
});

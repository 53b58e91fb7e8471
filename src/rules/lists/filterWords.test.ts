import { expect, test } from 'vitest';
import { filterWords } from './filterWords.ts';

const FILTERS = [
  { name: 'active', title: 'Status', nameOf: (value: string) => (value === 'true' ? 'Active' : 'Inactive') },
  { name: 'from', title: 'From' },
];

test.each([
  [{}, ''],
  [{ search: 'okafor' }, 'Search: okafor'],
  [{ active: false, from: '2026-11-23', sort: 'name' }, 'Status: Inactive · From: 23/11/2026'],
  [{ active: 'true', from: '' }, 'Status: Active'],
])('a query of %o says %o', (query, words) => {
  expect(filterWords(FILTERS, query)).toBe(words);
});

import { expect, test } from 'vitest';
import { shortName, shownCrumbs } from './Breadcrumbs.tsx';

test('names over 24 characters are cut with an ellipsis', () => {
  expect(shortName('A name of twenty-four ch')).toBe('A name of twenty-four ch');
  expect(shortName('A name of twenty-four cha')).toBe('A name of twenty-four ch…');
});

test('of more than four crumbs only the first and the last are shown', () => {
  const crumbs = ['a', 'b', 'c', 'd', 'e'].map((name) => ({ name }));
  expect(shownCrumbs(crumbs.slice(0, 4))).toHaveLength(4);
  expect(shownCrumbs(crumbs).map(({ name }) => name)).toEqual(['a', 'e']);
});

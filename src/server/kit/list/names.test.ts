import Type from 'typebox';
import { expect, test } from 'vitest';
import { listed } from '#contract/kit/list.ts';
import { requireSameNames, requireUsers } from './names.ts';

const declared = {
  title: 'Venues',
  searches: 'Name',
  empty: 'There are no venues yet',
  columns: {
    name: { title: 'Venue', sort: true },
    seats: { title: 'Seats', kind: 'count', sort: true, sum: true },
    active: { title: 'Status', kind: 'active' },
  },
  filters: { active: {} },
};
const { list } = listed({
  path: '/venues',
  access: 'public',
  summary: 'Venues',
  declared,
  row: Type.Object({ name: Type.String(), seats: Type.Integer(), active: Type.Boolean() }),
});

test.each([
  ['all that the contract offers', ['name', 'seats'], ['active', 'search'], ['seats'], undefined],
  [
    'no search',
    ['seats', 'name'],
    ['active'],
    ['seats'],
    'The list /venues can be filtered by search in its contract or in its SQL, and not in both',
  ],
  [
    'an order too few',
    ['name'],
    ['active', 'search'],
    ['seats'],
    'The list /venues can be sorted by seats in its contract or in its SQL, and not in both',
  ],
  [
    'a filter of another name',
    ['name', 'seats'],
    ['isActive', 'search'],
    ['seats'],
    'The list /venues can be filtered by active, isActive in its contract or in its SQL, and not in both',
  ],
  [
    'nothing added up',
    ['name', 'seats'],
    ['active', 'search'],
    [],
    'The list /venues can be added up by seats in its contract or in its SQL, and not in both',
  ],
])('SQL with %s', (_, sorts, filters, sums, mistake) => {
  const compare = () => requireSameNames(list, declared, { sorts, filters, sums });
  if (mistake) expect(compare).toThrow(mistake);
  else expect(compare).not.toThrow();
});

test('a scoped list is served to users alone', () => {
  expect(() => requireUsers(list, { isScoped: true })).toThrow(
    'The list /venues has a scope, and its callers are no users',
  );
  expect(() => requireUsers(list, { isScoped: false })).not.toThrow();
  expect(() => requireUsers({ ...list, access: { claim: 'results' } }, { isScoped: true })).not.toThrow();
});

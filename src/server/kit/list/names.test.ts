import Type from 'typebox';
import { expect, test } from 'vitest';
import { listed } from '#contract/kit/list.ts';
import { requireSameNames } from './names.ts';

const { list } = listed({ path: '/venues', access: 'public', summary: 'Venues', row: Type.Object({}), sorts: ['name', 'seats'], filters: { active: Type.Boolean() } });

test.each([
  ['all that the contract offers', ['name', 'seats'], ['active', 'search'], undefined],
  ['the same without a search', ['seats', 'name'], ['active'], undefined],
  ['an order too few', ['name'], ['active'], 'The list /venues can be sorted by seats in its contract or in its SQL, and not in both'],
  ['a filter of another name', ['name', 'seats'], ['isActive'], 'The list /venues can be filtered by active, isActive in its contract or in its SQL, and not in both'],
])('SQL with %s', (_, sorts, filters, mistake) => {
  const compare = () => requireSameNames(list, { sorts, filters });
  if (mistake) expect(compare).toThrow(mistake);
  else expect(compare).not.toThrow();
});

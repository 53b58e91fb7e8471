import fc from 'fast-check';
import { expect, test } from 'vitest';
import { threeWay } from './threeWay.ts';

const schema = { properties: { name: { title: 'Name' }, unit: { title: 'Unit' }, code: { title: 'Code' } } };
const base = { name: 'Law', unit: 3, code: 'LAW' };

test('what one of two changed is taken from them', () => {
  expect(threeWay(schema, { base, mine: { ...base, name: 'Law and Justice' }, theirs: { ...base, unit: 4 } })).toEqual({
    answers: { name: 'Law and Justice', unit: 4, code: 'LAW' },
    conflicts: [],
  });
});

test('what both changed, each in another way, is a conflict', () => {
  const { answers, conflicts } = threeWay(schema, {
    base,
    mine: { ...base, name: 'Mine', code: 'NEW' },
    theirs: { ...base, name: 'Theirs', code: 'NEW' },
  });
  expect(answers).toEqual({ name: 'Theirs', unit: 3, code: 'NEW' });
  expect(conflicts.map(({ path, mine, theirs }) => [path, mine, theirs])).toEqual([[['name'], 'Mine', 'Theirs']]);
});

test('of a list of choices, what one of two added or took away stays so, whatever the other did', () => {
  const claims = { properties: { claims: { title: 'Claims', items: { type: 'string' } } } } as const;
  const merge = (mine?: string[], theirs?: string[]) =>
    threeWay(claims, { base: { claims: ['self', 'fees'] }, mine: { claims: mine }, theirs: { claims: theirs } });
  expect(merge(['self', 'fees', 'reports'], ['self', 'audit'])).toEqual({
    answers: { claims: ['self', 'reports', 'audit'] },
    conflicts: [],
  });
  expect(merge(undefined, ['self', 'fees', 'audit'])).toEqual({ answers: { claims: ['audit'] }, conflicts: [] });
});

test('nobody is overwritten unseen, whatever both changed', () => {
  const version = fc.record({
    name: fc.constantFrom('a', 'b', 'c'),
    unit: fc.constantFrom(1, 2, 3),
    code: fc.constantFrom('x', 'y'),
  });
  fc.assert(
    fc.property(version, version, version, (before, mine, theirs) => {
      const { answers, conflicts } = threeWay(schema, { base: before, mine, theirs });
      for (const name of ['name', 'unit', 'code'] as const) {
        if (conflicts.some(({ path }) => path[0] === name)) continue;
        if (mine[name] !== before[name]) expect(answers[name]).toBe(mine[name]);
        else expect(answers[name]).toBe(theirs[name]);
      }
    }),
  );
});

import { expect, test } from 'vitest';
import { differences, merged } from './differences.ts';

const schema = {
  properties: {
    a: { type: 'string', title: 'A' },
    group: { type: 'object', properties: { b: { type: 'string', title: 'B' }, c: { type: 'string', title: 'C' } } },
    rows: { type: 'array', title: 'Rows', items: {} },
  },
} as const;
const mine = { a: 'same', group: { b: 'mine', c: 'c' }, rows: [{ x: 1 }] };
const theirs = { a: 'same', group: { b: 'theirs', c: 'c' }, rows: [] };

test('only what differs is listed, group by group, and a list as a whole', () => {
  expect(differences(schema, mine, theirs).map(({ path }) => path.join('/'))).toEqual(['group/b', 'rows']);
});

test('the chosen answers are laid over the others', () => {
  const differing = differences(schema, mine, theirs);
  expect(merged(theirs, differing.slice(0, 1))).toEqual({ a: 'same', group: { b: 'mine', c: 'c' }, rows: [] });
});

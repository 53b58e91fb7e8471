import { expect, test } from 'vitest';
import { withRow } from './useRowChange.ts';

const LAW = { id: 7, name: 'Law', active: true };
const ARTS = { id: 8, name: 'Arts', active: true };

test('a row changes in the pages of its list and in its record, and nothing else does', () => {
  expect(withRow({ rows: [LAW, ARTS], before: null } as never, 7, { active: false })).toEqual({
    rows: [{ ...LAW, active: false }, ARTS],
    before: null,
  });
  expect(withRow(LAW, 7, { active: false })).toEqual({ ...LAW, active: false });
  expect(withRow(ARTS, 7, { active: false })).toBe(ARTS);
  expect(withRow(null, 7, { active: false })).toBeNull();
});

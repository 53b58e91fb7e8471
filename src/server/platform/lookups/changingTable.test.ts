import { expect, test } from 'vitest';
import { changingTable } from './changingTable.ts';

const row = (id: number, name: string, parent = 8) => ({ id, name, parents: [parent] });
const namesIn = (table: ReturnType<typeof changingTable>, parent: number) =>
  table.under([parent]).options.map(({ name }) => name);

test('changes are applied: what is new, renamed, moved to another parent, retired and gone', () => {
  const table = changingTable([row(1, 'CSC 101'), row(2, 'CSC 102'), row(3, 'ACC 101', 9)]);
  table.apply({ rows: [row(4, 'CSC 100'), row(1, 'CSC 301'), row(3, 'CSC 200')], removed: [2, 77] });
  expect([namesIn(table, 8), namesIn(table, 9)]).toEqual([['CSC 100', 'CSC 200', 'CSC 301'], []]);
  expect([1, 2, 3].map(table.nameOf)).toEqual(['CSC 301', undefined, 'CSC 200']);
  table.apply({ rows: [{ ...row(4, 'CSC 100'), retired: true }], removed: [] });
  expect([namesIn(table, 8), table.under([8]).retired]).toEqual([['CSC 200', 'CSC 301'], [{ id: 4, name: 'CSC 100' }]]);
});

test('what did not change is not made again, and neither is a list of other parents', () => {
  const table = changingTable([row(1, 'CSC 101'), row(3, 'ACC 101', 9)]);
  const [changed, other] = [table.under([8]), table.under([9])];
  table.apply({ rows: [row(2, 'CSC 102')], removed: [] });
  expect(table.under([9])).toBe(other);
  expect(table.under([8]).etag).not.toBe(changed.etag);
  expect(table.under([8])).toBe(table.under([8]));
  expect([...table.all().keys()]).toEqual(['8', '9']);
});

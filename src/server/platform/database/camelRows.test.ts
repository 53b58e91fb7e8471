import { expect, test } from 'vitest';
import { camelRows } from './camelRows.ts';

test('keys are camelCase', () => {
  expect(camelRows([{ id: 1, invoice_line_2: 'a', outOfUse: null }])).toEqual([
    { id: 1, invoiceLine2: 'a', outOfUse: null },
  ]);
  expect(camelRows([])).toEqual([]);
});

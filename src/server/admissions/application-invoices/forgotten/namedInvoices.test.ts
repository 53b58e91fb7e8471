import { expect, test } from 'vitest';
import { namedInvoices } from './namedInvoices.ts';

const of = (count: number, paid: boolean, firstname = 'Ada') =>
  Array.from({ length: count }, (_, nth) => ({ firstname, lastname: `${paid ? 'Payer' : 'Stranger'}${nth}`, paid }));

test.each([
  ['a family', of(5, false), 5],
  [
    'one person many times',
    [
      ...of(1, true),
      ...of(1, true),
      ...of(1, true),
      ...of(1, false),
      ...of(1, false),
      ...of(1, false),
      ...of(1, false),
    ],
    7,
  ],
  ['a café', of(6, true), 0],
  ['a payer among invoices that strangers made', [...of(1, true), ...of(9, false)], 1],
  ['strangers of whom nobody paid', of(6, false), 0],
])('of %s', (_, invoices, count) => {
  expect(namedInvoices(invoices)).toHaveLength(count);
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatNaira, nairaText } from './money.ts';
import { typedMoney } from './typedMoney.ts';

test.each([
  ['10,000', 1_000_000],
  ['10000.50', 1_000_050],
  ['₦10 000', 1_000_000],
  ['N 1,250,000.5', 125_000_050],
  ['NGN200', 20_000],
  [' 0.05 ', 5],
  ['0', 0],
])('%s is %i kobo', (text, kobo) => {
  expect(typedMoney(text)).toBe(kobo);
});

test.each(['', '10,00', '1,0000', '10.000,00', '-5', 'ten', '1.234', '12,34,567', '₦'])(
  '%s is no amount, and stays as typed',
  (text) => {
    expect(typedMoney(text)).toBe(text);
  },
);

test('every amount is read back from each way it is written', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 10 ** 14 }), (kobo) => {
      for (const text of [formatNaira(kobo), formatNaira(kobo).slice(1), nairaText(kobo)])
        expect(typedMoney(text)).toBe(kobo);
    }),
  );
});

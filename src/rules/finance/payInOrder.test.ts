import { expect, test } from 'vitest';
import { payInOrder } from './payInOrder.ts';

const DUE = [
  { id: 'old', dueKobo: 3_000 },
  { id: 'overpaid', dueKobo: -500 },
  { id: 'new', dueKobo: 4_000 },
];
const kobos = (amountKobo: number) => {
  const { paid, restKobo } = payInOrder(amountKobo, DUE);
  return [...paid.map(({ id, kobo }) => `${id} ${kobo}`), restKobo];
};

test('money pays what comes first, and the rest is left', () => {
  expect(kobos(2_000)).toEqual(['old 2000', 0]);
  expect(kobos(5_000)).toEqual(['old 3000', 'new 2000', 0]);
  expect(kobos(9_000)).toEqual(['old 3000', 'new 4000', 2_000]);
});

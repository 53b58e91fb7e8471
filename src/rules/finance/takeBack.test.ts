import { expect, test } from 'vitest';
import { takeBack } from './takeBack.ts';

const charges = [
  { id: 'tuition', paidKobo: 70 },
  { id: 'library', paidKobo: 20 },
  { id: 'hostel', paidKobo: 30 },
];
const taken = (of: Partial<Parameters<typeof takeBack>[0]>) => {
  const { owedKobo, creditKobo } = takeBack({ amountKobo: 90, paidByIt: new Map(), charges, creditKobo: 0, ...of });
  return [Object.fromEntries(owedKobo), creditKobo];
};

test('a reversed payment is owed again where it was paid', () => {
  const paidByIt = new Map([
    ['tuition', 70],
    ['library', 20],
  ]);
  expect(taken({ paidByIt, creditKobo: 500 })).toEqual([{ tuition: 70, library: 20 }, 0]);
});

test('what a charge was reduced by since is taken from the credit that it became', () => {
  expect(taken({ paidByIt: new Map([['tuition', 90]]), creditKobo: 20 })).toEqual([{ tuition: 70 }, 20]);
});

test('credit that was used is owed again where it was used last', () => {
  expect(taken({ creditKobo: 40 })).toEqual([{ hostel: 30, library: 20 }, 40]);
});

test('what is found nowhere is credit below zero, so that the sum is whole', () => {
  expect(taken({ amountKobo: 200 })).toEqual([{ hostel: 30, library: 20, tuition: 70 }, 80]);
});

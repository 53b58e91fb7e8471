import { expect, test } from 'vitest';
import type { Calculation } from '../vocabulary.ts';
import { calculateWithin } from './calculating.ts';

const KNOWN = { answers: { budget: { left: 40 } }, facts: { firstname: 'Ada' }, today: '2026-11-26' };

const calculated = (calculation: Calculation, given: object) => {
  const answers: Record<string, unknown> = { ...given };
  calculateWithin({ properties: { answer: { type: 'number', calculated: calculation } } }, answers, KNOWN);
  return answers['answer'];
};

test.each<[calculation: Calculation, given: object, value: unknown]>([
  [{ product: ['pieces', 'price'] }, { pieces: 5, price: 513.5 }, 2567.5],
  [{ product: ['pieces', 'price'] }, { pieces: 5 }, undefined],
  [{ product: ['pieces', 12] }, {}, undefined],
  [{ sum: ['travel', 'costs/amount'] }, { costs: [{ amount: 3 }, {}, { amount: 0.1 }] }, 3.1],
  [{ sum: ['travel', 'costs/amount'] }, {}, undefined],
  [{ difference: [100, 'costs/amount'] }, {}, undefined],
  [{ difference: ['travel', 'costs'] }, { travel: 0.3, costs: 0.1 + 0.2 }, 0],
  [{ quotient: ['travel', 8] }, { travel: 20 }, 2.5],
  [{ quotient: ['travel', 0] }, { travel: 20 }, undefined],
  [{ average: ['costs/amount'] }, { costs: [{ amount: 3 }, { amount: 4 }] }, 3.5],
  [{ count: ['costs'] }, { costs: [{ amount: 3 }, {}] }, 2],
  [{ difference: ['budget/left', 'travel'] }, { travel: 20 }, 20],
  [{ join: ['application/firstname', 'lastname'] }, { lastname: 'Okafor' }, 'Ada Okafor'],
  [{ years: ['born', '2027-02-28'] }, { born: '2004-02-29' }, 22],
  [{ years: ['born'] }, { born: '2006-11-26' }, 20],
])('%j of %j is %s', (calculation, given, value) => {
  expect(calculated(calculation, given)).toBe(value);
});

test('what was sent in its place is taken out', () => {
  const answers = { pieces: 5, answer: 1 };
  calculateWithin({ properties: { answer: { calculated: { product: ['pieces', 'price'] } } } }, answers, KNOWN);
  expect(answers).toEqual({ pieces: 5 });
});

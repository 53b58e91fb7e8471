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
  [{ sum: ['travel', 'costs/amount'] }, { travel: 1, costs: [{ amount: 3 }, {}, { amount: 0.1 }] }, 4.1],
  [{ sum: ['travel', 'costs/amount'] }, { travel: 1, costs: [{ what: 'Bread' }, { amount: 0.1 }] }, undefined],
  [{ sum: ['travel', 'costs/amount'] }, { costs: [{ amount: 3 }] }, undefined],
  [{ sum: ['travel', 'costs/amount'] }, { travel: 1, costs: [] }, 1],
  [{ product: ['costs/amount', 2] }, { costs: [{ amount: 3 }, { what: 'Bread' }] }, undefined],
  [{ difference: ['travel', 'costs/amount'] }, { costs: [{ amount: 3 }, { amount: 4 }] }, undefined],
  [{ sum: ['budget/left', 'budget/spent'] }, {}, undefined],
  [{ sum: ['travel', 'costs/amount'] }, {}, undefined],
  [{ difference: [100, 'costs/amount'] }, {}, undefined],
  [{ difference: ['travel', 'costs'] }, { travel: 0.3, costs: 0.1 + 0.2 }, 0],
  [{ quotient: ['travel', 8] }, { travel: 20 }, 2.5],
  [{ quotient: ['travel', 0] }, { travel: 20 }, undefined],
  [{ average: ['costs/amount'] }, { costs: [{ amount: 3 }, { amount: 4 }] }, 3.5],
  [{ count: ['costs'] }, { costs: [{ amount: 3 }, {}] }, 1],
  [{ count: ['costs'] }, {}, 0],
  [{ difference: ['budget/left', 'travel'] }, { travel: 20 }, 20],
  [{ join: ['application/firstname', 'lastname'] }, { lastname: 'Okafor' }, 'Ada Okafor'],
  [{ years: ['born', '2027-02-28'] }, { born: '2004-02-29' }, 22],
  [{ years: ['born'] }, { born: '2006-11-26' }, 20],
  [{ months: ['from', 'to'] }, { from: '2026-01-31', to: '2026-02-28' }, 0],
  [{ months: ['from', 'to'] }, { from: '2026-01-31', to: '2026-03-01' }, 1],
  [{ months: ['from', 'to'] }, { from: '2024-11-15', to: '2026-02-15' }, 15],
  [{ months: ['from'] }, { from: '2026-08-27' }, 2],
  [{ days: ['from', 'to'] }, { from: '2024-02-28', to: '2024-03-01' }, 2],
  [{ days: ['from', 'to'] }, { from: '2026-03-01', to: '2026-02-28' }, -1],
  [{ days: ['from', '2026-12-01'] }, { from: '2026-11-26' }, 5],
  [{ days: ['from', 'to'] }, { from: '2026-11-26' }, undefined],
])('%j of %j is %s', (calculation, given, value) => {
  expect(calculated(calculation, given)).toBe(value);
});

test('what was sent in its place is taken out', () => {
  const answers = { pieces: 5, answer: 1 };
  calculateWithin({ properties: { answer: { calculated: { product: ['pieces', 'price'] } } } }, answers, KNOWN);
  expect(answers).toEqual({ pieces: 5 });
});

test('what is not asked is not missing, and neither are rows that nobody has added', () => {
  const properties = {
    travel: { type: 'number', askedWhen: { goes: true } },
    costs: { type: 'array', items: { type: 'object', properties: { amount: { type: 'number' } } } },
    total: { calculated: { sum: [10, 'travel', 'costs/amount'] } },
  } as const;
  const totalOf = (answers: Record<string, unknown>) => {
    calculateWithin({ properties }, answers, KNOWN);
    return answers['total'];
  };
  expect(totalOf({ goes: false })).toBe(10);
  expect(totalOf({ goes: true })).toBeUndefined();
  expect(totalOf({ goes: true, travel: 5, costs: [{ amount: 1 }] })).toBe(16);
});

import { expect, test } from 'vitest';
import {
  aggregateOf,
  displayAggregate,
  formulaMistakes,
  partsOf,
  USUAL_TERMS,
  weightOf,
  type FormulaTerms,
} from './aggregate.ts';

const WITH_O_LEVEL: FormulaTerms = { utme: '1/8', putme: '3/10', olevel: '2/3' };

test.each([
  [USUAL_TERMS, { utme: 400, putme: 100, olevel: 0 }, '100.00'],
  [USUAL_TERMS, { utme: 0, putme: 0, olevel: 30 }, '0.00'],
  [USUAL_TERMS, { utme: 250, putme: 67, olevel: 0 }, '64.75'],
  [USUAL_TERMS, { utme: 251, putme: 67, olevel: 0 }, '64.88'],
  [WITH_O_LEVEL, { utme: 202, putme: 58, olevel: 15 }, '52.65'],
  [WITH_O_LEVEL, { utme: 201, putme: 50, olevel: 16 }, '50.79'],
  [WITH_O_LEVEL, { utme: 400, putme: 100, olevel: 30 }, '100.00'],
])('by %j, %j make %s', (terms, scores, shown) => {
  expect(displayAggregate(aggregateOf(terms, scores))).toBe(shown);
});

test('is exact in 120ths, and unfolds to its terms', () => {
  expect(partsOf(WITH_O_LEVEL, { utme: 202, putme: 58, olevel: 15 })).toEqual([
    { term: 'utme', score: 202, weight: '1/8', points: 15 * 202 },
    { term: 'putme', score: 58, weight: '3/10', points: 36 * 58 },
    { term: 'olevel', score: 15, weight: '2/3', points: 80 * 15 },
  ]);
  expect(aggregateOf(WITH_O_LEVEL, { utme: 202, putme: 58, olevel: 15 })).toBe(6318);
});

test.each([
  ['1/8', 15],
  ['3 / 10', 36],
  ['2/3', 80],
  ['1/7', undefined],
  ['1/0', undefined],
  ['0.3', undefined],
  ['', undefined],
  ['-1/8', undefined],
])('%s is %s 120ths', (fraction, weight) => {
  expect(weightOf(fraction)).toBe(weight);
});

test('the highest scores make 100, or the formula is refused', () => {
  expect([USUAL_TERMS, WITH_O_LEVEL].map(formulaMistakes)).toEqual([{}, {}]);
  expect(formulaMistakes({ utme: '1/8', putme: '1/4' })).toEqual({
    utme: 'the highest scores make 75.00, and must make 100',
  });
  expect(Object.keys(formulaMistakes({ utme: '1/8', putme: '1/7' }))).toEqual(['putme']);
});

import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { budgetOf, LARGER_BUDGETS, USUAL_BUDGETS } from '../../tests/budgets.ts';
import { watchSlowness } from './calibration.ts';
import { byWing, overBudget, verdict, type Timing } from './outcome.ts';

const file = (name: string, seconds: number, budget?: number): Timing => ({
  name,
  of: 'file',
  seconds,
  ...(budget !== undefined && { budget }),
});
const names = (timings: readonly Timing[]) => timings.map(({ name }) => name);

const TIMINGS = [
  file('within', 20, 20),
  file('over', 21, 20),
  file('at twice', 40, 20),
  file('over twice', 41, 20),
  file('without a budget', 500),
];

test('over its budget a file is listed, the slowest first', () => {
  expect(names(overBudget(TIMINGS, 1))).toEqual(['over twice', 'at twice', 'over']);
});

test('the files of a wing count together, in whatever layer they are', () => {
  const files = [
    file('tests/api/finance/bursary.test.ts', 20),
    file('finance/fees.spec.ts', 10),
    file('src/portal/student/hostels/Hostels.stories.tsx', 5),
    file('src/rules/money.test.ts', 1),
  ];
  expect(byWing(files).map(({ name, seconds }) => [name, seconds])).toEqual([
    ['finance', 30],
    ['hostels', 5],
    ['everything else', 1],
  ]);
});

test('on a machine that is slower, each budget is as many times larger', () => {
  expect(names(overBudget(TIMINGS, 2))).toEqual(['over twice']);
  expect(overBudget(TIMINGS, 3)).toEqual([]);
});

test('nothing fails for the time it took', () => {
  const slow = file('far over', 5_000, 20);
  expect(
    verdict([{ passed: ['far over (api)'], failures: [], broken: [], timings: [slow] }], { failed: [], unsteady: [] }),
  ).toEqual({ passed: 1, failed: 0 });
});

test('a machine is never taken for faster than usual', () => {
  expect(watchSlowness().stop()).toBeGreaterThanOrEqual(1);
});

test('a file has the usual budget, or the larger one that is declared for it', () => {
  const [larger, { seconds }] = Object.entries(LARGER_BUDGETS)[0]!;
  expect([
    budgetOf('api', 'tests/api/any.test.ts'),
    budgetOf('journey', 'any.spec.ts'),
    budgetOf('api', larger),
  ]).toEqual([USUAL_BUDGETS.api, USUAL_BUDGETS.journey, seconds]);
});

test.each(Object.entries(LARGER_BUDGETS))(
  '%s is there, and its budget is larger than the usual one',
  (path, { seconds }) => {
    const isJourney = path.endsWith('.spec.ts');
    expect(existsSync(isJourney ? `tests/e2e/${path}` : path)).toBe(true);
    expect(seconds).toBeGreaterThan(USUAL_BUDGETS[isJourney ? 'journey' : 'api']);
  },
);

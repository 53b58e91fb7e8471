import { expect, test } from 'vitest';
import { runChanges, type SeenPlace, type SeenQuota, type SeenRun } from './runChanges.ts';

const QUOTA: SeenQuota = {
  quotaId: 1,
  department: 'Physics',
  seats: 5,
  carryingCapacity: null,
  cutOff: 45,
  admitted: 0,
  requirement: { id: 3, revision: 1 },
};
const place = (regNumber: string, change: Partial<SeenPlace> = {}): SeenPlace => ({
  quotaId: 1,
  regNumber,
  aggregate: 6000,
  decision: 'in',
  doubts: [],
  ...change,
});
const BEFORE: SeenRun = { formulaVersion: 1, quotas: [QUOTA], places: [place('A'), place('B'), place('C')] };

test('a run of the same inputs differs in nothing', () => {
  expect(runChanges(BEFORE, BEFORE)).toEqual({ says: [], moved: [] });
});

test('says what has changed in the inputs, and whose decision is another, with why', () => {
  const after: SeenRun = {
    formulaVersion: 2,
    quotas: [{ ...QUOTA, seats: 6, carryingCapacity: 8, requirement: { id: 3, revision: 2 } }],
    places: [
      place('A', { aggregate: 6120, decision: 'waiting' }),
      place('B', { decision: 'unclear', doubts: ['o-level'] }),
      place('D', { decision: 'waiting' }),
    ],
  };
  expect(runChanges(BEFORE, after)).toEqual({
    says: [
      'The formula of the aggregate is version 2, and was version 1.',
      'Physics: its number of seats is 6, and was 5.',
      'Physics: its carrying capacity is 8, and was not said.',
      'Physics: its requirements are others than before.',
      'One candidate is new.',
      'One candidate has a place now, or takes no part any more.',
      'One candidate has another aggregate.',
      'One candidate meets other requirements than before.',
    ],
    moved: [
      { regNumber: 'A', from: 'in', to: 'waiting', why: 'the aggregate is 51.00, and was 50.00' },
      { regNumber: 'B', from: 'in', to: 'unclear', why: 'the candidate meets other requirements than before' },
      { regNumber: 'C', from: 'in', to: null, why: 'has a place now, or takes no part any more' },
      { regNumber: 'D', from: null, to: 'waiting', why: 'new among the candidates' },
    ],
  });
});

import { expect, test } from 'vitest';
import { jupeb, O_LEVEL_RESULT, PERSONAL_DETAILS, SPONSOR_AND_REFEREE } from './jupeb.fixture.ts';
import { journey, machineOf, sectionsWalked, type Answers } from './journey.ts';
import type { Chart } from './programme.ts';

const machine = machineOf(jupeb.chart);
const ALL = {
  'personal-details': PERSONAL_DETAILS,
  'sponsor-and-referee': SPONSOR_AND_REFEREE,
  'o-level-result': O_LEVEL_RESULT,
};
const begun = (answers: Answers) => ({ answers, formCompleted: false });
const { 'personal-details': personal, 'sponsor-and-referee': sponsor } = ALL;

test.each([
  ['at the start', {}, [], 'personal-details'],
  ['after the first section', { 'personal-details': personal }, ['personal-details'], 'sponsor-and-referee'],
  [
    'after the second',
    { 'personal-details': personal, 'sponsor-and-referee': sponsor },
    ['personal-details', 'sponsor-and-referee'],
    'o-level-result',
  ],
  ['when all are saved', ALL, ['personal-details', 'sponsor-and-referee', 'o-level-result'], null],
  [
    'with a gap',
    { 'personal-details': personal, 'o-level-result': O_LEVEL_RESULT },
    ['personal-details'],
    'sponsor-and-referee',
  ],
  ['with answers of a section that there is not', { medical: {} }, [], 'personal-details'],
])('%s', (_, answers, visited, next) => {
  expect(journey(machine, begun(answers))).toMatchObject({ visited, next });
});

test('forward only to the first section that is not saved, backward to all that are', () => {
  const { canVisit } = journey(machine, begun({ 'personal-details': personal }));
  expect(['personal-details', 'sponsor-and-referee', 'o-level-result', 'nowhere'].map(canVisit)).toEqual([
    true,
    true,
    false,
    false,
  ]);
});

test('every section is on the way, in the order of the specification', () => {
  expect(sectionsWalked(machine, begun({}))).toEqual(['personal-details', 'sponsor-and-referee', 'o-level-result']);
});

test('a chart that comes back to a section ends the walk', () => {
  const states = {
    ...jupeb.chart.states,
    oLevelResult: { ...jupeb.chart.states['oLevelResult'], on: { SAVED: 'personalDetails' } },
  };
  expect(sectionsWalked(machineOf({ ...jupeb.chart, states } as Chart), begun({}))).toHaveLength(3);
});

const withLogin = (verified: unknown) =>
  machineOf({
    ...jupeb.chart,
    states: { ...jupeb.chart.states, login: { ...jupeb.chart.states['login'], on: { VERIFIED: verified } } },
  } as Chart);

test.each([
  ['a begun application to its first section', false, {}, 'personal-details'],
  ['and still when more is saved', false, { 'personal-details': personal }, 'personal-details'],
  ['a submitted application to the preview', true, ALL, null],
])('the login leads %s', (_, formCompleted, answers, afterLogin) => {
  expect(journey(machine, { answers, formCompleted })).toMatchObject({ afterLogin });
});

test('the chart alone says where a submitted application is led', () => {
  const submitted = { answers: ALL, formCompleted: true };
  expect(journey(withLogin('personalDetails'), submitted)).toMatchObject({
    afterLogin: 'personal-details',
    next: null,
  });
  expect(
    journey(withLogin([{ target: 'oLevelResult', guard: 'formCompleted' }, { target: 'personalDetails' }]), submitted)
      .afterLogin,
  ).toBe('o-level-result');
});

test('one machine answers for begun and submitted applications, in any order', () => {
  const shared = withLogin([{ target: 'preview', guard: 'formCompleted' }, { target: 'personalDetails' }]);
  const afterLogin = [true, false, true].map(
    (formCompleted) => journey(shared, { answers: ALL, formCompleted }).afterLogin,
  );
  expect(afterLogin).toEqual([null, 'personal-details', null]);
});

import { expect, test } from 'vitest';
import { jupeb } from '#catalogue/jupeb.fixture.ts';
import { canOpen, checkPlaceOf, sectionAfter, sectionToShow, showsCheck, firstUnsaved, stepsOf } from './steps.ts';

const { chart } = jupeb;
const steps = stepsOf(chart);
const PERSONAL = 'personal-details';
const SPONSOR = 'sponsor-and-referee';
const O_LEVEL = 'o-level-result';

test("the tabs are the chart's sections", () => {
  expect(steps.map(({ title, hash, previous }) => [title, hash, previous])).toEqual([
    ['Personal Details', '', undefined],
    ['Sponsor & Referee', 'section_b', PERSONAL],
    ['O-Level Result', 'section_c', SPONSOR],
  ]);
});

test('moving forward by tab is disallowed, going back is not', () => {
  const saved = new Set([PERSONAL]);
  expect([PERSONAL, SPONSOR, O_LEVEL].map((section) => canOpen(section, saved, SPONSOR))).toEqual([true, true, false]);
});

test.each([
  ['', [], PERSONAL, PERSONAL],
  ['section_c', [PERSONAL], SPONSOR, SPONSOR],
  ['#section_b', [PERSONAL], SPONSOR, SPONSOR],
  ['', [PERSONAL], SPONSOR, PERSONAL],
  [null, [PERSONAL], SPONSOR, SPONSOR],
  ['nowhere', [PERSONAL], SPONSOR, SPONSOR],
  ['section_b', [PERSONAL, SPONSOR, O_LEVEL], null, SPONSOR],
  ['nowhere', [PERSONAL, SPONSOR, O_LEVEL], null, O_LEVEL],
])('#%s with %j saved and %s next shows %s', (hash, saved, next, shown) => {
  expect(sectionToShow(steps, hash, new Set(saved), next).section).toBe(shown);
});

test.each([
  ['once all is saved', null, null, true],
  ['and at its own address', '#check', null, true],
  ['nor is a section hidden by it', 'section_b', null, false],
  ['the first section neither', '', null, false],
  ['before that, not even at its own address', '#check', O_LEVEL, false],
])('the check is shown %s', (_, hash, next, isShown) => {
  expect(showsCheck(checkPlaceOf(chart), steps, hash, next)).toBe(isShown);
});

test('a chart of before the check shows none', () => {
  const { check, ...states } = chart.states;
  expect([check, checkPlaceOf({ ...chart, states }), showsCheck(undefined, steps, null, null)]).toEqual([
    expect.anything(),
    undefined,
    false,
  ]);
});

test('after a save comes the section that the chart walks to, and nothing after the last', () => {
  expect(sectionAfter(PERSONAL, [PERSONAL, SPONSOR, O_LEVEL], O_LEVEL)).toBe(SPONSOR);
  expect(sectionAfter(O_LEVEL, [PERSONAL, SPONSOR, O_LEVEL], null)).toBe(null);
});

test.each([
  [[], PERSONAL, PERSONAL],
  [[PERSONAL], PERSONAL, SPONSOR],
  [[PERSONAL, SPONSOR, O_LEVEL], O_LEVEL, null],
  [[PERSONAL], null, null],
])('with %j saved, the next is no longer %s but %s', (saved, next, expected) => {
  expect(firstUnsaved(steps, new Set(saved), next)).toBe(expected);
});

import { expect, test } from 'vitest';
import type { RawQuestion } from '#contract/academics/raw-results.ts';
import { componentText, courseOptions, proposedCourses, proposedPicks, rawLayout } from './rawPicks.ts';

const course = (classId: number, departmentCourseId: number, code: string, isOpen = true) => ({
  classId,
  departmentCourseId,
  code,
  title: `Title of ${code}`,
  isOpen,
});
const QUESTION: RawQuestion = {
  kind: 'raw-results',
  classes: [
    { id: 0, name: '2026/2027, First, Nursing, 100', sessionId: 1 },
    { id: 1, name: '2026/2027, First, Midwifery, 100', sessionId: 1 },
    { id: 2, name: '2025/2026, First, Nursing, 100', sessionId: 9 },
  ],
  courses: [course(0, 8, 'ANP 111'), course(0, 9, 'PHC 111', false), course(1, 18, 'ANP 111'), course(2, 8, 'ANP 111')],
  sheets: [
    { name: 'CA', students: 5, component: 'ca', outOf: null, highest: 19 },
    { name: 'OBJ', students: 4, component: null, outOf: null, highest: 18 },
    { name: 'EXAM', students: 5, component: 'exam', outOf: 80, highest: 72 },
  ],
  columns: [
    { key: 'anp 111', heading: 'ANP 111', examples: ['12'], courses: [8, 18] },
    { key: 'applied physics', heading: 'Applied Physics', examples: ['14'], courses: [] },
  ],
};

test('a column is the course of the class that was chosen', () => {
  expect(proposedCourses(QUESTION, 0)).toEqual({ 'anp 111': 8 });
  expect(proposedCourses(QUESTION, 1)).toEqual({ 'anp 111': 18 });
  expect(proposedCourses(QUESTION, undefined)).toEqual({});
});

test('courses of another session are not offered, and those of another class come last', () => {
  expect(courseOptions(QUESTION, 0).map(({ id, name }) => [id, name])).toEqual([
    [8, 'ANP 111 Title of ANP 111'],
    [9, 'PHC 111 Title of PHC 111 (submitted)'],
    [18, 'ANP 111 Title of ANP 111 (2026/2027, First, Midwifery, 100)'],
  ]);
});

test('the answer is whole once each sheet that is read says what it is out of', () => {
  const picks = proposedPicks(QUESTION);
  expect(rawLayout(QUESTION, picks)).toBeUndefined();
  const ca = { component: 'ca', outOf: '20' } as const;
  expect(rawLayout(QUESTION, { ...picks, sheets: { ...picks.sheets, CA: ca } })).toEqual({
    sessionId: 1,
    sheets: { CA: { component: 'ca', outOf: 20 }, EXAM: { component: 'exam', outOf: 80 } },
    courses: { 'anp 111': 8 },
  });
  expect(rawLayout(QUESTION, { ...picks, sheets: { CA: ca }, courses: {} })).toBeUndefined();
});

test('what the sheets make together is said', () => {
  const picks = proposedPicks(QUESTION);
  const of20 = { component: 'ca', outOf: '20' } as const;
  const both = { ...picks, sheets: { ...picks.sheets, CA: of20, OBJ: of20 } };
  expect(componentText(QUESTION, both, 'ca')).toBe('The CA is made of CA and OBJ, out of 40.');
  expect(componentText(QUESTION, both, 'exam')).toBe('The examination is made of EXAM, out of 80.');
  expect(componentText(QUESTION, { ...picks, sheets: {} }, 'ca')).toBe('No sheet has the CA: it stays as it is.');
});

import { expect, test } from 'vitest';
import { inLists, listOf, type Recommended } from './recommendation.ts';

const of = (given: Partial<Recommended>): string =>
  listOf({ status: 'Pass', isFinalTerm: false, missing: [], degreeClass: 'First Class', short: null, ...given });

test.each([
  [{}, 'Pass'],
  [{ status: 'CO' }, 'Pass with carry-overs'],
  [{ status: 'Probation' }, 'Probation'],
  [{ status: 'Withdrawal recommended' }, 'To withdraw'],
  [{ status: 'Pending' }, 'Waits for marks'],
  [{ status: null }, 'Waits for marks'],
] satisfies [Partial<Recommended>, string][])('%j is on the list: %s', (given, list) => {
  expect(of(given)).toBe(list);
});

test('nobody is recommended for anything while a mark is missing', () => {
  for (const status of ['Pass', 'CO', 'Probation', 'Withdrawal recommended'] as const)
    expect(of({ status, missing: ['CSC 201: With the dean'] })).toBe('Waits for marks');
});

test('in the last semester of the final year who owes nothing graduates, by class', () => {
  expect(of({ isFinalTerm: true })).toBe('To graduate: First Class');
  expect(of({ isFinalTerm: true, degreeClass: 'Third Class' })).toBe('To graduate: Third Class');
  expect(of({ isFinalTerm: true, degreeClass: null })).toBe('Pass');
  expect(of({ isFinalTerm: true, status: 'CO' })).toBe('Pass with carry-overs');
  expect(of({ isFinalTerm: true, missing: ['CSC 201: With the dean'] })).toBe('Waits for marks');
});

test('who is short of units does not graduate, and a programme without a total holds nobody back', () => {
  expect(of({ isFinalTerm: true, short: 0 })).toBe('To graduate: First Class');
  expect(of({ isFinalTerm: true, short: 3 })).toBe('Short of units');
  expect(of({ isFinalTerm: false, short: 60 })).toBe('Pass');
});

test('the lists stand from the highest class to what waits, and an empty one is left out', () => {
  const listed = ['Waits for marks', 'To withdraw', 'To graduate: Pass', 'Pass', 'To graduate: First Class', 'Pass'];
  const lists = inLists(
    listed.map((list, name) => ({ list, name })),
    ['First Class', 'Third Class', 'Pass'],
  );
  expect(lists.map(({ title, students }) => [title, students.length])).toEqual([
    ['To graduate: First Class', 1],
    ['To graduate: Pass', 1],
    ['Pass', 2],
    ['To withdraw', 1],
    ['Waits for marks', 1],
  ]);
});

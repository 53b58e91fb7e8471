import { expect, test } from 'vitest';
import type { EditOutcome, GradingRules, ScoreMarks } from '#contract/academics/result-sheets.ts';
import type { ResultColumn } from '../../../kit/grid/gridProps.ts';
import { cellsOf, editsOf, readCell, replyOf, resultColumns } from './scoreCells.ts';

const KNOWN = new Map<string, ScoreMarks>([
  ['UG/1', { ca: 10, exam: 40, code: null }],
  ['UG/2', { ca: null, exam: null, code: 'ABS' }],
]);
const lineOf = (key: string) => `line of ${key}`;
const keyOf = (lineId: string) => lineId.slice('line of '.length);
const outcome = (key: string, more: Partial<EditOutcome>): EditOutcome => ({
  lineId: lineOf(key),
  outcome: 'saved',
  message: null,
  ca: null,
  exam: null,
  code: null,
  total: null,
  grade: null,
  by: null,
  ...more,
});

test.each([
  ['12,5', '12.5'],
  ['１２', '12'],
  ['a', 'ABS'],
  ['-', ''],
  ['0', '0'],
  ['1,234', '1,234'],
])('%s is read as %s', (typed, read) => expect(readCell('exam', typed)).toBe(read));

test('a code stands in the cell of the examination', () => {
  expect(cellsOf({ ca: 12.5, exam: 57, code: null })).toEqual({ ca: '12.5', exam: '57' });
  expect(cellsOf({ ca: 12.5, exam: null, code: 'SICK' })).toEqual({ ca: '12.5', exam: 'SICK' });
});

test('cells of one line are one edit: what was seen, and what was typed', () => {
  const cells = [
    { key: 'UG/1', column: 'ca', value: '12.5', was: '10' },
    { key: 'UG/1', column: 'exam', value: 'ABS', was: '40' },
    { key: 'UG/2', column: 'exam', value: '57', was: 'ABS' },
  ];
  expect(editsOf(cells, lineOf, KNOWN)).toEqual([
    { lineId: 'line of UG/1', base: { ca: 10, exam: 40, code: null }, ca: 12.5, exam: null, code: 'ABS' },
    { lineId: 'line of UG/2', base: { ca: null, exam: null, code: 'ABS' }, ca: null, exam: 57, code: null },
  ]);
});

test('a conflict shows what the other has, a refusal why', () => {
  const cells = [
    { key: 'UG/1', column: 'ca', value: '12', was: '10' },
    { key: 'UG/2', column: 'exam', value: '57', was: 'ABS' },
  ];
  const outcomes = [
    outcome('UG/1', { outcome: 'conflict', ca: 11, exam: 40, by: 'Eze Ngozi' }),
    outcome('UG/2', { outcome: 'refused', message: 'This sheet has been submitted' }),
  ];
  expect(replyOf(cells, outcomes, keyOf)).toEqual({
    differing: [{ key: 'UG/1', column: 'ca', theirs: '11', by: 'Eze Ngozi' }],
    refused: [{ key: 'UG/2', column: 'exam', message: 'This sheet has been submitted' }],
  });
});

const NUC: GradingRules = {
  id: 1,
  bands: [
    { from: 70, to: 100, grade: 'A', points: 500 },
    { from: 0, to: 69, grade: 'F', points: 0 },
  ],
  passMark: 40,
  caWeight: 30,
  examWeight: 70,
};
const NBTE: GradingRules = {
  ...NUC,
  id: 2,
  bands: [
    { from: 75, to: 100, grade: 'A', points: 400 },
    { from: 70, to: 74, grade: 'AB', points: 350 },
    { from: 0, to: 69, grade: 'F', points: 0 },
  ],
};
const [total, grade] = resultColumns((key) => (key.startsWith('ND') ? NBTE : NUC)) as [ResultColumn, ResultColumn];
const both = (ca: string, exam: string, key = 'UG/1') => [total.of({ ca, exam }, key), grade.of({ ca, exam }, key)];

test('total and grade follow from the cells, and are empty while a mark is missing or over its weight', () => {
  expect(both('12.5', '57')).toEqual(['70', 'A']);
  expect(both('12.5', '')).toEqual(['', '']);
  expect(both('12.5', 'ABS')).toEqual(['0', 'F']);
  expect(both('12.5', 'SICK')).toEqual(['', '']);
  expect(both('35', '57')).toEqual(['', '']);
  expect(both('12.5', '71')).toEqual(['', '']);
});

test('of two students on one sheet each is graded by the rule set of their own', () => {
  expect([both('20', '51', 'UG/1'), both('20', '51', 'ND/1')]).toEqual([
    ['71', 'A'],
    ['71', 'AB'],
  ]);
});

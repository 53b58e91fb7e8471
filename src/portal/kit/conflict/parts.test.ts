import { expect, test } from 'vitest';
import { partsOf } from './parts.ts';

const subjects = {
  title: 'Subjects',
  uniqueBy: 'subjectId',
  items: { properties: { subjectId: { title: 'Subject' }, gradeId: { title: 'Grade' } } },
};
const sittings = {
  title: 'O-Level',
  items: {
    title: 'Sitting',
    properties: { examNumber: { title: 'Exam Number' }, examCenter: { title: 'Exam Center' }, subjects },
  },
};
const sitting = (change: object = {}) => ({
  examNumber: '425',
  examCenter: 'Aba',
  subjects: [
    { subjectId: 1, gradeId: 2 },
    { subjectId: 4, gradeId: 3 },
  ],
  ...change,
});
const shown = (mine: unknown, theirs: unknown) =>
  partsOf({ field: sittings, mine, theirs, siblings: { mine: {}, theirs: {} } }).map((part) => [
    part.title,
    part.mine,
    part.theirs,
  ]);

test('of a row only the question that differs', () => {
  expect(shown([sitting()], [sitting({ examNumber: '426' })])).toEqual([['First Sitting, Exam Number', '425', '426']]);
});

test('of rows within it only the one that differs, by what tells them apart, in whatever order they stand', () => {
  const theirs = sitting({ subjects: [{ subjectId: 4, gradeId: 1 }, { subjectId: 1, gradeId: 2 }, {}] });
  expect(shown([sitting()], [theirs])).toEqual([
    ['First Sitting, Subjects', [{ subjectId: 4, gradeId: 3 }], [{ subjectId: 4, gradeId: 1 }]],
  ]);
});

test('a row that the other does not have is shown whole, against none', () => {
  expect(shown([sitting()], [sitting(), sitting({ examNumber: '999' })])).toEqual([
    ['Second Sitting', undefined, [sitting({ examNumber: '999' })]],
  ]);
});

test('lists that differ in blank rows alone are shown whole', () => {
  expect(shown([sitting()], [sitting(), {}])).toEqual([['', [sitting()], [sitting(), {}]]]);
});

test('an answer that is no list is its own part', () => {
  const field = { title: 'Address' };
  expect(partsOf({ field, mine: 'a', theirs: 'b', siblings: { mine: {}, theirs: {} } })).toMatchObject([
    { title: '', mine: 'a', theirs: 'b' },
  ]);
});

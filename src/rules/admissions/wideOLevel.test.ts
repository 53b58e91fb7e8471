import { expect, test } from 'vitest';
import { readWideOLevel, type Meanings } from './wideOLevel.ts';

const SUBJECTS = ['English Language', 'Mathematics', 'Physics'];
const GRADES = ['A1', 'C4', 'AR'];
const named = (names: readonly string[]) => (cell: string) => {
  const place = names.findIndex((name) => name.toLowerCase().startsWith(cell.toLowerCase().replace(/[./]/g, '')));
  return place < 0 ? undefined : { id: place + 1, name: names[place]! };
};
const MEANINGS: Meanings = {
  subject: named(SUBJECTS),
  grade: (cell) => named(GRADES)(cell.replace('/', '')),
  exam: (cell, isPrivate) => (cell === 'WAEC' ? (isPrivate ? 2 : 1) : undefined),
};
const FIRST = { s1exam: 'WAEC', s1number: '4990101001', s1year: '2025', s1month: 'MAY/JUNE' };

test('two sittings stand beside each other, each with its subjects', () => {
  const { sittings, mistakes, readAs } = readWideOLevel(
    {
      ...FIRST,
      s1subject1: 'ENGLISH LANG.',
      s1grade1: 'C4',
      s1subject2: 'PHYSICS',
      s1grade2: 'A/R',
      s2exam: 'WAEC',
      s2number: '4990101ab',
      s2year: '2025',
      s2month: 'NOV/DEC',
      s2subject1: 'MATHEMATICS',
      s2grade1: 'A1',
    },
    MEANINGS,
  );
  expect(mistakes).toEqual({});
  expect(readAs).toEqual({ s1subject1: 'English Language', s1grade2: 'AR' });
  expect(sittings).toMatchObject([
    {
      examTypeId: 1,
      subjects: [
        { subjectId: 1, gradeId: 2 },
        { subjectId: 3, gradeId: 3 },
      ],
    },
    { examTypeId: 2, examNumber: '4990101AB', subjects: [{ subjectId: 2, gradeId: 1 }] },
  ]);
});

test('a subject that stands twice, and half a pair, are named by their column', () => {
  const { mistakes } = readWideOLevel(
    {
      ...FIRST,
      s1subject1: 'MATHEMATICS',
      s1grade1: 'C4',
      s1subject2: 'MATHEMATICS',
      s1grade2: 'A1',
      s1grade3: 'C4',
      s1subject4: 'PHYSICS',
    },
    MEANINGS,
  );
  expect(mistakes).toEqual({
    '/s1subject2': 'this subject is in the sitting already',
    '/s1subject3': 'the grade C4 has no subject',
    '/s1grade4': 'PHYSICS has no grade',
  });
});

test('a row without a result says nothing', () => {
  expect(readWideOLevel({}, MEANINGS).mistakes).toEqual({ '/s1subject1': 'the row has no result' });
});

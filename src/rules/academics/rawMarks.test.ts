import { expect, test } from 'vitest';
import { isBlank, rawMarks, waitingTexts, type RawCell, type RawPart } from './rawMarks.ts';

const NOTHING = { ca: null, exam: null, code: null };
const WEIGHTS = { caWeight: 30, examWeight: 70 };
const cellOf = (typed: string | null): RawCell => (typed === null ? null : { text: typed });

/** CA and OBJ of 20 marks, EXAM of 80; null is a student who is not on the sheet. */
const parts = (ca: string | null, obj: string | null, exam: string | null): RawPart[] => [
  { sheet: 'CA', component: 'ca', outOf: 2_000, cell: cellOf(ca) },
  { sheet: 'OBJ', component: 'ca', outOf: 2_000, cell: cellOf(obj) },
  { sheet: 'EXAM', component: 'exam', outOf: 8_000, cell: cellOf(exam) },
];
const read = (...typed: Parameters<typeof parts>) => rawMarks(parts(...typed), NOTHING, WEIGHTS);

test('sheets of one component are added, and each component is scaled to its weight', () => {
  expect(read('12', '10', '52')).toEqual({ marks: { ca: 1_700, exam: 4_600, code: null } });
  expect(read('20', '20', '80')).toEqual({ marks: { ca: 3_000, exam: 7_000, code: null } });
});

test('a component of which one sheet says nothing stays as it is stored, and the sheet is named', () => {
  const stored = { ca: 900, exam: null, code: null };
  expect(rawMarks(parts('5', null, '40'), stored, WEIGHTS)).toEqual({
    marks: { ca: 900, exam: 3_500, code: null },
    notice: 'not on the sheet OBJ: the CA stays as it is',
  });
  expect(read('-', '16', '70')).toEqual({
    marks: { ca: null, exam: 6_100, code: null },
    notice: 'no mark on the sheet CA: the CA stays as it is',
  });
});

test('a code of the examination is the one of the line, and one of the CA where no paper was marked', () => {
  expect(read('ABS', '11', 'NR')).toMatchObject({ marks: { ca: null, exam: null, code: 'NR' } });
  expect(read('12', '10', 'abs')).toMatchObject({ marks: { ca: 1_700, code: 'ABS' } });
  expect(read('ABS', 'ABS', '')).toEqual({ marks: { ca: null, exam: null, code: 'ABS' } });
});

test('a missed test beside a paper that was marked has two readings, and a person writes one', () => {
  expect(read('ABS', '11', '45')).toEqual({
    mistake: 'The sheet CA says ABS, and the examination has a mark. Please write 0 for a test that was missed',
  });
});

test('a mark of the examination ends a code that was stored', () => {
  expect(rawMarks(parts('', '', '80'), { ca: null, exam: null, code: 'ABS' }, WEIGHTS)).toEqual({
    marks: { ca: null, exam: 7_000, code: null },
  });
});

test('what is no mark, too much, or a formula without a value is refused with its sheet', () => {
  expect(read('5', '21', '33*')).toEqual({
    mistake: "sheet OBJ: the most is 20; sheet EXAM: '33*' is not a mark. Please write a number, or ABS, SICK or I",
  });
  const [ca, ...others] = parts('', '12', '44');
  expect(rawMarks([{ ...ca!, cell: { fault: 'the formula has no value' } }, ...others], NOTHING, WEIGHTS)).toEqual({
    mistake:
      'sheet CA: the formula has no value. Please copy the column, paste it as values, and upload the file again',
  });
});

test('a student of whom no sheet says anything has nothing in the course', () => {
  expect(isBlank(parts('', '-', null))).toBe(true);
  expect(isBlank(parts('', '', '0'))).toBe(false);
});

test('what waits is scaled where it is clear, and no mark where it is not', () => {
  expect(waitingTexts(parts('12', '10', '52'), WEIGHTS)).toEqual({ ca: '17', exam: '46' });
  expect(waitingTexts(parts('12', '10', 'ABS'), WEIGHTS)).toEqual({ ca: '17', exam: 'ABS' });
  expect(waitingTexts(parts('ABS', '', '45'), WEIGHTS)).toEqual({ ca: 'CA: ABS, OBJ: -', exam: 'EXAM: 45' });
  expect(waitingTexts(parts('12', '10', '52'), undefined)).toEqual({ ca: 'CA: 12, OBJ: 10', exam: 'EXAM: 52' });
});

import { expect, test } from 'vitest';
import { readMarks } from './scoreFile.ts';
import type { ScoredLine } from './sheet.ts';

const LINE = { ca: null, exam: null, code: null, rules: { caWeight: 30, examWeight: 70 } } as unknown as ScoredLine;
const read = (CA: string, Exam: string) => readMarks({ CA, Exam }, LINE);

test('a mark beside ABS is stored, and its row says that it does not count', () => {
  expect(read('25', 'ABS')).toEqual({
    marks: { ca: 25_00, exam: null, code: 'ABS' },
    notice: 'ABS is the result: the mark beside it in CA does not count',
  });
  expect(read('abs', '45')).toMatchObject({
    marks: { exam: 45_00, code: 'ABS' },
    notice: 'ABS is the result: the mark beside it in examination does not count',
  });
});

test('ABS alone and marks alone are taken without a word', () => {
  expect(read('', 'ABS')).toEqual({ marks: { ca: null, exam: null, code: 'ABS' } });
  expect(read('25', '45')).toEqual({ marks: { ca: 25_00, exam: 45_00, code: null } });
});

import { expect, test } from 'vitest';
import { findHeadings } from './findHeadings.ts';
import { headingKey } from './headingKey.ts';
import type { RawRow } from './rawRow.ts';

/** Rows as '1: a | b'; what is empty has no cell. */
const rowsOf = (...lines: readonly string[]): RawRow[] =>
  lines.flatMap((line, index) => {
    const cells = line.split('|').flatMap((text, place) => (text.trim() ? [[place + 1, text.trim()] as const] : []));
    return cells.length > 0 ? [{ number: index + 1, cells }] : [];
  });
const knows = (...headings: readonly string[]) => {
  const keys = new Set(headings.map(headingKey));
  return (key: string) => keys.has(key);
};
const JAMB = knows('RG_NUM', 'RG_CANDNAME', 'RegNumb', 'CandName', 'Sex', 'LGA', 'StateOfOrigin');

test('the first row, where it has headings that are known', () => {
  const rows = rowsOf('RG_NUM | RG_CANDNAME | RG_SEX', '202699000011AA | OKORO ADA GRACE | F');
  expect(findHeadings(rows, JAMB)).toMatchObject({ row: 1, depth: 1 });
});

test('titles above are none', () => {
  const rows = rowsOf(
    'INVENTED COLLEGE OF TECHNOLOGY',
    'CANDIDATES WHO CHOSE THE COLLEGE, ORDER OF MERIT',
    'DeptSn | RegNumb | CandName | StateOfOrigin | LGA | Sex',
    '1 | 26990041AC | OBI, Ngozi Faith | DELTA | WARRI SOUTH | F',
  );
  expect(findHeadings(rows, JAMB).row).toBe(3);
});

test('labels beside what they name are none, and two rows are joined', () => {
  const rows = rowsOf(
    'INVENTED UNIVERSITY, FACULTY OF SCIENCE: EXAMINATION RESULT SHEET',
    'Title of Course: | Computer Programming I | | | | | | Course Code: | CSC 201',
    'Department: | Computer Science | | | | | | Semester: | First',
    '',
    'S/N | Names | Reg No | Level | Scores | | | Total (100) | Grade | Remarks',
    ' | | | | CA (30) | Exam (70) | Adj.',
    '1 | OKORO, Ada Grace | 2024/CSC/001 | 200 | 21 | 45 | | 66 | B',
  );
  const found = findHeadings(rows, knows('Names', 'Reg No', 'Level', 'Grade', 'Department', 'Semester'));
  expect(found).toMatchObject({ row: 6, depth: 2 });
  expect([...found.names.values()]).toEqual([
    'S/N',
    'Names',
    'Reg No',
    'Level',
    'Scores: CA (30)',
    'Scores: Exam (70)',
    'Scores: Adj.',
    'Total (100)',
    'Grade',
    'Remarks',
  ]);
});

test('a row of the list is no second row of headings', () => {
  const rows = rowsOf('REG. No | NAME | ANP111', '7302 | BELLO MUSA | 47');
  expect(findHeadings(rows, knows('REG. No', 'NAME'))).toMatchObject({ row: 1, depth: 1 });
  const words = rowsOf('REG. No | NAME | | Class', 'A/1 | BELLO | MUSA | ND');
  expect(findHeadings(words, knows('REG. No', 'NAME'))).toMatchObject({ row: 1, depth: 1 });
});

test('headings that nobody knows are words above values', () => {
  const rows = rowsOf('Candidate | Registered under', 'OKORO ADA | 202699000011AA', 'BELLO MUSA | 202699000012BA');
  expect(findHeadings(rows, () => false).row).toBe(1);
});

test('a file without headings has none', () => {
  const rows = rowsOf('F/ND/24/9900001 | ND2', 'F/ND/24/9900002 | ND2', 'F/ND/24/9900007 | ND2');
  expect(findHeadings(rows, knows('Matric No', 'Class'))).toMatchObject({ row: 0 });
});

test('one column with a known heading has it', () => {
  expect(findHeadings(rowsOf('Matric No', 'F/ND/24/1'), knows('Matric No')).row).toBe(1);
});

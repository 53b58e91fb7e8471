import { expect, test } from 'vitest';
import type { RawRow } from './rawRow.ts';
import { titleFacts } from './titleFacts.ts';

const block = (...rows: readonly (readonly string[])[]): RawRow[] =>
  rows.map((texts, index) => ({ number: index + 1, cells: texts.map((text, place) => [place + 1, text] as const) }));

test('labels of a title block say course, session, semester and lecturers', () => {
  expect(
    titleFacts(
      block(
        ['INVENTED UNIVERSITY: EXAMINATION RESULT SHEET'],
        ['Title of Course:', 'Computer Programming I', 'Course Code:', 'CSC 201'],
        ['Examination Date:', '03/02/2026', 'Course Unit:', '3'],
        ['Department:', 'Computer Science', 'Semester:', 'First'],
        ['Faculty:', 'Science', 'Session:', '2025/2026'],
        ['Name of Lecturers:', 'Dr A. Nobody; Mrs B. Noone'],
      ),
    ),
  ).toEqual({ code: 'CSC 201', session: '2025/2026', semester: 'First', lecturers: 'Dr A. Nobody; Mrs B. Noone' });
});

test('a title in one cell says them too, and a date of printing is no session', () => {
  expect(
    titleFacts(block(['CSC 201 Computer Programming I, 2025/2026 First Semester'], ['Printed 14/02/2026 10:21'])),
  ).toEqual({ code: 'CSC 201', session: '2025/2026', semester: 'First' });
});

test('short years, ordinals and small letters are read, and an empty label says nothing', () => {
  expect(
    titleFacts(block(['Course Code:', 'csc201'], ['Session:', '2025/26'], ['Semester:', '2nd'], ['Lecturer:'])),
  ).toEqual({ code: 'CSC 201', session: '2025/2026', semester: 'Second' });
  expect(titleFacts(block(['Printed 14/02/2026 10:21'], ['RESULT OF 1999']))).toEqual({});
});

import { courseCode } from '#rules/courseCode.ts';
import type { FormSheet } from '../../kit/forms/rows.ts';
import type { SheetRow } from '../../kit/sheet/reading.ts';
import type { User } from '../../platform/auth/caller.ts';
import type { Queryable } from '../../platform/database/database.ts';
import { departmentsWithin } from './policy.ts';
import { departmentsOfCodes, namesOfDepartment } from './sql/departments.ts';

/**
 * Offices' course lists are of one department and do not say which. It is the one that has the course, else the one whose courses
 * begin with the same letters, else the one that its head leads; where there are several the row asks.
 */
export async function withDepartments(
  { headings }: Pick<FormSheet, 'headings'>,
  db: Queryable,
  rows: readonly SheetRow[],
  user: User,
): Promise<readonly SheetRow[]> {
  const [faculty, department, code] = [headings['facultyId']!, headings['departmentId']!, headings['code']!];
  const codeOf = ({ cells }: SheetRow) => (cells[department] ? undefined : courseCode(cells[code] ?? '') || undefined);
  const codes = [...new Set(rows.flatMap((row) => codeOf(row) ?? []))];
  if (codes.length === 0) return rows;
  const known = Map.groupBy(await departmentsOfCodes(db, { codes }), (each) => each.code);
  const [led, ...others] = (await departmentsWithin(db, user)) ?? [];
  const [own] = led === undefined || others.length > 0 ? [] : await namesOfDepartment(db, { id: led });
  return rows.map((row) => {
    const written = codeOf(row);
    if (written === undefined) return row;
    const alike = known.get(written) ?? [];
    const having = alike.filter(({ hasIt }) => hasIt);
    const found = having.length > 0 ? having : alike.length > 0 ? alike : own ? [own] : [];
    const [only] = found;
    return only && found.length === 1
      ? { ...row, cells: { ...row.cells, [faculty]: only.faculty, [department]: only.department } }
      : { ...row, unclear: { ...row.unclear, [department]: questionOf(written, found.length) } };
  });
}

const questionOf = (code: string, departments: number): string => {
  const letters = code.split(' ', 1)[0]!;
  return departments === 0
    ? `no department has a course that begins with ${letters}. Please add the department`
    : `${departments} departments have courses that begin with ${letters}. Please add the department`;
};

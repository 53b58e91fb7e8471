import { lagosDay } from '#rules/lagosDay.ts';
import { optionsCalled, type FormSheet } from '../../../kit/forms/rows.ts';
import type { SheetRow } from '../../../kit/sheet/reading.ts';
import { onlyDepartment } from '../../../school/programmes/service.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { NumberedRow } from './candidates.ts';
import { MODE } from './officeColumns.ts';

/** To which JAMB admits: the degree, else the National Diploma. */
const UNDERGRADUATE = 1;
const NATIONAL_DIPLOMA = 14;
const JAMB_TYPES = [UNDERGRADUATE, NATIONAL_DIPLOMA];

const JAMB_MODE = /^(?:utme|jamb|d\.?e\.?|direct entry)$/i;

/**
 * What a file leaves out of a new place follows from what it says: a mode of entry says the student type, a department its
 * programme and a programme its department where there is one alone, and the day of admission is today.
 */
export function withPlace(platform: Platform, sheet: FormSheet, { row, listed, placedAs }: NumberedRow): SheetRow {
  if (placedAs !== undefined) return row;
  const { headings } = sheet;
  const day = headings['admittedOn']!;
  const dated = row.cells[day] === undefined ? withCells(row, { [day]: lagosDay(platform.now()) }) : row;
  return dated.cells[headings['programmeId']!]
    ? withDepartment(platform, sheet, dated)
    : withProgramme(platform, sheet, dated, listed);
}

function withDepartment({ lookups }: Platform, sheet: FormSheet, row: SheetRow): SheetRow {
  const heading = sheet.headings['departmentId']!;
  const { programmeId } = sheet.read(row.cells).answers;
  if (row.cells[heading] || programmeId === undefined) return row;
  const only = onlyDepartment(lookups, programmeId);
  return only === undefined ? row : withCells(row, { [heading]: only });
}

function withProgramme(
  { lookups }: Platform,
  { headings, read }: FormSheet,
  row: SheetRow,
  listed: NumberedRow['listed'],
): SheetRow {
  const { cells } = row;
  const [type, programme, department] = [
    headings['studentTypeId']!,
    headings['programmeId']!,
    headings['departmentId']!,
  ];
  const written = cells[department] ?? '';
  const departments = written
    ? optionsCalled(lookups.list('all-departments', []), written).map(({ id }) => id)
    : [listed?.departmentId];
  const [departmentId] = departments;
  const said = cells[type] ? read(cells).answers['studentTypeId'] : undefined;
  const types = said === undefined ? typesOf(cells, listed) : [said];
  if (departments.length !== 1 || departmentId === undefined || departmentId === null) return row;
  const [found] = types.flatMap((id) => {
    const offered = lookups
      .list('school-programmes', [id])
      .filter((each) => lookups.list('programme-departments', [each.id]).some((one) => one.id === departmentId));
    return offered.length > 0 ? [{ id, offered }] : [];
  });
  if (!found) return row;
  if (found.offered.length > 1)
    return {
      ...row,
      unclear: {
        ...row.unclear,
        [programme]: `the department offers ${found.offered.length} programmes. Please add the programme`,
      },
    };
  const named = {
    [type]: lookups.nameOf('student-types', found.id)!,
    [programme]: found.offered[0]!.name,
    ...(!written && { [department]: lookups.nameOf('all-departments', departmentId)! }),
  };
  return withCells(row, named);
}

const typesOf = (cells: SheetRow['cells'], listed: NumberedRow['listed']): readonly unknown[] =>
  listed || JAMB_MODE.test(cells[MODE] ?? '') ? JAMB_TYPES : [];

const withCells = (row: SheetRow, cells: SheetRow['cells']): SheetRow => ({
  ...row,
  cells: { ...row.cells, ...cells },
});

import { nameWords } from '#rules/admissions/listedName.ts';
import { withoutComma } from '#rules/sheets/names.ts';
import { sessionYear } from '#rules/sheets/sessionYear.ts';
import type { FormSheet } from '../../kit/forms/rows.ts';
import type { SheetRow } from '../../kit/sheet/reading.ts';
import type { Platform } from '../../platform/platform.ts';
import { onlyDepartment } from '../../school/programmes/service.ts';

type Headings = Pick<FormSheet, 'headings'>;

/** An office's file has the year of entry, and a name with a comma. */
export function readOfficeRow({ headings }: Headings, row: SheetRow): SheetRow {
  const [entry, name] = [headings['entrySession']!, headings['fullName']!];
  const { [entry]: year = '', [name]: written = '' } = row.cells;
  const whole = withoutComma(written);
  const named = whole === written ? row : { ...row, cells: { ...row.cells, [name]: whole } };
  if (year === '') return named;
  const read = sessionYear(year);
  if ('question' in read) return { ...named, unclear: { ...named.unclear, [entry]: read.question } };
  return read.session === year
    ? named
    : {
        ...named,
        cells: { ...named.cells, [entry]: read.session },
        notices: { ...named.notices, [entry]: `'${year}' was read as '${read.session}'` },
      };
}

/** A name that differs from the stored one in letter case alone is no other. */
export function withStoredName({ headings }: Headings, row: SheetRow, stored: string | undefined): SheetRow {
  const name = headings['fullName']!;
  const written = row.cells[name];
  return stored === undefined || !written || written === stored || wordsOf(written) !== wordsOf(stored)
    ? row
    : { ...row, cells: { ...row.cells, [name]: stored } };
}

const wordsOf = (name: string): string => nameWords(name).join(' ');

/**
 * What a file leaves out of somebody whom the college does not know follows from what it says: a programme that one department offers
 * says the department, and whoever has one number has it as matric and as registration number.
 */
export function withFollowing({ lookups }: Platform, sheet: FormSheet, row: SheetRow): SheetRow {
  if (row.stored) return row;
  const [matric, number, department] = [
    sheet.headings['matricNumber']!,
    sheet.headings['regNumber']!,
    sheet.headings['departmentId']!,
  ];
  const { cells } = row;
  const { programmeId } = cells[department] ? {} : sheet.read(cells).answers;
  const only = programmeId === undefined ? undefined : onlyDepartment(lookups, programmeId);
  const added = {
    ...(cells[number] === undefined && cells[matric] && { [number]: cells[matric] }),
    ...(only !== undefined && { [department]: only }),
  };
  return Object.keys(added).length > 0 ? { ...row, cells: { ...cells, ...added } } : row;
}

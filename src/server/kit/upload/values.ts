import { isAllInSurname, joinName, splitName, type NameParts } from '#rules/sheets/names.ts';
import type { SheetRow } from '../sheet/reading.ts';
import { PART_NAMES, WHOLE_NAME } from './layout/nameFields.ts';
import type { UploadTarget } from './target.ts';

type Shape = Pick<UploadTarget, 'headings' | 'name' | 'implied'>;

const ALL_IN_SURNAME = 'the first name is empty. Please write which word is the surname and which the first name';

/** What the cells of a file with other columns say in the list's own: a name in one column or in three, and what is beside it. */
export const inOwnColumns = (target: Shape, row: SheetRow): SheetRow => withImplied(target, withName(target, row));

function withName({ name, headings }: Shape, row: SheetRow): SheetRow {
  if (!name) return row;
  return typeof name === 'string' ? joined(headings[name]!, row) : split(partHeadings(name, headings), row);
}

type PartHeadings = Readonly<Record<keyof NameParts, string>>;

const partHeadings = (name: PartHeadings, headings: UploadTarget['headings']): PartHeadings => ({
  surname: headings[name.surname]!,
  firstname: headings[name.firstname]!,
  other: headings[name.other]!,
});

function split(parts: PartHeadings, row: SheetRow): SheetRow {
  const whole = row.cells[WHOLE_NAME];
  if (whole === undefined) return row;
  const { surname, firstname, other } = splitName(whole);
  return {
    ...row,
    cells: { ...row.cells, [parts.surname]: surname, [parts.firstname]: firstname, [parts.other]: other },
  };
}

function joined(heading: string, row: SheetRow): SheetRow {
  const {
    [PART_NAMES.surname]: surname,
    [PART_NAMES.firstname]: firstname = '',
    [PART_NAMES.other]: other = '',
    ...cells
  } = row.cells;
  if (surname === undefined || heading in cells) return row;
  const name = { surname, firstname, other };
  return {
    ...row,
    cells: { ...cells, [heading]: joinName(name) },
    ...(isAllInSurname(name) && { unclear: { ...row.unclear, [heading]: ALL_IN_SURNAME } }),
  };
}

/** A column that the file does not have has the same value in each row that has what it is beside. */
function withImplied({ headings, implied = {} }: Shape, row: SheetRow): SheetRow {
  const added = Object.entries(implied).flatMap(([field, { beside, value }]) => {
    const [heading, other] = [headings[field]!, headings[beside]!];
    return row.cells[heading] === undefined && row.cells[other] ? [[heading, value] as const] : [];
  });
  return added.length === 0 ? row : { ...row, cells: { ...row.cells, ...Object.fromEntries(added) } };
}

import { isSameName, isTurnedRound, nameWords } from '#rules/admissions/listedName.ts';
import { FORMATS } from '#rules/formats.ts';
import { normalisePhone } from '#rules/phone.ts';
import { withoutComma } from '#rules/sheets/names.ts';
import type { FormSheet } from '../../../kit/forms/rows.ts';
import type { SheetRow } from '../../../kit/sheet/reading.ts';
import { CLEAR, isDash } from '../../../kit/upload/emptyCells.ts';
import type { Queryable } from '../../../platform/database/database.ts';
import type { RowOf } from '../../../platform/database/describedSql.ts';
import type { sessionsOfUpload } from '../../uploadedSession.ts';
import { readRegNumber } from '../importList.ts';
import { candidatesOfRows, placesOfRows } from './candidatesSql.ts';
import { PHONE } from './officeColumns.ts';

type Candidate = RowOf<'candidates-of-admission-rows'>;

/** A row with the number of whom it names, and what the college has of them. */
export interface NumberedRow {
  readonly row: SheetRow;
  /** On one of JAMB's lists. */
  readonly listed?: Candidate;
  /** The name under which the number is on the admission list. */
  readonly placedAs?: string;
}

type Sessions = Pick<Awaited<ReturnType<typeof sessionsOfUpload>>, 'of'>;

const LISTS: Readonly<Record<string, string>> = { UTME: 'UTME list', DE: 'Direct Entry list' };

const NOBODY = 'nobody on the JAMB lists and among the applicants of the session has this name. Please add the number';

/** Finds who each row names. A file without numbers names its people by their names, and of several who share one by email or phone. */
export async function numberedRows(
  db: Queryable,
  { headings }: Pick<FormSheet, 'headings'>,
  sessions: Sessions,
  rows: readonly SheetRow[],
): Promise<readonly NumberedRow[]> {
  const [number, name, email] = [headings['regNumber']!, headings['fullName']!, headings['email']!];
  const found = Map.groupBy(
    await candidatesOfRows(db, { rows: rows.map((row) => soughtIn(row, number, name, sessions)) }),
    (each) => each.number,
  );
  const numbered = rows.map((row) => {
    const candidates = found.get(row.number) ?? [];
    return row.cells[number]
      ? { row, listed: candidates.find(({ list }) => list) }
      : numberedByName(row, { number, name, email }, candidates);
  });
  const places = new Map(
    (
      await placesOfRows(db, {
        rows: numbered.map(({ row }) => soughtIn(row, number, name, sessions)),
      })
    ).map((place) => [place.number, place.fullName]),
  );
  return numbered.map(({ row, listed }) => {
    const placedAs = places.get(row.number);
    const known = { ...(listed && { listed }), ...(placedAs !== undefined && { placedAs }) };
    return { row: withClearContacts(withListedName(row, name, known), email), ...known };
  });
}

function soughtIn({ number, cells }: SheetRow, heading: string, name: string, sessions: Sessions) {
  const typed = cells[heading];
  return {
    number,
    session_id: sessions.of(cells) ?? null,
    reg_number: typed ? readRegNumber(typed) : null,
    words: typed ? null : nameWords(cells[name] ?? '').join(' & ') || null,
  };
}

interface Headings {
  readonly number: string;
  readonly name: string;
  readonly email: string;
}

function numberedByName(row: SheetRow, headings: Headings, candidates: readonly Candidate[]) {
  const { cells } = row;
  const name = cells[headings.name] ?? '';
  if (name === '') return { row, listed: undefined };
  const named = candidates.filter(({ fullName }) => isSameName(name, fullName));
  const reached = named.filter(
    ({ email, phone }) =>
      (email && email.toLowerCase() === (cells[headings.email] ?? '').toLowerCase()) ||
      (phone && phone === normalisePhone(cells[PHONE] ?? '')),
  );
  const numbers = numbersOf(named).length > 1 && reached.length > 0 ? numbersOf(reached) : numbersOf(named);
  if (numbers.length !== 1) {
    const message =
      numbers.length === 0
        ? NOBODY
        : `${numbers.length} people have this name: ${numbers.slice(0, 3).join(', ')}. Please add the number`;
    return { row: { ...row, unclear: { ...row.unclear, [headings.number]: message } }, listed: undefined };
  }
  const listed = named.find(({ list, regNumber }) => list && regNumber === numbers[0]);
  const where = listed ? `on the ${LISTS[listed.list!]}` : 'among the applicants';
  return {
    row: withNotice(
      { ...row, cells: { ...cells, [headings.number]: numbers[0]! } },
      headings.number,
      `${numbers[0]} was found by the name ${where}`,
    ),
    listed,
  };
}

const numbersOf = (candidates: readonly Candidate[]): readonly string[] => [
  ...new Set(candidates.map(({ regNumber }) => regNumber)),
];

/** JAMB's list says which word of a name is the surname. Whoever has a place under the file's name keeps it. */
function withListedName(row: SheetRow, heading: string, { listed, placedAs }: Omit<NumberedRow, 'row'>): SheetRow {
  const written = row.cells[heading];
  if (!written || written === placedAs) return row;
  const name = withoutComma(written);
  if (listed && (placedAs === undefined || placedAs === listed.fullName) && isTurnedRound(name, listed.fullName))
    return withNotice(
      withCell(row, heading, listed.fullName),
      heading,
      `surname and first name change places: the ${LISTS[listed.list!]} has '${listed.fullName}'`,
    );
  return name === written ? row : withCell(row, heading, name);
}

/** Whoever is admitted is, though nobody can write to them. */
function withClearContacts(row: SheetRow, heading: string): SheetRow {
  const [email, phone] = [row.cells[heading] ?? '', row.cells[PHONE] ?? ''];
  const checked =
    email === '' || email === CLEAR || isDash(email) || FORMATS.email(email)
      ? row
      : withNotice(withCell(row, heading, ''), heading, `'${email}' is not an email address, and was left out`);
  return phone === '' || isDash(phone) || normalisePhone(phone) !== null
    ? checked
    : withNotice(checked, PHONE, `'${phone}' is not a phone number of 11 digits`);
}

const withCell = (row: SheetRow, heading: string, cell: string): SheetRow => ({
  ...row,
  cells: { ...row.cells, [heading]: cell },
});

const withNotice = (row: SheetRow, heading: string, message: string): SheetRow => ({
  ...row,
  notices: { ...row.notices, [heading]: message },
});

import { FORMATS } from '#rules/formats.ts';
import { normaliseJambNumber } from '#rules/jambNumber.ts';
import type { Lookups } from '../../platform/lookups/lookups.ts';
import type { Queryable } from '../../platform/database/database.ts';
import { upsertAdmissions } from './sql.ts';

/** A line as it was typed; days are YYYY-MM-DD. */
export interface ListedAdmission {
  readonly regNumber: string;
  readonly studentTypeId: number;
  readonly fullName: string;
  /** Of the student type; its department must offer it. */
  readonly programmeId: number;
  readonly departmentId: number;
  readonly optionId?: number;
  /** Of origin. */
  readonly stateId?: number;
  /** Where the studies begin; 100 unless said. */
  readonly levelId?: number;
  readonly admittedOn: string;
  readonly offerUntil?: string;
  /** Where the candidate claims their account. */
  readonly email?: string;
}

export interface ImportReport {
  /** How many were new or changed. */
  readonly stored: number;
  /** Lines count from 1. */
  readonly refused: readonly { readonly line: number; readonly message: string }[];
}

interface Import {
  readonly sessionId: number;
  readonly rows: readonly ListedAdmission[];
  readonly now: Date;
  readonly actor: string;
}

export const FIRST_LEVEL = 100;

/** A JAMB number may come in groups; the college's own numbers have dashes and strokes that belong to them. */
export const readRegNumber = (typed: string): string =>
  normaliseJambNumber(typed) ?? typed.replace(/\s/g, '').toUpperCase();

/** Stores every valid line and reports the others; the same list again changes nothing. */
export async function importAdmissions(
  db: Queryable,
  lookups: Lookups,
  { sessionId, rows, now, actor }: Import,
): Promise<ImportReport> {
  const judged = rows.map((row, index) => ({
    row,
    line: index + 1,
    message: mistakeIn(row, lookups, rows.slice(0, index)),
  }));
  const right = judged.flatMap(({ row, message }) => (message ? [] : [storedRow(row)]));
  const stored = await upsertAdmissions(db, { sessionId, rows: right, now, actor });
  return {
    stored: stored.length,
    refused: judged.flatMap(({ line, message }) => (message ? [{ line, message }] : [])),
  };
}

const storedRow = ({
  regNumber,
  studentTypeId,
  fullName,
  programmeId,
  departmentId,
  optionId,
  stateId,
  levelId,
  admittedOn,
  offerUntil,
  email,
}: ListedAdmission) => ({
  student_type_id: studentTypeId,
  reg_number: readRegNumber(regNumber),
  full_name: fullName.trim(),
  programme_id: programmeId,
  department_id: departmentId,
  option_id: optionId ?? null,
  state_id: stateId ?? null,
  level_id: levelId ?? FIRST_LEVEL,
  admitted_on: admittedOn,
  offer_until: offerUntil ?? null,
  email: email?.trim() || null,
});

function mistakeIn(row: ListedAdmission, lookups: Lookups, earlier: readonly ListedAdmission[]): string | undefined {
  const number = readRegNumber(row.regNumber);
  if (number === '') return 'the registration number is missing';
  if (!lookups.options('student-types', [])?.has(row.studentTypeId))
    return `there is no student type ${row.studentTypeId}`;
  if (!FORMATS['full-name'](row.fullName)) return 'the full name must have a surname and a first name';
  const misplaced = misplacedIn(row, lookups);
  if (misplaced) return misplaced;
  if (!FORMATS.date(row.admittedOn)) return `'${row.admittedOn}' is not a day (YYYY-MM-DD)`;
  if (row.email?.trim() && !FORMATS.email(row.email.trim())) return `'${row.email}' is not an email address`;
  const before = earlier.findIndex(
    (other) => readRegNumber(other.regNumber) === number && other.studentTypeId === row.studentTypeId,
  );
  return before === -1 ? undefined : `${number} is on line ${before + 1} already`;
}

function misplacedIn(
  { studentTypeId, programmeId, departmentId, optionId }: ListedAdmission,
  { options }: Lookups,
): string | undefined {
  if (!options('school-programmes', [studentTypeId])?.has(programmeId)) return 'the student type has no such programme';
  if (!options('programme-departments', [programmeId])?.has(departmentId))
    return 'the department does not offer this programme';
  return optionId !== undefined && !options('department-options', [departmentId])?.has(optionId)
    ? 'the department has no such option'
    : undefined;
}

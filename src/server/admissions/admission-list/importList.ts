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
  readonly programme: string;
  readonly admittedOn: string;
  /** Where the candidate claims their account. */
  readonly email?: string;
}

export interface ImportReport {
  /** How many were new or changed. */
  readonly kept: number;
  /** Lines count from 1. */
  readonly refused: readonly { readonly line: number; readonly message: string }[];
}

interface Import {
  readonly sessionId: number;
  readonly rows: readonly ListedAdmission[];
  readonly now: Date;
  readonly actor: string;
}

/** A JAMB number may come in groups; the college's own numbers have dashes and strokes that belong to them. */
export const readRegNumber = (typed: string): string => normaliseJambNumber(typed) ?? typed.replace(/\s/g, '').toUpperCase();

/** Stores every valid line and reports the others; the same list again changes nothing. */
export async function importAdmissions(db: Queryable, lookups: Lookups, { sessionId, rows, now, actor }: Import): Promise<ImportReport> {
  const judged = rows.map((row, index) => ({ row, line: index + 1, message: mistakeIn(row, lookups, rows.slice(0, index)) }));
  const right = judged.flatMap(({ row, message }) => (message ? [] : [{
    student_type_id: row.studentTypeId, reg_number: readRegNumber(row.regNumber), full_name: row.fullName.trim(),
    programme: row.programme.trim(), admitted_on: row.admittedOn, email: row.email?.trim() || null,
  }]));
  const stored = await upsertAdmissions(db, { sessionId, rows: right, now, actor });
  return { kept: stored.length, refused: judged.flatMap(({ line, message }) => (message ? [{ line, message }] : [])) };
}

function mistakeIn(row: ListedAdmission, lookups: Lookups, earlier: readonly ListedAdmission[]): string | undefined {
  const number = readRegNumber(row.regNumber);
  if (number === '') return 'the registration number is missing';
  if (!lookups.options('student-types', [])?.has(row.studentTypeId)) return `there is no student type ${row.studentTypeId}`;
  if (!FORMATS['full-name'](row.fullName)) return 'the full name must have a surname and a first name';
  if (row.programme.trim() === '') return 'the programme is missing';
  if (!FORMATS.date(row.admittedOn)) return `'${row.admittedOn}' is no day (YYYY-MM-DD)`;
  if (row.email?.trim() && !FORMATS.email(row.email.trim())) return `'${row.email}' is no email address`;
  const before = earlier.findIndex((other) => readRegNumber(other.regNumber) === number && other.studentTypeId === row.studentTypeId);
  return before === -1 ? undefined : `${number} stands on line ${before + 1} already`;
}

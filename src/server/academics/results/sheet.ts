import resultSheet from '#work/result-sheet.json' with { type: 'json' };
import type { SheetState } from '#contract/academics/result-sheets.ts';
import { SHEET } from '#contract/academics/states.ts';
import { graded, type Graded, type Marks } from '#rules/academics/grading.ts';
import type { User } from '../../platform/auth/caller.ts';
import type { Queryable } from '../../platform/database/database.ts';
import type { RowOf } from '../../platform/database/describedSql.ts';
import { notFound } from '../../platform/problem.ts';
import { requireOpenSession } from '../../school/sessions/service.ts';
import { digestOf } from './digest.ts';
import { marksOf } from './marks.ts';
import { maySee, partOf, type Part } from './policy.ts';
import { readRules, type BoundRules } from './ruleSets.ts';
import { sheetFacts, sheetLines } from './sql/sheets.ts';

export interface SheetKey {
  readonly departmentCourseId: number;
  readonly sessionId: number;
}

export type Facts = RowOf<'sheet-facts'>;

export interface ScoredLine extends Marks {
  readonly id: string;
  readonly number: string;
  readonly name: string;
  readonly isLate: boolean;
  readonly rules: BoundRules;
  readonly result: Graded;
}

/** A sheet with everything that a decision about it needs. */
export interface LoadedSheet {
  readonly facts: Facts;
  readonly lines: readonly ScoredLine[];
  /** Of the lines that are no late ones. */
  readonly digest: string;
}

const NO_COURSE = 'There is no such course in this session';

export async function keyOf(
  db: Queryable,
  { departmentCourseId, sessionId }: { readonly departmentCourseId: number; readonly sessionId?: number },
): Promise<SheetKey> {
  return { departmentCourseId, sessionId: sessionId ?? (await requireOpenSession(db)).id };
}

/** @throws Problem 404 */
export async function loadSheet(db: Queryable, key: SheetKey): Promise<LoadedSheet> {
  const [facts] = await sheetFacts(db, key);
  if (!facts) throw notFound(NO_COURSE);
  const rulesFor = await readRules(db);
  const lines = (await sheetLines(db, key)).map((row): ScoredLine => {
    const rules = rulesFor(row.studentTypeId, row.entryYear);
    const marks = marksOf(row);
    const { id, number, name } = row;
    const isLate = facts.state !== SHEET.open && !row.hasScore;
    return { id, number, name, ...marks, isLate, rules, result: graded(marks, rules) };
  });
  return {
    facts,
    lines,
    digest: digestOf(
      key,
      lines.filter(({ isLate }) => !isLate),
    ),
  };
}

/** @throws Problem 404 for a course that is not there and for who may not see its marks: a 403 would lead them off the page */
export async function partInSheet(db: Queryable, user: User, key: SheetKey, state: string): Promise<Part> {
  const part = await partOf(db, user, key);
  if (!part) throw notFound(NO_COURSE);
  if (!maySee(part, state, user))
    throw notFound('The marks of this course are open to its lecturers and to who approves them');
  return part;
}

export const AFTER_SENATE: ReadonlySet<string> = new Set([SHEET['senate-approved'], SHEET.published]);

export const statusOf = (state: string): string => resultSheet.chart.states[state as SheetState]?.meta.title ?? state;

import resultSheet from '#work/result-sheet.json' with { type: 'json' };
import type { CourseSheet, SheetLine, SheetState } from '#contract/academics/result-sheets.ts';
import { graded, isComplete, type Graded, type Marks } from '#rules/academics/grading.ts';
import { CODE_MEANINGS } from '#rules/academics/ruleSet.ts';
import { inWords } from '#rules/inWords.ts';
import { flagsOf, statisticsOf } from '#rules/academics/statistics.ts';
import type { User } from '../../platform/auth/caller.ts';
import type { Queryable } from '../../platform/database/database.ts';
import type { Row } from '../../platform/database/statement.ts';
import type { Platform } from '../../platform/platform.ts';
import { notFound } from '../../platform/problem.ts';
import { requireOpenSession } from '../../school/sessions/service.ts';
import { digestOf } from './digest.ts';
import { likelyLines } from './likelyLines.ts';
import { marksOf, shownMarks } from './marks.ts';
import { mayEdit, maySee, ownRefusal, partOf, stepOf, type Part } from './policy.ts';
import { readRules, type BoundRules } from './ruleSets.ts';
import { sheetFacts, sheetLines, sheetSteps } from './sql/sheets.ts';
import { waitingRows } from './sql/uploads.ts';

export interface SheetKey {
  readonly departmentCourseId: number;
  readonly sessionId: number;
}

export type Facts = Row<typeof sheetFacts.columns>;

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
    const rules = rulesFor(row.student_type_id, row.entry_year);
    const marks = marksOf(row);
    const { id, number, name } = row;
    const isLate = facts.state !== 'open' && !row.has_score;
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

export async function courseSheet({ database }: Platform, user: User, key: SheetKey): Promise<CourseSheet> {
  const sheet = await loadSheet(database, key);
  const { facts, lines, digest } = sheet;
  const part = await partInSheet(database, user, key, facts.state);
  const steps = facts.sheet_id ? await sheetSteps(database, { sheetId: facts.sheet_id }) : [];
  const usual = lines[0]?.rules ?? (await readRules(database))(0, 0);
  const onSheet = lines.filter(({ isLate }) => !isLate);
  const statistics = statisticsOf(
    onSheet.map((line) => ({ ...line.result, isComplete: isComplete(line) })),
    usual.bands,
  );
  const step = stepOf(facts.state, part, user);
  const refusal = (step && ownRefusal(part, steps, facts.round, user)) ?? null;
  const isEditor = mayEdit(part, facts.state, user);
  const waiting = await waitingRows(database, key);
  return {
    ...shownFacts(facts),
    digest,
    caWeight: usual.caWeight,
    examWeight: usual.examWeight,
    ruleSets: [...new Map(lines.map(({ rules }) => [rules.id, shownRules(rules)])).values()],
    lines: lines.map(shownLine),
    statistics: { ...statistics, grades: [...statistics.grades] },
    flags: flagsOf(statistics),
    unplaced: waiting.map(({ row_number, ...row }) => ({
      ...row,
      row: row_number,
      matches: likelyLines(row, lines).map(({ id, number, name }) => ({ lineId: id, number, name })),
    })),
    steps: steps.map(({ actor: _, to_state, at, step: taken, ...rest }) => ({
      ...rest,
      step: inWords(resultSheet.steps[taken as keyof typeof resultSheet.steps]?.past ?? taken),
      to: statusOf(to_state),
      at: at.toISOString(),
    })),
    may: {
      edit: isEditor,
      submit: isEditor && statistics.students > 0 && statistics.complete === statistics.students,
      amend: part.teaches && user.claims.has('marks') && AFTER_SENATE.has(facts.state),
      step: refusal === null ? step : null,
      refusal,
    },
  };
}

export const AFTER_SENATE: ReadonlySet<string> = new Set(['senate-approved', 'published']);

export const statusOf = (state: string): string => resultSheet.chart.states[state as SheetState]?.meta.title ?? state;

const shownFacts = (facts: Facts) => ({
  sheetId: facts.sheet_id,
  departmentCourseId: facts.department_course_id,
  sessionId: facts.session_id,
  session: facts.session,
  semester: facts.semester,
  code: facts.code,
  title: facts.title,
  unit: facts.unit,
  faculty: facts.faculty,
  department: facts.department,
  programme: facts.programme,
  level: facts.level_id,
  state: facts.state as SheetState,
  status: statusOf(facts.state),
  since: facts.changed_at?.toISOString() ?? null,
  closesOn: facts.closes_on,
  round: facts.round,
  revision: facts.revision,
});

const shownRules = ({ id, bands, passMark, caWeight, examWeight }: BoundRules): CourseSheet['ruleSets'][number] => ({
  id,
  bands: [...bands],
  passMark,
  caWeight,
  examWeight,
});

const shownLine = (line: ScoredLine): SheetLine => ({
  lineId: line.id,
  number: line.number,
  name: line.name,
  ...shownMarks(line),
  total: line.result.total,
  grade: line.result.grade,
  remark: remarkOf(line),
  isLate: line.isLate,
  ruleSetId: line.rules.id,
});

function remarkOf({ code, result: { bearing, isPass } }: Pick<ScoredLine, 'code' | 'result'>): string {
  if (code !== null) return CODE_MEANINGS[code];
  if (bearing !== 'counts') return '';
  return isPass ? 'Passed' : 'Failed';
}

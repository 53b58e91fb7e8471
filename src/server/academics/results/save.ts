import type { Body, Reply } from '#contract/kit/endpoint.ts';
import type { EditOutcome, saveCourseGrades } from '#contract/academics/result-sheets.ts';
import { SHEET } from '#contract/academics/states.ts';
import { graded, type Marks } from '#rules/academics/grading.ts';
import type { User } from '../../platform/auth/caller.ts';
import type { Queryable } from '../../platform/database/database.ts';
import type { RowOf } from '../../platform/database/describedSql.ts';
import type { Platform } from '../../platform/platform.ts';
import { invalid, notFound } from '../../platform/problem.ts';
import { judged, marksOf, merged, sameMarks, shownMarks } from './marks.ts';
import { NOT_TAUGHT, partOf } from './policy.ts';
import { readRules, type RulesFor } from './ruleSets.ts';
import { loadSheet, statusOf, type SheetKey } from './sheet.ts';
import { scoresOfLines, writeScores } from './sql/scores.ts';
import { lockSheet, openResultSheet } from './sql/sheets.ts';

type Edit = Body<typeof saveCourseGrades>['edits'][number];
export type Via = 'keyboard' | 'paste' | 'file' | 'cbt' | 'amendment' | 'undo';
type StoredScore = RowOf<'scores-of-lines'>;

/** A change of a line's marks, in hundredths. */
export interface ScoreChange {
  readonly lineId: string;
  readonly before: Marks;
  readonly after: Marks;
}

interface Writing {
  readonly userId: string;
  readonly via: Via;
  readonly batch: string;
  readonly reason?: string;
  readonly now: Date;
}

export async function writeChanges(tx: Queryable, changes: readonly ScoreChange[], given: Writing): Promise<void> {
  if (changes.length === 0) return;
  const { userId, via, batch, reason = null, now } = given;
  await writeScores(tx, {
    changes: changes.map(({ lineId, before, after }) => ({
      line: lineId,
      before: shownMarks(before),
      after: shownMarks(after),
    })),
    actorId: userId,
    via,
    batch,
    reason,
    now,
  });
}

/** The sheet's row, made where there is none, and locked. @returns its state */
export async function holdSheet(tx: Queryable, key: SheetKey, now: Date): Promise<string> {
  const [held] = await lockSheet(tx, key);
  if (held) return held.state;
  await openResultSheet(tx, { ...key, now });
  return (await lockSheet(tx, key))[0]!.state;
}

export const closedRefusal = (state: string): string =>
  `This sheet has been submitted: ${statusOf(state).toLowerCase()}. The score was not taken`;

/** Each edit has its outcome: what was typed on a device that was away for a week is never lost unseen. */
export async function saveEdits(
  { database, now }: Platform,
  user: User,
  key: SheetKey,
  { key: batch, via, edits }: Body<typeof saveCourseGrades>,
): Promise<Reply<typeof saveCourseGrades>> {
  const part = await partOf(database, user, key);
  if (!part) throw notFound('There is no such course');
  if (!part.teaches) throw invalid(NOT_TAUGHT);
  const rulesFor = await readRules(database);
  const { state, outcomes } = await database.transaction(async (tx) => {
    const held = await holdSheet(tx, key, now());
    const stored = await scoresOfLines(tx, { ...key, lineIds: edits.map(({ lineId }) => lineId), batch });
    const byLine = new Map(stored.map((row) => [row.id, row]));
    const decided = edits.map((edit, index) =>
      edits.findIndex(({ lineId }) => lineId === edit.lineId) === index
        ? decide(edit, byLine.get(edit.lineId), held, rulesFor)
        : refused(edit, byLine.get(edit.lineId), 'This line is twice in what was sent', rulesFor),
    );
    const changes = decided.flatMap(({ change }) => (change ? [change] : []));
    await writeChanges(tx, changes, { userId: user.userId, via, batch, now: now() });
    return { state: held, outcomes: decided.map(({ outcome }) => outcome) };
  });
  const { digest } = await loadSheet(database, key);
  return { state: state as Reply<typeof saveCourseGrades>['state'], digest, outcomes };
}

interface Decided {
  readonly outcome: EditOutcome;
  readonly change?: ScoreChange;
}

function decide(edit: Edit, stored: StoredScore | undefined, state: string, rulesFor: RulesFor): Decided {
  if (!stored) return refused(edit, stored, 'This student is not registered for the course', rulesFor);
  const now = marksOf(stored);
  // The answer to this batch was lost on its way: what it saved is saved, whatever is stored now.
  if (stored.isTaken) return { outcome: outcomeOf(edit, 'saved', stored, now, rulesFor) };
  if (state !== SHEET.open) return refused(edit, stored, closedRefusal(state), rulesFor);
  const rules = rulesFor(stored.studentTypeId, stored.entryYear);
  const [typed, base] = [judged(edit, rules), judged(edit.base, { caWeight: 100, examWeight: 100 })];
  if ('mistake' in typed) return refused(edit, stored, typed.mistake, rulesFor);
  if ('mistake' in base) return refused(edit, stored, base.mistake, rulesFor);
  const after = merged(base.marks, typed.marks, now);
  if (!after)
    return {
      outcome: {
        ...outcomeOf(edit, 'conflict', stored, now, rulesFor),
        message: 'Somebody else has entered another score',
      },
    };
  const outcome = outcomeOf(edit, 'saved', stored, after, rulesFor);
  return sameMarks(after, now) ? { outcome } : { outcome, change: { lineId: edit.lineId, before: now, after } };
}

const refused = (edit: Edit, stored: StoredScore | undefined, message: string, rulesFor: RulesFor): Decided => ({
  outcome: {
    ...outcomeOf(edit, 'refused', stored, stored ? marksOf(stored) : { ca: null, exam: null, code: null }, rulesFor),
    message,
  },
});

function outcomeOf(
  { lineId }: Edit,
  outcome: EditOutcome['outcome'],
  stored: StoredScore | undefined,
  marks: Marks,
  rulesFor: RulesFor,
): EditOutcome {
  const result = stored && graded(marks, rulesFor(stored.studentTypeId, stored.entryYear));
  return {
    lineId,
    outcome,
    message: null,
    ...shownMarks(marks),
    total: result?.total ?? null,
    grade: result?.grade ?? null,
    by: outcome === 'conflict' ? (stored?.by ?? null) : null,
  };
}

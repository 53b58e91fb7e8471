import type { CbtCourse, CbtResult } from '#contract/academics/score-files.ts';
import { SHEET } from '#contract/academics/states.ts';
import { scaled } from '#rules/academics/grading.ts';
import { hundredthsOf } from '#rules/academics/rounding.ts';
import { typedMark } from '#rules/academics/typedMark.ts';
import type { User } from '../../platform/auth/caller.ts';
import type { Queryable } from '../../platform/database/database.ts';
import { mistakeAt } from '../../platform/problem.ts';
import type { SheetRow } from '../../kit/sheet/reading.ts';
import { likelyLines } from './likelyLines.ts';
import { NAME, NUMBER, type Reading } from './placing.ts';
import { requireUploader, type ScoreFile } from './scoreFile.ts';
import { STATUS, type Test } from './cbtFile.ts';
import { loadSheet, statusOf, type ScoredLine, type SheetKey } from './sheet.ts';
import { cbtResultsOf, coursesForCbt, insertCbtResults } from './sql/cbt.ts';

export type Component = 'ca' | 'exam';
export const CBT_HEADINGS = [NUMBER, NAME, 'Score'];

/** @throws Problem 422 where the test is out of a number with more than two decimals */
export function cbtFile({ component, outOf }: Pick<Test, 'component' | 'outOf'>): ScoreFile {
  const full = hundredthsOf(outOf);
  if (full === undefined) throw mistakeAt('/outOf', 'please enter at most two decimals', 'Invalid Action!');
  return {
    via: 'cbt',
    read: (cells, line) => readScore(cells, line!, component, full),
    async note(tx, placed, given) {
      const rows = placed.flatMap(({ cells, shown, line }) => {
        const typed = typedMark(cells['Score'] ?? '');
        return typed.kind === 'mark' && shown.number !== ''
          ? [
              {
                number: shown.number,
                name: cells[NAME] ?? '',
                score: typed.hundredths / 100,
                line: line?.id ?? null,
                reason: line ? null : shown.message,
              },
            ]
          : [];
      });
      if (rows.length > 0) await insertCbtResults(tx, { ...given, component, outOfHundredths: full, rows });
    },
  };
}

function readScore(cells: SheetRow['cells'], line: ScoredLine, component: Component, outOf: number): Reading {
  const { Score: typed = '', [STATUS]: status = '' } = cells;
  const score = typedMark(typed);
  if (score.kind === 'empty')
    return { marks: line, ...(status && { notice: `The test says '${status}': it gives no score` }) };
  if (score.kind !== 'mark') return { mistake: `'${typed}' is not a score` };
  if (score.hundredths > outOf) return { mistake: `The most is ${outOf / 100}` };
  const { ca, exam, code } = line;
  const mark = scaledMark(score.hundredths, outOf, component, line);
  return { marks: { ca, exam, code, [component]: mark } };
}

/** In hundredths, of the weight of the component. */
export const scaledMark = (score: number, outOf: number, component: Component, { rules }: Pick<ScoredLine, 'rules'>) =>
  scaled(score, outOf, component === 'ca' ? rules.caWeight : rules.examWeight) * 100;

export async function coursesOf(db: Queryable, { userId, claims }: User, sessionId: number): Promise<CbtCourse[]> {
  const rows = await coursesForCbt(db, { sessionId, userId, isAll: claims.has('publish-results') });
  return rows.map(({ departmentCourseId, state, ...course }) => ({
    ...course,
    departmentCourseId,
    status: statusOf(state),
    isOpen: state === SHEET.open,
  }));
}

/** What waits comes first, with whom it may be about. @throws Problem 422 for who may not upload them */
export async function resultsOf(db: Queryable, user: User, key: SheetKey): Promise<CbtResult[]> {
  await requireUploader(db, user, key, true);
  const { lines } = await loadSheet(db, key);
  const byId = new Map(lines.map((line) => [line.id, line]));
  return (await cbtResultsOf(db, key)).map(({ id, component, number, name, score, outOf, lineId, reason }) => {
    const line = lineId === null ? undefined : byId.get(lineId);
    const of = component as Component;
    // Of a number that is nobody's the weight is the sheet's usual one.
    const weights = (line ?? lines[0])?.rules;
    return {
      id,
      component: of,
      number,
      name: line?.name ?? (name || null),
      score: score / 100,
      outOf: outOf / 100,
      scaled: scaled(score, outOf, weights ? weights[of === 'ca' ? 'caWeight' : 'examWeight'] : 100),
      reason,
      matches:
        reason === null
          ? []
          : likelyLines({ number, name }, lines).map((match) => ({
              lineId: match.id,
              number: match.number,
              name: match.name,
            })),
    };
  });
}

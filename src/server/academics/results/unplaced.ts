import type { CourseSheet } from '#contract/academics/result-sheets.ts';
import { andMore } from '#rules/text/andMore.ts';
import type { Queryable } from '../../platform/database/database.ts';
import { likelyLines } from './likelyLines.ts';
import type { ScoredLine, SheetKey } from './sheet.ts';
import { waitingCbtResults } from './sql/cbt.ts';
import { waitingRows } from './sql/uploads.ts';

const NAMED = 5;

/** What files and computer-based tests gave a sheet and nobody placed, with whom it may be about. */
export async function unplacedOf(
  db: Queryable,
  key: SheetKey,
  lines: readonly ScoredLine[],
): Promise<CourseSheet['unplaced']> {
  const rows = (await waitingRows(db, key)).map(({ rowNumber, ...row }) => ({ ...row, row: rowNumber }));
  const tests = (await waitingCbtResults(db, key)).map(({ component, score, outOf, ...test }) => {
    const mark = `${score / 100} of ${outOf / 100}`;
    return { ...test, row: null, ca: component === 'ca' ? mark : '', exam: component === 'ca' ? '' : mark };
  });
  return [...rows, ...tests].map((row) => ({
    ...row,
    matches: likelyLines(row, lines).map(({ id, number, name }) => ({ lineId: id, number, name })),
  }));
}

/** Why a sheet stays with its lecturer while scores of it wait; null where none does. */
export function waitingRefusal(unplaced: readonly Pick<CourseSheet['unplaced'][number], 'number' | 'name'>[]) {
  if (unplaced.length === 0) return null;
  const named = unplaced.slice(0, NAMED).map(({ number, name }) => number || name || 'a row without a number');
  return `Scores wait that found no student. Please give each to a student or set it aside: ${andMore(named, unplaced.length)}`;
}

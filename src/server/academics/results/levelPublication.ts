import type { ProvisionalBroadsheet, ProvisionalSheet } from '#contract/academics/provisional.ts';
import { SHEET } from '#contract/academics/states.ts';
import { jsonHash } from '../../platform/jsonHash.ts';
import type { ClassLine } from './boardClass.ts';
import { statusOf } from './sheet.ts';

/** Sheets that wait to be published, as senate approved each: [id, digest], in one order for everybody. */
export const waitingIn = (lines: readonly ClassLine[]) =>
  [
    ...new Map(
      lines
        .filter(({ state }) => state === SHEET['senate-approved'])
        .map(({ sheetId, sheetDigest }) => [sheetId!, sheetDigest!]),
    ),
  ].toSorted(([one], [other]) => (one < other ? -1 : 1));

const undecided = ({ programme, rules, decision, hasChanged }: ProvisionalSheet): string[] => {
  if (!decision) return [`${programme}, ${rules}: The board has not decided on its lists`];
  return hasChanged ? [`${programme}, ${rules}: Its lists have changed since the board decided`] : [];
};

/** What keeps a level from being published, and what would be. @param lines of the semester */
export function publicationOf(
  sheets: readonly ProvisionalSheet[],
  lines: readonly ClassLine[],
): NonNullable<ProvisionalBroadsheet['publication']> {
  const late = lines.filter(({ state }) => state !== SHEET['senate-approved'] && state !== SHEET.published);
  const waiting = waitingIn(lines);
  return {
    missing: [...new Set(late.map(({ code, state }) => `${code}: ${statusOf(state)}`)), ...sheets.flatMap(undecided)],
    sheets: waiting.length,
    digest: jsonHash([waiting, sheets.map(({ decision }) => decision?.id ?? null)]),
  };
}

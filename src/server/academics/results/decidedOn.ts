import type { BoardDecision } from '#contract/academics/board-decisions.ts';
import type { ProvisionalSheet } from '#contract/academics/provisional.ts';
import { SHEET } from '#contract/academics/states.ts';
import type { User } from '../../platform/auth/caller.ts';
import type { RowOf } from '../../platform/database/describedSql.ts';
import { jsonHash } from '../../platform/jsonHash.ts';
import { readerOf, type OfClass } from './boardClass.ts';
import { statusOf } from './sheet.ts';

/** A programme's lists, before anybody has asked what the board said of them. */
export type Lists = Omit<ProvisionalSheet, 'digest' | 'decision' | 'hasChanged' | 'undecidable' | 'mayDecide'>;

interface Asked {
  readonly of: OfClass;
  readonly user: User;
  readonly decisions: readonly RowOf<'board-decisions-of-class'>[];
  /** Of its students, in the semester. */
  readonly lines: readonly { readonly code: string; readonly state: string }[];
}

/** Without its lists. */
export const shownDecision = ({
  id,
  programme,
  number,
  metOn,
  minute,
  present,
  by,
  recordedAt,
}: RowOf<'board-decision'>): BoardDecision => ({
  id,
  programme,
  number,
  metOn,
  minute,
  present: present as string[],
  by,
  at: recordedAt.toISOString(),
});

/** Sheets that senate has before it, or has approved. */
const AT_SENATE: ReadonlySet<string> = new Set([SHEET['dean-approved'], SHEET['senate-approved'], SHEET.published]);

/** What the board said of these lists, and whether it can. Only who sees every submitted mark can say that they changed. */
export function decidedOn(lists: Lists, { of, user, decisions, lines }: Asked): ProvisionalSheet {
  const { programmeId, ruleSetId } = lists;
  const last = decisions.findLast((each) => each.programmeId === programmeId && each.ruleSetId === ruleSetId);
  const digest = listsDigest(of, lists);
  const late = lines.filter(({ state }) => !AT_SENATE.has(state));
  const undecidable = [...new Set(late.map(({ code, state }) => `${code}: ${statusOf(state)}`))];
  const hasChanged = last !== undefined && readerOf(user).isAll && last.digest !== digest;
  return {
    ...lists,
    digest,
    decision: last ? shownDecision(last) : null,
    hasChanged,
    undecidable,
    mayDecide: user.claims.has('senate') && undecidable.length === 0 && (last === undefined || hasChanged),
  };
}

/** Two with one digest have the same people on the same lists, for the same reasons. */
const listsDigest = (
  { departmentId, levelId, sessionId, semesterId }: OfClass,
  { programmeId, ruleSetId, recommendations }: Lists,
): string => jsonHash([departmentId, levelId, sessionId, semesterId, programmeId, ruleSetId, recommendations]);

import { winningLines, type Assignment } from '#rules/finance/assignment.ts';
import type { RuledFees } from '#rules/finance/pricing.ts';
import type { Facts } from '#rules/finance/selector.ts';
import type { Queryable } from '../../platform/database/database.ts';
import { feesOfIds, publishedAssignments } from './rulesSql.ts';

export interface OfSession {
  readonly studentTypeId: number;
  readonly sessionId: number;
}

/** Whose fees, of which session. */
export interface Placed extends OfSession {
  readonly facts: Facts;
}

interface RuleLine {
  readonly feeId: number;
  readonly amountKobo: number;
  readonly isOffered: boolean;
}

export interface BookedRule extends Assignment {
  readonly lines: readonly RuleLine[];
  /** A raise by it reaches those who have paid a part of the session. */
  readonly reachesPaid: boolean;
}

/** All that holds in a session for a student type and a purpose. */
export interface RuleBook {
  readonly purpose: string;
  readonly rules: readonly BookedRule[];
  readonly fees: ReadonlyMap<number, { readonly name: string; readonly rank: number; readonly isSplittable: boolean }>;
}

/**
 * What holds now, or held once a publication was out. A raise that reaches those who have paid does so as its publication is posted, and
 * never again: a later one by another group would reach them too.
 */
export async function ruleBookOf(
  db: Queryable,
  purpose: string,
  { sessionId, studentTypeId }: OfSession,
  publicationId: number | null = null,
): Promise<RuleBook> {
  const rows = await publishedAssignments(db, { purpose, sessionId, studentTypeId, publicationId });
  const rules = rows.map((row) => ({
    id: row.id,
    programmeId: row.schoolProgrammeId,
    departmentId: row.departmentId,
    levelId: row.levelId,
    entrySessionId: row.entrySessionId,
    isIndigene: row.isIndigene,
    tag: row.tag,
    genderId: row.genderId,
    lines: row.lines as readonly RuleLine[],
    reachesPaid: row.reachesPaid && row.publicationId === publicationId,
  }));
  const ids = [...new Set(rules.flatMap(({ lines }) => lines.map(({ feeId }) => feeId)))];
  return { purpose, rules, fees: new Map((await feesOfIds(db, { ids })).map((fee) => [fee.id, fee])) };
}

export function ruledBy({ purpose, rules, fees }: RuleBook, facts: Facts): RuledFees {
  const won = winningLines(rules, facts);
  const ruleOf = (id: number) => rules.find((rule) => rule.id === id)!;
  const isOffered = (assignmentId: number, feeId: number) =>
    ruleOf(assignmentId).lines.some((line) => line.feeId === feeId && line.isOffered);
  const offered = new Set(
    won.filter(({ feeId, why }) => isOffered(why.won.assignmentId, feeId)).map(({ feeId }) => feeId),
  );
  const lines = won.filter(({ feeId }) => purpose === 'sundry' || !offered.has(feeId));
  return {
    offered,
    reachesPaid: lines.some(({ why }) => ruleOf(why.won.assignmentId).reachesPaid),
    fees: lines.map(({ feeId, amountKobo, why }) => {
      const { name, rank, isSplittable } = fees.get(feeId)!;
      return { feeId, amountKobo, why, name, rank, isSplittable };
    }),
  };
}

/** What the published rules charge a student in a session for a purpose. */
export const whatIsDue = async (db: Queryable, purpose: string, placed: Placed): Promise<RuledFees> =>
  ruledBy(await ruleBookOf(db, purpose, placed), placed.facts);

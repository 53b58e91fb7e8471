import { winningLines, type Assignment } from '#rules/finance/assignment.ts';
import type { RuledFee } from '#rules/finance/dues.ts';
import type { Facts } from '#rules/finance/selector.ts';
import type { Queryable } from '../../platform/database/database.ts';
import { feesOfIds, publishedAssignments } from './rulesSql.ts';

/** Whose fees, of which session. */
export interface Placed {
  readonly studentTypeId: number;
  readonly sessionId: number;
  readonly facts: Facts;
}

export interface RuledFees {
  readonly fees: readonly RuledFee[];
  /** Of sundry fees, those that nobody has to pay. */
  readonly offered: ReadonlySet<number>;
  /** The publisher has decided that a raise reaches those who have paid a part of the session. */
  readonly reachesPaid: boolean;
}

interface RuleLine {
  readonly feeId: number;
  readonly amountKobo: number;
  readonly isOffered: boolean;
}

/** What the published rules charge a student in a session for a purpose. */
export async function whatIsDue(
  db: Queryable,
  purpose: string,
  { studentTypeId, sessionId, facts }: Placed,
): Promise<RuledFees> {
  const rows = await publishedAssignments(db, { purpose, sessionId, studentTypeId });
  const assignments: Assignment[] = rows.map((row) => ({
    id: row.id,
    programmeId: row.school_programme_id,
    departmentId: row.department_id,
    levelId: row.level_id,
    entrySessionId: row.entry_session_id,
    isIndigene: row.is_indigene,
    tag: row.tag,
    genderId: row.gender_id,
    lines: row.lines as Assignment['lines'],
  }));
  const isOffered = (assignmentId: number, feeId: number) =>
    (rows.find(({ id }) => id === assignmentId)!.lines as RuleLine[]).some(
      (line) => line.feeId === feeId && line.isOffered,
    );
  const won = winningLines(assignments, facts);
  const offered = new Set(
    won.filter(({ feeId, why }) => isOffered(why.won.assignmentId, feeId)).map(({ feeId }) => feeId),
  );
  const lines = won.filter(({ feeId }) => purpose === 'sundry' || !offered.has(feeId));
  const fees = new Map((await feesOfIds(db, { ids: lines.map(({ feeId }) => feeId) })).map((fee) => [fee.id, fee]));
  return {
    offered,
    reachesPaid: rows.some(
      ({ id, reaches_paid }) => reaches_paid && lines.some(({ why }) => why.won.assignmentId === id),
    ),
    fees: lines.map(({ feeId, amountKobo, why }) => {
      const { name, rank, is_splittable } = fees.get(feeId)!;
      return { feeId, amountKobo, why, name, rank, isSplittable: is_splittable };
    }),
  };
}

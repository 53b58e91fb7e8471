import { loanProblem, type LoanProblem } from '#rules/finance/loan.ts';
import type { Queryable } from '../../platform/database/database.ts';
import type { RowOf } from '../../platform/database/describedSql.ts';
import { factsOfLines } from './sql/posting.ts';

/** In the spelling of the rules. */
export interface LoanLine {
  readonly number: string;
  readonly session: string;
  readonly fullName: string;
  readonly amountKobo: number;
}

export interface Judged {
  readonly problem: LoanProblem | null;
  readonly facts: RowOf<'facts-of-loan-lines'>;
}

/** Whose each line is, or why it is nobody's; in their order. */
export async function judgeLines(db: Queryable, lines: readonly LoanLine[]): Promise<Judged[]> {
  const found = await factsOfLines(db, { lines: lines.map(({ number, session }) => ({ number, session })) });
  return found.map((facts, place) => {
    const { fullName, amountKobo } = lines[place]!;
    const student =
      facts.studentId === null
        ? null
        : { fullName: facts.fullName!, hasLeft: facts.hasLeft ?? false, isOfSession: facts.isOfSession };
    const isSession = facts.sessionId !== null;
    return { facts, problem: loanProblem({ student, isSession, fullName, amountKobo, verifiedKobo: null }) };
  });
}

import { sharedNames } from './refund.ts';

/** Why a line of the loan fund's list is posted to no student, in words. */
export const LOAN_PROBLEMS = {
  number: 'No student has this number',
  name: 'This number is that of another name',
  session: 'The college has no such session',
  enrolment: 'The student is not of this session',
  left: 'The student has left the college',
  amount: 'The amount is not the one that was verified',
} as const;

export type LoanProblem = keyof typeof LOAN_PROBLEMS;

export interface LoanFacts {
  /** Null where nobody has the number. */
  readonly student: { readonly fullName: string; readonly hasLeft: boolean; readonly isOfSession: boolean } | null;
  readonly isSession: boolean;
  /** As the fund writes it. */
  readonly fullName: string;
  readonly amountKobo: number;
  /** What the college verified for the session; null where it verified nothing. */
  readonly verifiedKobo: number | null;
}

/** Names that a list of the fund and the college's record share at least: the fund drops middle names, and turns names round. */
const ENOUGH = 2;

/** The first reason why the money is nobody's yet; null where it is the student's. */
export function loanProblem({ student, isSession, fullName, amountKobo, verifiedKobo }: LoanFacts): LoanProblem | null {
  if (student === null) return 'number';
  if (sharedNames(student.fullName, fullName) < ENOUGH) return 'name';
  if (!isSession) return 'session';
  if (student.hasLeft) return 'left';
  if (!student.isOfSession) return 'enrolment';
  return verifiedKobo !== null && verifiedKobo !== amountKobo ? 'amount' : null;
}

/** A batch, a number or a session as it is compared: in capitals, with single spaces. */
export const loanKey = (typed: string): string => typed.trim().replaceAll(/\s+/g, ' ').toUpperCase();

/** '2026/27', '2026-2027' and '2026/2027' are one session. */
export function sessionKey(typed: string): string {
  const [, first, second] = /^(\d{4})\s*[/-]\s*(\d{2}|\d{4})$/.exec(typed.trim()) ?? [];
  if (first === undefined || second === undefined) return loanKey(typed);
  return `${first}/${second.length === 2 ? first.slice(0, 2) + second : second}`;
}

const FUND = /\b(?:NELFUND|EDUCATION LOAN|STUDENT LOAN)/i;
const plain = (text: string): string =>
  ` ${text
    .toUpperCase()
    .replaceAll(/[^A-Z\d]+/g, ' ')
    .trim()} `;

/**
 * The batch whose money a line of the bank's statement is: one that it names, or the only one of this amount where it names the fund alone.
 * @param batches of the line's amount
 */
export function batchNamedOn<Batch extends { readonly reference: string }>(
  line: string,
  batches: readonly Batch[],
): Batch | undefined {
  const named = batches.filter(({ reference }) => plain(line).includes(plain(reference)));
  if (named.length > 0) return named.length === 1 ? named[0] : undefined;
  return batches.length === 1 && FUND.test(line) ? batches[0] : undefined;
}

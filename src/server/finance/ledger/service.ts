import type { JournalKind } from '#rules/finance/journalKinds.ts';
import { lagosDay } from '#rules/lagosDay.ts';
import type { Queryable } from '../../platform/database/database.ts';
import { balances, insertJournals } from './sql.ts';

export { creditors } from './sql.ts';

export type Account =
  | 'receivable'
  | 'income'
  | 'deposits'
  | 'clearing'
  | 'bank'
  | 'charges'
  | 'awards'
  | 'waivers'
  | 'student credit'
  | 'refunds due'
  | 'refunds payable'
  | 'suspense'
  | 'write-offs'
  | 'opening equity';

export interface Posting {
  readonly account: Account;
  readonly studentId?: string;
  readonly chargeId?: string;
  readonly invoiceId?: string;
  /** Of money in suspense: the case that says why it waits. */
  readonly caseId?: string;
  /** A debit is positive, a credit negative. */
  readonly amountKobo: number;
}

export interface Journal {
  readonly kind: JournalKind;
  /** Of a kind there is one journal of this key: posted again, it is the same one. */
  readonly key: string;
  readonly at: Date;
  /** As in an audit entry. */
  readonly actor: string;
  readonly reverses?: string;
  readonly postings: readonly Posting[];
}

/**
 * Its postings sum to zero, or the transaction fails as it commits. Nothing of it is ever changed.
 * @returns its id, undefined where it was posted before
 */
export const postJournal = async (tx: Queryable, journal: Journal): Promise<string | undefined> =>
  (await postJournals(tx, [journal]))[0]?.id;

/** As `postJournal`, of many in one statement. @returns those that were not posted before */
export async function postJournals(
  tx: Queryable,
  journals: readonly Journal[],
): Promise<readonly { readonly id: string; readonly key: string }[]> {
  const moving = journals
    .map(({ postings, ...journal }) => ({
      ...journal,
      day: lagosDay(journal.at),
      postings: postings.filter(({ amountKobo }) => amountKobo !== 0),
    }))
    .filter(({ postings }) => postings.length > 0);
  return moving.length === 0 ? [] : insertJournals(tx, { journals: moving });
}

export interface Balance {
  /** What the student was charged and has not paid yet. */
  readonly owedKobo: number;
  /** What the student has paid beyond it. */
  readonly creditKobo: number;
}

export async function balanceOf(db: Queryable, studentId: string): Promise<Balance> {
  const found = await balances(db, { studentId });
  const koboOn = (account: Account) => found.find((row) => row.account === account)?.kobo ?? 0;
  return { owedKobo: koboOn('receivable'), creditKobo: 0 - koboOn('student credit') };
}

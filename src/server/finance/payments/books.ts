import { isHeld } from '#rules/finance/suspense.ts';
import type { Queryable } from '../../platform/database/database.ts';
import { postJournal, type Account, type Posting } from '../ledger/service.ts';
import { receivedBy } from './sql/reversing.ts';
import { heldOfRrr, postedByRrr } from './sql/suspense.ts';

export interface Came {
  readonly rrr: string;
  readonly invoiceId: string;
  readonly amountKobo: number;
  readonly at: Date;
  readonly actor: string;
  /** Where the money was until now: with the provider, where nothing is said. */
  readonly from?: readonly Posting[];
}

/** Money for an invoice of no student. Nothing was charged before, so it is income as it comes. */
export async function postIncome(tx: Queryable, { rrr, invoiceId, amountKobo, at, actor, from }: Came): Promise<void> {
  await postJournal(tx, {
    kind: 'payment',
    key: rrr,
    at,
    actor,
    postings: [
      ...(from ?? [{ account: 'clearing', invoiceId, amountKobo }]),
      { account: 'income', invoiceId, amountKobo: -amountKobo },
    ],
  });
}

/** What a payment of no student was posted to is taken back from there. */
export async function takeIncomeBack(tx: Queryable, { rrr, invoiceId, amountKobo, at, actor }: Came): Promise<void> {
  const posted = await postedByRrr(tx, { rrr });
  await postJournal(tx, {
    kind: 'payment reversed',
    key: rrr,
    at,
    actor,
    postings: [
      ...posted.map(({ account, invoiceId: postedTo, kobo }) => ({
        account: account as Account,
        invoiceId: postedTo ?? invoiceId,
        amountKobo: 0 - kobo,
      })),
      { account: 'clearing', invoiceId, amountKobo: -amountKobo },
    ],
  });
}

/** Money of a new case waits in suspense, where its kind is of money that nothing has taken yet. */
export async function holdMoney(
  tx: Queryable,
  { rrr, invoiceId, amountKobo, at, actor, caseId, kind }: Came & { readonly caseId: string; readonly kind: string },
): Promise<void> {
  if (!isHeld(kind) || (await receivedBy(tx, { rrr })).length > 0) return;
  await postJournal(tx, {
    kind: 'suspense',
    key: rrr,
    at,
    actor,
    postings: [
      { account: 'clearing', invoiceId, amountKobo },
      { account: 'suspense', invoiceId, caseId, amountKobo: -amountKobo },
    ],
  });
}

/** What came by an RRR was credited before, or a person has placed it. */
export async function isPlaced(tx: Queryable, rrr: string): Promise<boolean> {
  const [held] = await heldOfRrr(tx, { rrr });
  return held?.heldKobo === 0 || (await receivedBy(tx, { rrr })).length > 0;
}

/**
 * The provider says now that the money fits: what waits of it in suspense comes from there, after the books have what it says now.
 * Lock the student's money, or the invoice, before.
 */
export async function fromSuspense<Received extends Came>(tx: Queryable, received: Received): Promise<Received> {
  const { rrr, invoiceId, amountKobo, at, actor } = received;
  const [held] = await heldOfRrr(tx, { rrr });
  if (!held || held.heldKobo === 0) return received;
  const { caseId, heldKobo } = held;
  await postJournal(tx, {
    kind: 'suspense corrected',
    key: rrr,
    at,
    actor,
    postings: [
      { account: 'clearing', invoiceId, amountKobo: amountKobo - heldKobo },
      { account: 'suspense', invoiceId, caseId, amountKobo: heldKobo - amountKobo },
    ],
  });
  return { ...received, from: [{ account: 'suspense', invoiceId, caseId, amountKobo }] };
}

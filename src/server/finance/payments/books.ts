import type { JournalKind } from '#rules/finance/journalKinds.ts';
import type { Queryable } from '../../platform/database/database.ts';
import { postJournal, type Account, type Posting } from '../ledger/service.ts';
import { cameByRrr, countJournals, heldOfRrr, postedByRrr } from './sql/suspense.ts';

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

interface Holding {
  readonly caseId: string;
  readonly rrr: string;
  /** Null of money that no invoice of ours asked for. */
  readonly invoiceId: string | null;
  /** Below zero where less waits now than was said before. */
  readonly amountKobo: number;
  readonly at: Date;
  readonly actor: string;
}

/** It waits in suspense, of the case that says why. Lock the student's money, or the invoice, or the RRR, before. */
export async function holdMoney(
  tx: Queryable,
  kind: Extract<JournalKind, 'suspense' | 'suspense corrected' | 'lodgement'>,
  { rrr, invoiceId, amountKobo, at, actor, caseId }: Holding,
): Promise<void> {
  const of = invoiceId === null ? {} : { invoiceId };
  await postJournal(tx, {
    kind,
    key: await nextKey(tx, kind, rrr),
    at,
    actor,
    postings: [
      { account: 'clearing', ...of, amountKobo },
      { account: 'suspense', ...of, caseId, amountKobo: -amountKobo },
    ],
  });
}

/** Of a kind an RRR's first journal has the RRR as its key; those after it have a word and a number too. */
export async function nextKey(tx: Queryable, kind: JournalKind, rrr: string): Promise<string> {
  const [{ journals } = { journals: 0 }] = await countJournals(tx, { kind, rrr });
  return journals === 0 ? rrr : `${rrr} again ${String(journals)}`;
}

/** Of what came by an RRR something was credited before, or a person has placed it. */
export async function isPlaced(tx: Queryable, rrr: string): Promise<boolean> {
  const [came] = await cameByRrr(tx, { rrr });
  return came!.kobo > (await heldKoboOf(tx, rrr));
}

async function heldKoboOf(tx: Queryable, rrr: string): Promise<number> {
  return (await heldOfRrr(tx, { rrr })).reduce((kobo, { heldKobo }) => kobo + heldKobo, 0);
}

/**
 * The provider says now that the money fits: what waits of it in suspense comes from there, after the books have what it says now.
 * Lock the student's money, or the invoice, before.
 */
export async function fromSuspense<Received extends Came>(tx: Queryable, received: Received): Promise<Received> {
  const { rrr, invoiceId, amountKobo, at, actor } = received;
  const [held] = await heldOfRrr(tx, { rrr });
  if (!held) return received;
  const { caseId, heldKobo } = held;
  const corrected = { caseId, rrr, invoiceId, amountKobo: amountKobo - heldKobo, at, actor };
  await holdMoney(tx, 'suspense corrected', corrected);
  return { ...received, from: [{ account: 'suspense', invoiceId, caseId, amountKobo }] };
}

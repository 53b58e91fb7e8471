import type { Queryable } from '../../platform/database/database.ts';
import { postJournal, type Account } from '../ledger/service.ts';

interface Change {
  readonly studentId: string;
  readonly charge: { readonly id: string; readonly due_kobo: number };
  /** Of its kind there is one change of this key. */
  readonly key: string;
  readonly at: Date;
  readonly actor: string;
}

/** A charge becomes more or less by a posting; what was paid beyond it is the student's credit. Lock the student's money first. */
export const correctCharge = (tx: Queryable, change: Change & { readonly changeKobo: number }) =>
  post(tx, change, { kind: 'correction', account: 'income', changeKobo: change.changeKobo });

/** As `correctCharge`, of what should not have been charged. */
export const reverseOf = (tx: Queryable, change: Change & { readonly changeKobo: number }) =>
  post(tx, change, { kind: 'reversal', account: 'income', changeKobo: change.changeKobo });

/** A scholarship takes this much of a charge. Lock the student's money first. */
export const awardOn = (tx: Queryable, change: Change & { readonly awardKobo: number }) =>
  post(tx, change, { kind: 'award', account: 'awards', changeKobo: -change.awardKobo });

async function post(
  tx: Queryable,
  { studentId, charge, key, at, actor }: Change,
  { kind, account, changeKobo }: { kind: 'correction' | 'award' | 'reversal'; account: Account; changeKobo: number },
): Promise<void> {
  const of = { studentId, chargeId: charge.id };
  const isNew = await postJournal(tx, {
    kind,
    key,
    at,
    actor,
    postings: [
      { account: 'receivable', ...of, amountKobo: changeKobo },
      { account, ...(account === 'income' && { chargeId: charge.id }), amountKobo: -changeKobo },
    ],
  });
  const overpaidKobo = -(charge.due_kobo + changeKobo);
  if (isNew === undefined || overpaidKobo <= 0) return;
  await postJournal(tx, {
    kind: 'overpaid',
    key: `${kind} ${key}`,
    at,
    actor,
    postings: [
      { account: 'receivable', ...of, amountKobo: overpaidKobo },
      { account: 'student credit', studentId, amountKobo: -overpaidKobo },
    ],
  });
}

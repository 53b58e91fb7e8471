import type { Queryable } from '../../platform/database/database.ts';
import { postJournals, type Account } from '../ledger/service.ts';

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

/** As `correctCharge`, of many students at once. */
export const correctCharges = (tx: Queryable, changes: readonly Corrected[]) =>
  postAll(tx, changes, { kind: 'correction', account: 'income' });

type Corrected = Change & { readonly changeKobo: number };

interface Posted {
  readonly kind: 'correction' | 'award' | 'reversal';
  readonly account: Account;
}

const post = (tx: Queryable, change: Change, { changeKobo, ...posted }: Posted & { readonly changeKobo: number }) =>
  postAll(tx, [{ ...change, changeKobo }], posted);

async function postAll(tx: Queryable, changes: readonly Corrected[], { kind, account }: Posted): Promise<void> {
  const made = await postJournals(
    tx,
    changes.map(({ studentId, charge, key, changeKobo, at, actor }) => ({
      kind,
      key,
      at,
      actor,
      postings: [
        { account: 'receivable', studentId, chargeId: charge.id, amountKobo: changeKobo },
        { account, ...(account === 'income' && { chargeId: charge.id }), amountKobo: -changeKobo },
      ],
    })),
  );
  const isNew = new Set(made.map(({ key }) => key));
  await postJournals(
    tx,
    changes
      .filter(({ charge, key, changeKobo }) => isNew.has(key) && charge.due_kobo + changeKobo < 0)
      .map(({ studentId, charge, key, changeKobo, at, actor }) => ({
        kind: 'overpaid',
        key: `${kind} ${key}`,
        at,
        actor,
        postings: [
          { account: 'receivable', studentId, chargeId: charge.id, amountKobo: -(charge.due_kobo + changeKobo) },
          { account: 'student credit', studentId, amountKobo: charge.due_kobo + changeKobo },
        ],
      })),
  );
}

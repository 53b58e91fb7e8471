import type { Queryable } from '../../platform/database/database.ts';
import { postJournals, type Account, type Journal } from '../ledger/service.ts';
import type { Charge } from './charge.ts';
import { givenUpOf } from './waivingSql.ts';

interface Change {
  readonly studentId: string;
  readonly charge: Pick<Charge, 'id' | 'chargedKobo' | 'awardedKobo' | 'waivedKobo' | 'dueKobo'>;
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

/** As `correctCharges`, of what was owed before the college worked with the portal. */
export const correctOpening = (tx: Queryable, changes: readonly Corrected[]) =>
  postAll(tx, changes, { kind: 'opening corrected', account: 'opening equity' });

interface Posted {
  readonly kind: 'correction' | 'award' | 'reversal' | 'opening corrected';
  readonly account: Account;
}

const post = (tx: Queryable, change: Change, { changeKobo, ...posted }: Posted & { readonly changeKobo: number }) =>
  postAll(tx, [{ ...change, changeKobo }], posted);

async function postAll(tx: Queryable, changes: readonly Corrected[], { kind, account }: Posted): Promise<void> {
  const made = await postJournals(
    tx,
    changes.map((change) => journalOf(change, kind, account, change.changeKobo)),
  );
  const isNew = new Set(made.map(({ key }) => key));
  const changed = changes
    .filter(({ key }) => isNew.has(key))
    .map((change) => ({
      ...change,
      key: `${kind} ${change.key}`,
      cutKobo: kind === 'award' ? 0 : awardBeyond(change),
    }));
  const cut = changed.filter(({ cutKobo }) => cutKobo > 0);
  await postJournals(
    tx,
    cut.map((change) => journalOf(change, 'award', 'awards', Math.min(change.cutKobo, ofScholarships(change)))),
  );
  await cutWaivers(tx, cut);
  await postJournals(
    tx,
    changed
      .map((change) => ({ change, dueKobo: change.charge.dueKobo + change.changeKobo + change.cutKobo }))
      .filter(({ dueKobo }) => dueKobo < 0)
      .map(({ change, dueKobo }) => journalOf(change, 'overpaid', 'student credit', -dueKobo)),
  );
}

/** Of what is taken off a charge scholarships have this much, and the college gave up the rest. */
const ofScholarships = ({ charge }: Change): number => charge.awardedKobo - charge.waivedKobo;

/** What is cut beyond scholarships was given up by nobody after all: it leaves the accounts that it was posted to. */
async function cutWaivers(tx: Queryable, cut: readonly (Corrected & { readonly cutKobo: number })[]): Promise<void> {
  const beyond = cut.filter((change) => change.cutKobo > ofScholarships(change));
  if (beyond.length === 0) return;
  const givenUp = await givenUpOf(tx, { chargeIds: beyond.map(({ charge }) => charge.id) });
  for (const change of beyond) {
    let leftKobo = change.cutKobo - ofScholarships(change);
    for (const { account, kobo } of givenUp.filter(({ chargeId }) => chargeId === change.charge.id)) {
      const kind = account === 'waivers' ? 'waiver reversed' : 'write-off reversed';
      const cutKobo = Math.min(leftKobo, kobo);
      await postJournals(tx, [journalOf(change, kind, account as Account, cutKobo)]);
      leftKobo -= cutKobo;
    }
  }
}

/** So much more is owed of a charge, and the other account has it; less where the amount is negative. */
const journalOf = (
  { studentId, charge, key, at, actor }: Change,
  kind: Journal['kind'],
  account: Account,
  amountKobo: number,
): Journal => ({
  kind,
  key,
  at,
  actor,
  postings: [
    { account: 'receivable', studentId, chargeId: charge.id, amountKobo },
    {
      account,
      ...(OF_ITS_HEAD.has(account) && { chargeId: charge.id }),
      ...(account === 'student credit' && { studentId }),
      amountKobo: -amountKobo,
    },
  ],
});

/** Accounts that are divided by the fee of the charge. */
const OF_ITS_HEAD: ReadonlySet<Account> = new Set(['income', 'opening equity', 'waivers', 'write-offs']);

/** What was taken off a charge that costs less than that now: it is nobody's, where what was paid is the student's. */
const awardBeyond = ({ charge, changeKobo }: Corrected): number =>
  Math.max(0, charge.awardedKobo - (charge.chargedKobo + changeKobo));

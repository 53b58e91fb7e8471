import type { refundWork as contract } from '#contract/finance/refunds.ts';
import { approvableKobo, paidOnMistake } from '#rules/finance/refund.ts';
import { lagosDay } from '#rules/lagosDay.ts';
import { formatNaira } from '#rules/money.ts';
import { notifyHolders } from '../../communication/notifications/service.ts';
import type { Took } from '../../kit/workflow/workflow.ts';
import type { User } from '../../platform/auth/caller.ts';
import type { Queryable } from '../../platform/database/database.ts';
import type { RowOf } from '../../platform/database/describedSql.ts';
import type { Platform } from '../../platform/platform.ts';
import { mistakeAt, Problem } from '../../platform/problem.ts';
import { recheckPrices, refuseOwn } from '../charges/service.ts';
import { postJournal, type Journal, type Posting } from '../ledger/service.ts';
import { refundEmail, type Happened } from './emails.ts';
import { approvalPostings, paymentPostings, returnPostings } from './postings.ts';
import { tookPart } from './sourceSql.ts';
import { findRefund } from './sql.ts';
import { lockedSource, type Source } from './work.ts';

interface Step {
  readonly refund: RowOf<'find-refund'>;
  readonly user: User;
  readonly actor: string;
  readonly now: Date;
  readonly reason: string;
  readonly answers: Readonly<Record<string, unknown>>;
}

type Act = (platform: Platform, tx: Queryable, step: Step) => Promise<void>;

/** A step's money is posted in its transaction, or nothing of it happens. The refund itself is locked: by the step. */
export const postStep =
  (platform: Platform): Took<typeof contract.work> =>
  async (tx, { id, step, actor, user, now, reason, answers = {} }) => {
    const [refund] = await findRefund(tx, { id });
    await ACTS[step]?.(platform, tx, { refund: refund!, user, actor, now, reason: reason ?? '', answers });
  };

const approve: Act = async (platform, tx, step) => {
  const { refund, user, now } = step;
  const source = (await lockedSource(tx, refund))!;
  refuseOwn(source.userId, user.userId);
  if (refund.caseId !== null && (await tookPart(tx, { caseId: refund.caseId, userId: user.userId })).length > 0)
    throw notDone(403, 'You took part in the case of this money. Another person has to approve it');
  const leftKobo = approvableKobo(source);
  if (refund.amountKobo > leftKobo)
    throw notDone(409, `Only ${formatNaira(leftKobo)} is left to refund. Please refuse it`);
  await post(tx, 'refund approved', step, approvalPostings(source, refund));
  await priceAgain(tx, source, now);
  await notifyHolders(platform, tx, {
    claim: 'refund-pay',
    category: 'refund',
    message: 'A refund was approved. Please put it into a file for the bank',
  });
  await writeToPayer(platform, tx, step, 'approved');
};

const pay: Act = async (platform, tx, step) => {
  const { refund, answers, now } = step;
  const days = { sentOn: lagosDay(refund.sentAt!), today: lagosDay(now) };
  const mistake = paidOnMistake(String(answers['paidOn']), days);
  if (mistake !== null) throw mistakeAt('/paidOn', mistake, 'Failed!');
  await post(tx, 'refund paid', step, paymentPostings(refund));
  await writeToPayer(platform, tx, step, 'paid');
};

/** Where it was, it may be refunded from again. */
const giveBack: Act = async (platform, tx, step) => {
  const { refund, now } = step;
  const source = (await lockedSource(tx, refund))!;
  await post(tx, 'refund returned', step, returnPostings(source, refund));
  await priceAgain(tx, source, now);
  await writeToPayer(platform, tx, step, 'returned');
};

const ACTS: Readonly<Record<string, Act>> = { approve, pay, return: giveBack };

/** A refund has one journal of a kind, whoever comes how often. */
async function post(
  tx: Queryable,
  kind: Journal['kind'],
  { refund, actor, now }: Step,
  postings: readonly Posting[],
): Promise<void> {
  const posted = await postJournal(tx, { kind, key: refund.id, at: now, actor, postings });
  if (posted === undefined) throw new Error(`Refund ${refund.id} has a journal '${kind}' already`);
}

/** What a student has not paid yet asks for less or more credit now. */
async function priceAgain(tx: Queryable, { studentId }: Source, now: Date): Promise<void> {
  if (studentId !== null) await recheckPrices(tx, { studentIds: [studentId], now });
}

const notDone = (status: 403 | 409, message: string) => new Problem(status, message, { title: 'Not done!' });

async function writeToPayer({ mail }: Platform, tx: Queryable, { refund, reason, answers }: Step, happened: Happened) {
  const { id, payerName, email } = refund;
  if (email === '') return;
  await mail.queue(tx, {
    kind: `refund-${happened}`,
    subjectKind: 'refund',
    subjectId: id,
    to: { name: payerName, address: email },
    content: refundEmail(happened, { ...refund, wording: reason, paidOn: String(answers['paidOn'] ?? '') }),
  });
}

import type { askAdjustment } from '#contract/finance/adjustments.ts';
import type { Body } from '#contract/kit/endpoint.ts';
import { isWithinLimit, reliefMistake, slipMistakes, tellerKey, waivableKobo } from '#rules/finance/adjustment.ts';
import { lagosDay } from '#rules/lagosDay.ts';
import { isKobo, typedMoney } from '#rules/typedMoney.ts';
import { notifyHolders } from '../../communication/notifications/service.ts';
import { judgeForm } from '../../kit/forms/service.ts';
import { filesOfUser } from '../../kit/student/files.ts';
import { actorOf, type By } from '../../platform/auth/caller.ts';
import type { Queryable } from '../../platform/database/database.ts';
import type { Platform } from '../../platform/platform.ts';
import { invalid, mistakeAt, mistyped, notFound, Problem } from '../../platform/problem.ts';
import { chargesOfStudent, lockMoney, refuseOwn } from '../charges/service.ts';
import { postFeesFirst } from '../fee-postings/service.ts';
import { limitFor } from './limits.ts';
import { onStatement, postAdjustment } from './posting.ts';
import { caseOfSlip } from './slips.ts';
import { adjustmentOfRequest, askedOfCharges, findAdjustment, insertAdjustment, studentToAdjust } from './sql.ts';
import { adjustmentWork } from './work.ts';

const FAILED = 'Failed!';

type Asked = Body<typeof askAdjustment>;

interface Made {
  readonly id: string;
  readonly state: string;
}

/**
 * Posts at once up to the officer's limit; above it another person approves.
 * @returns the same for a request that is sent again. @throws Problem 403 for one's own money, 422 for what a charge has not or a slip that was taken
 */
export async function ask(platform: Platform, asked: Asked, { user, ip }: By): Promise<Made> {
  const { request, kind, studentId } = asked;
  const [actor, now] = [actorOf(user), platform.now()];
  const given = await read(platform, asked, user.userId);
  return platform.database.transaction(async (tx) => {
    const [student] = await studentToAdjust(tx, { studentId });
    if (!student) throw notFound('There is no such student');
    refuseOwn(student.userId, user.userId);
    await postFeesFirst(platform, tx, studentId);
    await lockMoney(tx, { studentId });
    const [repeated] = await adjustmentOfRequest(tx, { request, actor });
    if (repeated) return repeated;
    await judge(tx, asked, given);
    const limit = await limitFor(tx, { userId: user.userId, studentId }, now);
    const atOnce = isWithinLimit({ ...limit, amountKobo: given.amountKobo });
    const of = { request, kind, studentId, chargeId: asked.chargeId ?? null };
    const [made] = await insertAdjustment(tx, { ...of, ...given, now, actor, ip, atOnce });
    if (!made) throw notMade(asked);
    const { id } = made;
    if (!atOnce) {
      await notifyHolders(platform, tx, {
        claim: 'adjust-approve',
        category: 'adjustment',
        message: 'A waiver, write-off or lodgement waits. Please approve or refuse it',
      });
      return { id, state: 'asked' };
    }
    await adjustmentWork.takeMany(tx, { ids: [id], step: 'post', reason: null, actor, ip, now });
    const [adjusted] = await findAdjustment(tx, { id });
    await postAdjustment(platform, tx, adjusted!, { at: now, actor });
    return { id, state: 'posted' };
  });
}

interface Given {
  readonly amountKobo: number;
  readonly reason: string;
  readonly paper: string;
  readonly bank: string | null;
  readonly tellerNumber: string | null;
  readonly lodgedOn: string | null;
}

async function read(platform: Platform, { kind, chargeId, answers }: Asked, userId: string): Promise<Given> {
  if ((kind === 'lodgement') !== (chargeId === undefined)) throw invalid('Please name the charge, of a lodgement none');
  const files = await filesOfUser(platform.database, userId);
  if (kind !== 'lodgement') {
    const { amount, reason, paper } = judgeForm(platform, 'adjustment-relief', answers, FAILED, files);
    return { amountKobo: koboOf(amount), reason: reason.trim(), paper, bank: null, tellerNumber: null, lodgedOn: null };
  }
  const typed = judgeForm(platform, 'adjustment-lodgement', answers, FAILED, files);
  const { reason, paper, bankId, lodgedOn } = typed;
  const amountKobo = koboOf(typed.amount);
  const mistakes = slipMistakes({ ...typed, amountKobo }, lagosDay(platform.now()));
  if (Object.keys(mistakes).length > 0) throw mistyped(mistakes, FAILED);
  const bank = platform.lookups.nameOf('banks', bankId)!;
  return { amountKobo, reason: reason.trim(), paper, bank, tellerNumber: tellerKey(typed.tellerNumber), lodgedOn };
}

const koboOf = (typed: string): number => {
  const amount = typedMoney(typed);
  return isKobo(amount) ? amount : 0;
};

/** What the student's money says to it, under its lock. */
async function judge(tx: Queryable, { studentId, chargeId }: Asked, given: Given): Promise<void> {
  const { amountKobo, tellerNumber } = given;
  if (tellerNumber !== null) {
    const suspended = await caseOfSlip(tx, { tellerNumber, amountKobo });
    if (suspended !== undefined) throw mistakeAt('/tellerNumber', onStatement(suspended), FAILED);
    return;
  }
  const charge = (await chargesOfStudent(tx, studentId)).find(({ id }) => id === chargeId);
  if (!charge) throw notFound('There is no such charge');
  const asked = (await askedOfCharges(tx, { studentId })).find((each) => each.chargeId === chargeId);
  const mistake = reliefMistake(amountKobo, waivableKobo({ dueKobo: charge.dueKobo, askedKobo: asked?.kobo ?? 0 }));
  if (mistake !== null) throw mistakeAt('/amount', mistake, FAILED);
}

/** The slip was taken, or another's request has this name. */
const notMade = ({ kind }: Asked): Problem =>
  kind === 'lodgement'
    ? mistakeAt('/tellerNumber', 'this teller number of this bank was taken already', FAILED)
    : new Problem(409, 'Please ask again', { title: FAILED });

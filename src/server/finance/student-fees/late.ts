import { unpaidOfPart, type PartName } from '#rules/finance/dues.ts';
import { daysLate, lateKobo, reachedStep, type LateStep } from '#rules/finance/late.ts';
import { displayDate } from '#rules/displayDate.ts';
import { lagosDay } from '#rules/lagosDay.ts';
import { formatNaira } from '#rules/money.ts';
import type { Queryable } from '../../platform/database/database.ts';
import type { RowOf } from '../../platform/database/describedSql.ts';
import type { Platform } from '../../platform/platform.ts';
import { Problem } from '../../platform/problem.ts';
import { notify } from '../../communication/notifications/service.ts';
import { assess, lockMoney, useCredit, waiveLate } from '../charges/service.ts';
import { postFeesFirst } from '../fee-postings/service.ts';
import { recheck } from '../payments/service.ts';
import {
  forgetLate,
  lateFee,
  latePartsMoved,
  lockLateFee,
  noteLate,
  openRrrs,
  partsPastDue,
  studentsToCheck,
} from './lateSql.ts';
import { placeOf, positionIn } from './position.ts';

const ACTOR = 'system:charge-late';
const BATCH = 100;

interface LatePart extends Omit<RowOf<'instalments-past-due'>, 'steps'> {
  readonly step: LateStep;
}

/**
 * Adds what a part costs more once its last day is over, after the provider was asked about open RRRs. A later step takes the place of
 * an earlier one. Each student is looked at once a step; where the provider gives no answer, the next run looks again.
 */
export async function chargeLate(platform: Platform, closing: AbortSignal): Promise<void> {
  await takeBackMoved(platform, closing);
  const today = lagosDay(platform.now());
  for (const { steps, ...part } of await partsPastDue(platform.database, { today })) {
    const step = reachedStep(steps as LateStep[], daysLate(part.dueOn, today));
    if (step) await chargePart(platform, { ...part, step }, closing);
  }
}

async function chargePart(platform: Platform, part: LatePart, closing: AbortSignal): Promise<void> {
  const { sessionId, studentTypeId, part: name, step } = part;
  const of = { sessionId, studentTypeId, part: name, afterDays: step.afterDays, limit: BATCH };
  let after: string | null = null;
  while (!closing.aborted) {
    const students: RowOf<'students-of-late-part'>[] = await studentsToCheck(platform.database, { ...of, after });
    for (const student of students) {
      if (closing.aborted) return;
      await chargeStudent(platform, student, part).catch((error: unknown) => unanswered(platform, error));
    }
    const last = students.at(-1);
    if (!last || students.length < BATCH) return;
    after = last.studentId;
  }
}

function unanswered({ log }: Platform, error: unknown): void {
  if (!(error instanceof Problem && error.status === 424)) throw error;
  log.warn({ err: error }, 'a late part waits for the payment provider');
}

async function chargeStudent(
  platform: Platform,
  { studentId, userId }: RowOf<'students-of-late-part'>,
  late: LatePart,
): Promise<void> {
  const { database, now } = platform;
  const { sessionId, part, dueOn, step } = late;
  for (const { rrr } of await openRrrs(database, { studentId, sessionId }))
    await recheck(platform, rrr, { actor: ACTOR });
  await database.transaction(async (tx) => {
    await lockMoney(tx, { studentId });
    await postFeesFirst(platform, tx, studentId);
    const position = await positionIn(tx, studentId, await placeOf(tx, studentId, 'school', sessionId), 'school');
    const { dues, bare, plan, paidParts } = position;
    const unpaidKobo = unpaidOfPart(dues, plan, paidParts, part as PartName);
    const amountKobo = lateKobo(unpaidKobo, [step], step.afterDays + 1);
    if (amountKobo > 0) {
      const of = { studentId, sessionId, purpose: 'school' };
      const fees = bare.lines.filter(({ latePart }) => latePart === undefined);
      await assess(tx, platform, { ...of, lines: fees }, { actor: ACTOR });
      const line = { feeId: await lateFeeId(tx), amountKobo, occasion: part, why: { late: { dueOn } } };
      await assess(tx, platform, { ...of, lines: [line] }, { actor: ACTOR });
      await useCredit(platform, tx, { studentId, at: now(), actor: ACTOR });
      const message = `${formatNaira(amountKobo)} is added to your school fees, which were to be paid by ${displayDate(dueOn)}`;
      if (userId) await notify(platform, tx, { userId, category: 'schoolFeesInvoice', message });
    }
    const { afterDays, percent } = step;
    await noteLate(tx, { studentId, sessionId, part, dueOn, afterDays, percent, unpaidKobo, now: now() });
  });
}

async function lateFeeId(tx: Queryable): Promise<number> {
  await lockLateFee(tx);
  const [fee] = await lateFee(tx);
  return fee!.id;
}

/** Whoever was given more time is not late before it is over. */
async function takeBackMoved(platform: Platform, closing: AbortSignal): Promise<void> {
  const { database, now } = platform;
  while (!closing.aborted) {
    const moved = await latePartsMoved(database, { limit: BATCH });
    for (const { studentId, sessionId, part } of moved)
      await database.transaction(async (tx) => {
        await lockMoney(tx, { studentId });
        await waiveLate(tx, { studentId, sessionId, part, at: now(), actor: ACTOR });
        await useCredit(platform, tx, { studentId, at: now(), actor: ACTOR });
        await forgetLate(tx, { studentId, sessionId, part });
      });
    if (moved.length < BATCH) return;
  }
}

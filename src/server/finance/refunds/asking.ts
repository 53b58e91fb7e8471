import type { askRefund } from '#contract/finance/refunds.ts';
import type { Body } from '#contract/kit/endpoint.ts';
import { amountMistake, nameMistake, refundableKobo } from '#rules/finance/refund.ts';
import { isKobo, typedMoney } from '#rules/typedMoney.ts';
import { notifyHolders } from '../../communication/notifications/service.ts';
import { judgeForm } from '../../kit/forms/service.ts';
import { actorOf, type By } from '../../platform/auth/caller.ts';
import type { Platform } from '../../platform/platform.ts';
import { invalid, mistakeAt, notFound, Problem } from '../../platform/problem.ts';
import { refuseOwn } from '../charges/service.ts';
import { insertRefund, refundOfRequest } from './sql.ts';
import { lockedSource } from './work.ts';

const FAILED = 'Failed!';

/** @returns the refund's id, the same for a request that is sent again. @throws Problem 403 for one's own money, 422 for what its source has not */
export async function askForRefund(
  platform: Platform,
  { request, answers, ...from }: Body<typeof askRefund>,
  { user, ip }: By,
): Promise<{ id: string }> {
  const { caseId, studentId } = { caseId: from.caseId ?? null, studentId: from.studentId ?? null };
  if ((caseId === null) === (studentId === null)) throw invalid('Please name either a case or a student');
  const given = judgeForm(platform, 'refund-request', answers, FAILED);
  const [actor, now] = [actorOf(user), platform.now()];
  return platform.database.transaction(async (tx) => {
    const source = await lockedSource(tx, { caseId, studentId });
    if (!source) throw notFound('There is no such case or student');
    const [repeated] = await refundOfRequest(tx, { request, actor });
    if (repeated) return repeated;
    refuseOwn(source.userId, user.userId);
    const amount = typedMoney(given.amount);
    const amountKobo = isKobo(amount) ? amount : 0;
    const mistake = amountMistake(amountKobo, refundableKobo(source));
    if (mistake !== null) throw mistakeAt('/amount', mistake, FAILED);
    const { accountName, accountNumber, reason, nameReason = '' } = given;
    const differing = nameMistake(source.payerName, accountName, nameReason);
    if (differing !== null) throw mistakeAt('/nameReason', differing, FAILED);
    const { payerName, email } = source;
    const bank = platform.lookups.nameOf('banks', given.bankId)!;
    const [made] = await insertRefund(tx, {
      ...{ request, caseId, studentId, amountKobo, payerName, email, bank, accountNumber, accountName },
      ...{ nameReason: nameReason.trim() || null, reason: reason.trim(), now, actor, ip },
    });
    if (!made) throw new Problem(409, 'Please ask again', { title: FAILED });
    await notifyHolders(platform, tx, {
      claim: 'refund-approve',
      category: 'refund',
      message: 'Somebody asks for a refund. Please approve or refuse it',
    });
    return made;
  });
}

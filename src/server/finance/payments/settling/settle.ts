import type { caseWork as contract } from '#contract/finance/reconciliation.ts';
import { decisionMistake, decisionNamed, placementOf, type Decision } from '#rules/finance/caseSettlement.ts';
import type { Took } from '../../../kit/workflow/workflow.ts';
import type { Queryable } from '../../../platform/database/database.ts';
import type { Platform } from '../../../platform/platform.ts';
import { mistakeAt, notFound, Problem } from '../../../platform/problem.ts';
import { lockMoneyOfMany } from '../../charges/service.ts';
import { isPayers, movedEmail, settledEmail } from '../caseEmail.ts';
import { noteSettlement, takeOwnership } from '../sql/cases.ts';
import { lockInvoice } from '../sql/orders.ts';
import { digestOf, FAILED, settlingOf, studentOf, type Settling } from './money.ts';
import { outcomeForRecipient, outcomeOf } from './outcome.ts';
import { placeMoney } from './posting.ts';

/**
 * A case is settled by a posting: the money leaves suspense in the transaction of the step, or the case stays open. Whoever was faster, or
 * a payment that came meanwhile, has this one refused.
 */
const settle =
  (platform: Platform): Took<typeof contract.work> =>
  async (tx, { id, actor, now, reason, answers = {}, digest }) => {
    const decision = decisionNamed(String(answers['decision'])) ?? 'other';
    const settling = await lockedSettling(tx, id, decision, String(answers['target'] ?? ''));
    if (digest !== digestOf(settling.ownMoney)) throw changed();
    const mistake = decisionMistake(settling.decision, settling.money, platform.settings.writeOffLimitKobo);
    if (mistake !== null) throw mistakeAt(settling.isMoved ? '/target' : '/decision', mistake, FAILED);
    if (settling.money.heldKobo > 0) await placeMoney(platform, tx, settling, { at: now, actor });
    await noteSettlement(tx, { caseId: id, actor, now, decision });
    await notifyPayer(platform, tx, settling, decision, reason ?? '');
    await notifyRecipient(platform, tx, settling);
  };

/** A person settles a case, or makes it their own. */
export const stepOfCase =
  (platform: Platform): Took<typeof contract.work> =>
  async (tx, step) => {
    if (step.step === 'settle') await settle(platform)(tx, step);
    else if (step.step === 'take') await takeOwnership(tx, { caseId: step.id, userId: step.user.userId });
  };

const changed = () =>
  new Problem(409, 'The money of this case or its invoice has changed since you opened it. Please look at it again', {
    title: 'Not done!',
  });

/** All that is done with a student's money locks it first, and then an invoice. */
async function lockedSettling(tx: Queryable, id: string, decision: Decision, target: string): Promise<Settling> {
  const before = await settlingOf(tx, id, decision, target);
  if (!before) throw notFound('There is no such payment case');
  const { own, to } = before;
  const studentIds = [own?.studentId ?? null, studentOf(to)].filter((studentId) => studentId !== null);
  await lockMoneyOfMany(tx, { studentIds });
  const invoiceIds = new Set([own, to.invoice].flatMap((invoice) => (invoice ? [invoice.id] : [])));
  for (const invoiceId of [...invoiceIds].sort()) await lockInvoice(tx, { invoiceId });
  return (await settlingOf(tx, id, decision, target))!;
}

async function notifyPayer(
  { mail, settings }: Platform,
  tx: Queryable,
  settling: Settling,
  decision: Decision,
  reason: string,
): Promise<void> {
  const { case: settled, own } = settling;
  if (!isPayers(settled.kind) || !own) return;
  const { rrr, expectedKobo, reportedKobo } = settled;
  const { firstname, lastname, email, description } = own;
  const outcome = outcomeOf({ ...settling, own }, placementOf(settling.decision, settling.money), decision);
  await mail.queue(tx, {
    kind: 'payment-case-settled',
    subjectKind: 'invoice',
    subjectId: own.id,
    to: { name: `${firstname} ${lastname}`, address: email },
    content: settledEmail(
      firstname,
      { rrr, description, expectedKobo, reportedKobo },
      { ...outcome, reason },
      settings.publicUrl,
    ),
  });
}

/** Whoever gets another's money, or money of nobody known, reads what it did. */
async function notifyRecipient({ mail, settings }: Platform, tx: Queryable, settling: Settling): Promise<void> {
  const { isMoved, to, money } = settling;
  const recipient = to.invoice ?? to.student;
  if (!isMoved || !recipient || recipient.email === '') return;
  await mail.queue(tx, {
    kind: 'payment-moved',
    subjectKind: to.invoice ? 'invoice' : 'student',
    subjectId: recipient.id,
    to: { name: recipient.fullName, address: recipient.email },
    content: movedEmail(recipient.fullName, money.heldKobo, outcomeForRecipient(settling), settings.publicUrl),
  });
}

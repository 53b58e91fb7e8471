import type { PaymentRecord, RrrStatus } from '#contract/finance/reconciliation.ts';
import { fullName } from '#rules/fullName.ts';
import { nairaFromKobo } from '#rules/money.ts';
import { NORMALISERS } from '#rules/normalisers.ts';
import { findByNumber, findByRrr } from '../invoices/service.ts';
import { readRrr, recheck, storyOfInvoice, unanswered, type StatusCheck } from '../payments/service.ts';
import { writeAudit } from '../../platform/audit.ts';
import { actorOf, type By } from '../../platform/auth/caller.ts';
import type { PaymentStatus } from '../../platform/payment/remita.ts';
import type { Platform } from '../../platform/platform.ts';
import { Problem } from '../../platform/problem.ts';

const NOT_FOUND = 'No invoice has this RRR or number';

/** @throws Problem 404 when nothing has this RRR or invoice number */
export async function recordOf(platform: Platform, reference: string): Promise<PaymentRecord> {
  const invoice =
    (await findByRrr(platform, readRrr(reference))) ?? (await findByNumber(platform, NORMALISERS.capitals(reference)));
  if (!invoice) throw new Problem(404, NOT_FOUND, { title: 'Invalid Action!', errors: { '/reference': NOT_FOUND } });
  const { statuses, cases, steps } = await storyOfInvoice(platform, invoice.id);
  return {
    invoiceNumber: invoice.invoiceNumber,
    fullName: fullName(invoice),
    mobileNumber: invoice.phone,
    email: invoice.email,
    description: invoice.description,
    session: invoice.session,
    amount: nairaFromKobo(invoice.amountKobo),
    isPaid: invoice.paid,
    isApplication: invoice.applicationTypeId !== null,
    rrrs: statuses.map(rrrStatus),
    steps,
    cases: cases.map(({ id, rrr, kind, expectedKobo, reportedKobo, openedAt, state }) => ({
      id,
      rrr,
      kind: kind as PaymentRecord['cases'][number]['kind'],
      expectedKobo,
      reportedKobo,
      openedAt: openedAt.toISOString(),
      state: state as PaymentRecord['cases'][number]['state'],
    })),
  };
}

function rrrStatus({
  rrr,
  amountKobo,
  rrrAt,
  checkedAt,
  statusCode,
  checkAt,
  cancelled,
  credited,
  providerPaidAt,
}: Awaited<ReturnType<typeof storyOfInvoice>>['statuses'][number]): RrrStatus {
  return {
    rrr,
    amount: nairaFromKobo(amountKobo),
    madeAt: rrrAt.toISOString(),
    state: credited ? 'credited' : cancelled ? 'deactivated' : 'open',
    checkedAt: checkedAt?.toISOString() ?? null,
    statusCode: statusCode ?? '',
    nextCheckAt: credited ? null : (checkAt?.toISOString() ?? null),
    providerPaidAt,
  };
}

/** Nothing follows from the answer. @throws Problem 424 when there is none, 404 for an RRR that is not ours */
export async function answerNow(platform: Platform, typed: string) {
  const rrr = readRrr(typed);
  const invoice = await findByRrr(platform, rrr);
  if (!invoice) throw new Problem(404, NOT_FOUND, { title: 'Invalid Action!' });
  return presentAnswer(
    platform,
    await platform.remita.statusOf(rrr).catch(unanswered(platform, { invoice: invoice.invoiceNumber })),
  );
}

export async function recheckFor(platform: Platform, typed: string, { user, ip }: By) {
  const { status, followed, invoiceId }: StatusCheck & { invoiceId: string } = await recheck(platform, readRrr(typed), {
    actor: actorOf(user),
    ip,
  });
  await writeAudit(platform.database, {
    at: platform.now(),
    actor: actorOf(user),
    action: 'payment-rechecked',
    subjectKind: 'invoice',
    subjectId: invoiceId,
    detail: { rrr: readRrr(typed), code: status.code, followed },
    ip,
  });
  return { ...presentAnswer(platform, status), followed };
}

const presentAnswer = ({ now }: Platform, { state, code, message, amountKobo, paidAt }: PaymentStatus) => ({
  state,
  code,
  message,
  amount: nairaFromKobo(amountKobo),
  paidAt,
  checkedAt: now().toISOString(),
});

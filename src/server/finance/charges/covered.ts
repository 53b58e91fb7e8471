import type { Queryable } from '../../platform/database/database.ts';
import type { Platform } from '../../platform/platform.ts';
import { chargePaid, invoicePaid, presentPaid } from './invoicePaid.ts';
import { settleInvoice } from './settlingSql.ts';
import { chargesOf, coveredInvoices, linesOf, studentInvoiceOf } from './sql.ts';

interface Covered {
  readonly studentId: string;
  readonly chargeIds: readonly string[];
  readonly at: Date;
  readonly actor: string;
  /** An invoice that was made of them now, to have a receipt. */
  readonly made?: string;
}

type Reacting = Pick<Platform, 'reactions'>;

/**
 * Credit, an award or a waiver has taken these charges in full. Unpaid invoices that ask for nothing else are settled, and whoever waits for them acts; of the
 * other charges it is told that they are paid. Lock the student's money before.
 */
export async function settleCovered(platform: Reacting, tx: Queryable, covered: Covered): Promise<void> {
  const { studentId, chargeIds, at, actor, made } = covered;
  const settled = new Set<string>();
  for (const { id: invoiceId } of await coveredInvoices(tx, { studentId, chargeIds: [...chargeIds] })) {
    const [invoice] = await studentInvoiceOf(tx, { invoiceId });
    await settleInvoice(tx, { invoiceId, by: null, isCovered: invoiceId === made, now: at, actor });
    for (const { chargeId } of await linesOf(tx, { invoiceId })) settled.add(chargeId);
    await platform.reactions.happened(tx, invoicePaid, presentPaid(invoice!, at, actor));
  }
  await reportPaid(platform, tx, { ...covered, chargeIds: chargeIds.filter((id) => !settled.has(id)) });
}

/** These charges have nothing due any more, and no invoice says so. Lock the student's money before. */
export async function reportPaid(
  { reactions }: Reacting,
  tx: Queryable,
  { studentId, chargeIds, at, actor }: Covered,
): Promise<void> {
  if (chargeIds.length === 0) return;
  for (const { id: chargeId, sessionId, purpose, occasion } of await chargesOf(tx, { studentId }))
    if (chargeIds.includes(chargeId))
      await reactions.happened(tx, chargePaid, {
        chargeId,
        studentId,
        sessionId,
        purpose,
        occasion,
        at,
        actor,
      });
}

import { chargePaid, chargesOfStudent, settleCovered, type ChargePaid } from '../../charges/service.ts';
import type { Queryable } from '../../../platform/database/database.ts';
import type { Platform } from '../../../platform/platform.ts';
import { on, type Reaction } from '../../../platform/reactions.ts';
import { invoiceFor } from './making.ts';
import { lastInvoiceOfCharge } from './sql.ts';

/** What opens something once an invoice of it is paid: a bed, a clearance, a late registration. School fees are asked of their charges. */
const BY_INVOICE: readonly string[] = ['hostel', 'acceptance', 'development', 'late-registration', 'change-of-degree'];

/** A charge that credit pays while no invoice asks for it, as after that was made void, gets an invoice that is settled at once. */
export const invoiceOfCovered = (platform: Platform): Reaction =>
  on(
    chargePaid,
    (tx, paid) => invoiceIt(platform, tx, paid),
    ({ purpose }) => BY_INVOICE.includes(purpose),
  );

async function invoiceIt(
  platform: Platform,
  tx: Queryable,
  { studentId, sessionId, purpose, occasion, chargeId, at, actor }: ChargePaid,
): Promise<void> {
  const charge = (await chargesOfStudent(tx, studentId)).find(({ id }) => id === chargeId);
  if (!charge || charge.dueKobo > 0 || charge.chargedKobo <= 0) return;
  const [last] = await lastInvoiceOfCharge(tx, { chargeId });
  if (last?.isPaid) return;
  const made = await invoiceFor(
    tx,
    platform,
    {
      studentId,
      sessionId,
      purpose,
      occasion,
      charges: [{ chargeId, amountKobo: charge.chargedKobo }],
      settled: 'as covered',
      ...(last && { description: last.description }),
      ...(last && last.semesterId !== null && { semesterId: last.semesterId }),
    },
    { actor },
  );
  // An invoice that asks for more than this charge is still to be paid, and says then that all of it is.
  if (!('invoiceId' in made)) return;
  await settleCovered(platform, tx, { studentId, chargeIds: [chargeId], at, actor, made: made.invoiceId });
}

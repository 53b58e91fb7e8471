import type { Invoice } from '#contract/finance/invoices.ts';
import { newOrderId } from '../payments/service.ts';
import type { Platform } from '../../platform/platform.ts';
import { openSession } from '../../school/sessions/service.ts';
import { knownSince, type Visitor } from './device.ts';
import { makeOnce } from './making.ts';
import { noRrr, noSession, numberPrefix, type Payer } from './policy.ts';
import { presentInvoice } from './present.ts';
import { atPrice } from './pricing.ts';
import { findFeeInvoice, makeInvoice } from './sql.ts';

export interface FeeCharge {
  readonly feeId: number;
  /** The student's or candidate's; '' where there is none. */
  readonly regNumber: string;
  /** What within the fee it is for: charges that differ in it are two invoices. */
  readonly about: string;
  readonly description: string;
  readonly amountKobo: number;
  /** Whether it may be charged again once it is paid. */
  readonly repeats: boolean;
}

/**
 * What another device made is never shown: whoever knows its phone and number need not be its payer.
 * @throws Problem 422 when no session is open, 424 when the provider gave no RRR, 429 for one who makes too many
 */
export async function invoiceForFee(
  platform: Platform,
  charge: FeeCharge,
  payer: Payer,
  visitor: Visitor,
): Promise<Invoice> {
  const { database } = platform;
  const session = await openSession(database);
  if (!session) throw noSession();
  const { feeId, regNumber, about, amountKobo, description, repeats } = charge;
  const find = async () => {
    const [row] = await findFeeInvoice(database, {
      feeId,
      regNumber,
      about,
      phone: payer.phone,
      sessionId: session.id,
      device: visitor.device,
      knownSince: knownSince(platform.now()),
    });
    return row;
  };
  const existing = await find();
  const isCurrent = existing && !(existing.paid && repeats);
  const now = platform.now();
  const row = isCurrent
    ? existing
    : await makeOnce(
        platform,
        { applicationTypeId: null, feeId, regNumber, visitor },
        {
          make: () =>
            makeInvoice(database, {
              applicationTypeId: null,
              feeId,
              regNumber,
              about,
              repeats,
              sessionId: session.id,
              phone: payer.phone,
              lastname: payer.lastname,
              firstname: payer.firstname,
              middlename: payer.middlename,
              email: payer.email,
              description,
              amountKobo,
              now,
              orderId: newOrderId(),
              numberPrefix: numberPrefix(now),
              ip: visitor.ip,
              device: visitor.device,
            }),
          find,
        },
      );
  const complete = await atPrice(platform, row, amountKobo, visitor, { isNew: !isCurrent }).catch(
    noRrr(platform, row.invoiceNumber),
  );
  return presentInvoice(platform, complete, 'phone');
}

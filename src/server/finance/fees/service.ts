import type { Invoice } from '#contract/finance/invoices.ts';
import type { Fee } from '#contract/finance/fees.ts';
import { nairaFromKobo } from '#rules/money.ts';
import { judgeForm } from '../../kit/forms/service.ts';
import { invoiceForFee, type Visitor } from '../invoices/service.ts';
import { INVOICE_FAILED } from '../payments/service.ts';
import type { Queryable } from '../../platform/database/database.ts';
import type { RowOf } from '../../platform/database/describedSql.ts';
import type { Platform } from '../../platform/platform.ts';
import { Problem } from '../../platform/problem.ts';
import { payerIn } from './payer.ts';
import { feesOfPurpose, findFee, listComponents } from './sql.ts';

export { payerIn } from './payer.ts';

type FeeRow = RowOf<'fees-of-purpose'>;

export const feesOnClearance = (db: Queryable): Promise<FeeRow[]> => listComponents(db);

export const feesFor = (db: Queryable, purpose: 'admission-status' | 'transcript'): Promise<FeeRow[]> =>
  feesOfPurpose(db, { purpose });

export const presentFee = ({ id, name, amountKobo }: FeeRow): Fee => ({
  id,
  name,
  amount: nairaFromKobo(amountKobo),
});

/** @throws Problem 422 for a fee that cannot be paid (any more) */
export async function payableFee(db: Queryable, id: number) {
  const [fee] = await findFee(db, { feeId: id });
  if (!fee)
    throw new Problem(422, 'This fee can no longer be paid. Please choose another', {
      title: INVOICE_FAILED,
      errors: { '/feeId': 'please select a fee' },
    });
  return fee;
}

export async function invoiceFee(
  platform: Platform,
  feeId: number,
  answers: unknown,
  visitor: Visitor,
): Promise<Invoice> {
  const payer = judgeForm(platform, 'fee-payer', answers, INVOICE_FAILED);
  const fee = await payableFee(platform.database, feeId);
  const charge = {
    feeId,
    regNumber: (payer.RegNumber ?? '').toUpperCase(),
    about: '',
    description: fee.name,
    amountKobo: fee.amountKobo,
    repeats: true,
  };
  return invoiceForFee(platform, charge, payerIn(payer), visitor);
}

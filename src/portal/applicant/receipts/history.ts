import type { paymentHistory, Receipt } from '#contract/payment.ts';
import { ApiError } from '../../api/apiError.ts';
import { call } from '../../api/call.ts';
import type { Proof } from '../payment/ProvenPayment.tsx';

/** All that the payer of one payment has paid. */
export const askHistory = ({ reference, proof }: Proof): Promise<readonly Receipt[]> =>
  call<typeof paymentHistory>({ method: 'GET', path: '/Bursary/get-all-invoices', query: { reference, proof } });

/** The same without applications. */
export async function askSundry(proof: Proof): Promise<readonly Receipt[]> {
  const sundry = (await askHistory(proof)).filter(({ kind }) => kind !== 'application');
  if (sundry.length === 0) throw new ApiError(404, NOTHING_SUNDRY, 'Invalid Action!', { '/reference': NOTHING_SUNDRY });
  return sundry;
}

const NOTHING_SUNDRY = 'This payer has paid no sundry fee. The receipt of an application is under Any receipt';

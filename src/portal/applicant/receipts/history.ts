import type { paymentHistory, Receipt } from '#contract/finance/payments.ts';
import { call } from '../../api/call.ts';

export const fetchHistory = (token: string): Promise<readonly Receipt[]> =>
  call<typeof paymentHistory>({ method: 'GET', path: '/Bursary/get-all-invoices' }, { token });

export const fetchSundry = async (token: string): Promise<readonly Receipt[]> =>
  (await fetchHistory(token)).filter(({ kind }) => kind !== 'application');

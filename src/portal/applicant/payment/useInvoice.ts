import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { invoiceDetails, verifyPayment } from '#contract/admissions/application-invoices.ts';
import type { Invoice } from '#contract/finance/invoices.ts';
import type { receipt } from '#contract/finance/payments.ts';
import type { paymentTimeline } from '#contract/finance/payment-timeline.ts';
import { ApiError } from '../../api/apiError.ts';
import { call } from '../../api/call.ts';
import { useAction } from '../../kit/useAction.ts';
import type { PaymentStatus } from './payment.ts';

/** A masked RRR has fewer than twelve digits, and opens nothing. */
export const isWhole = (rrr: string | null | undefined): rrr is string => /^\d{12}$/.test(rrr ?? '');

export const useInvoice = (rrr: string | null | undefined, known?: Invoice) =>
  useQuery({
    queryKey: ['invoice', rrr],
    queryFn: ({ signal }) =>
      call<typeof invoiceDetails>(
        { method: 'GET', path: '/ApplicationInvoice/invoice-details', query: { rrr: rrr! } },
        { signal },
      ),
    enabled: isWhole(rrr),
    placeholderData: known,
  });

export const useReceipt = (invoice: Invoice) =>
  useQuery({
    queryKey: ['receipt', invoice.rrr],
    queryFn: ({ signal }) =>
      call<typeof receipt>({ method: 'GET', path: '/Payment/receipt', query: { rrr: invoice.rrr! } }, { signal }),
    enabled: invoice.isPaid && isWhole(invoice.rrr),
  });

/** `since` changes when something has happened to the payment. */
export const usePaymentTimeline = (rrr: string | null, since: string) =>
  useQuery({
    queryKey: ['payment-timeline', rrr, since],
    queryFn: ({ signal }) =>
      call<typeof paymentTimeline>({ method: 'GET', path: '/Payment/timeline', query: { rrr: rrr! } }, { signal }),
    enabled: isWhole(rrr),
    placeholderData: keepPreviousData,
  });

/** @param whenUnpaid the status when the provider says that nothing was paid */
export function usePaymentCheck(rrr: string | null, first: PaymentStatus, whenUnpaid: 'failed' | 'pending') {
  const queries = useQueryClient();
  const [status, setStatus] = useState<PaymentStatus>(first);
  const [message, setMessage] = useState<string>();
  const [checks, setChecks] = useState(0);
  const [check, busy] = useAction(async () => {
    try {
      const invoice = await call<typeof verifyPayment>({
        method: 'POST',
        path: '/ApplicationInvoice/verify-payment',
        body: { rrr: rrr ?? '' },
      });
      queries.setQueryData(['invoice', rrr], invoice);
      setMessage(undefined);
      setStatus(invoice.isPaid ? 'paid' : whenUnpaid);
    } catch (error) {
      setMessage(error instanceof ApiError && !error.isUnheard ? error.message : undefined);
      setStatus('unreachable');
    }
    setChecks((before) => before + 1);
  });
  return { status, message, checks, check, busy };
}

import { FINANCE } from '#contract/finance/pages.ts';
import type { paymentRecord } from '#contract/finance/reconciliation.ts';
import { FindPage } from '../../../kit/find/FindPage.tsx';
import { useSession } from '../../../session/useSession.ts';
import { PaymentResult } from './PaymentResult.tsx';

export function VerifyPaymentPage() {
  const session = useSession();
  return (
    <FindPage
      title={FINANCE.verifyPayment.name}
      lead="What happened to a payment, and what Remita says of it now."
      button="Find payment"
      asks={{
        name: 'reference',
        label: 'RRR or invoice number',
        maxLength: 40,
        missing: 'please input an RRR or an invoice number',
      }}
      find={(reference) =>
        session.call<typeof paymentRecord>({ method: 'GET', path: '/Payment/status', query: { reference } })
      }
      unknown={{
        status: 404,
        words: (reference) =>
          `No invoice has the RRR or number "${reference}". Check it against the payer's paper, and try again.`,
      }}
    >
      {(record) => <PaymentResult record={record} />}
    </FindPage>
  );
}

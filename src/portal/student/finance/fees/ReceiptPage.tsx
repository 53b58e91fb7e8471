import { useQuery } from '@tanstack/react-query';
import { Navigate, useSearchParams } from 'react-router-dom';
import { stepsOf } from '#contract/finance/pages.ts';
import type { receipt } from '#contract/finance/payments.ts';
import type { sendReceiptMail, StudentInvoice } from '#contract/finance/student-fees.ts';
import { Verification } from '#form/slip/Verification.tsx';
import '#form/slip/verification.css';
import { raiseFailure } from '../../../kit/raiseFailure.ts';
import { raiseFlag } from '../../../core/flags.ts';
import { CoveredCode } from '../../../kit/invoice/CoveredCode.tsx';
import { StudentInvoiceSheet } from '../../../kit/invoice/StudentInvoiceSheet.tsx';
import { useOwnInvoice } from '../../../kit/invoice/useOwnInvoice.ts';
import { useAction } from '../../../kit/useAction.ts';
import { useSession } from '../../../session/useSession.ts';
import { Button } from '../../../ui/Button.tsx';
import { Page } from '../../../ui/Page.tsx';
import { PrintButton } from '../../../ui/PrintButton.tsx';
import { ErrorState, LoadingState } from '../../../ui/states.tsx';
import { usePurpose } from './usePurpose.ts';
import '../fees.css';

/** Of a paid invoice; what is not paid yet is shown as the invoice that it is. */
export function ReceiptPage() {
  const { title, steps } = usePurpose();
  const [address] = useSearchParams();
  const code = address.get('code');
  const { data, error, refetch } = useOwnInvoice(code);
  if (!code) return <Navigate to={steps.home} replace />;
  if (data && !data.isPaid) return <Navigate to={stepsOf(data.purpose).invoice + data.invoiceNumber} replace />;
  return (
    <Page title="Receipt" crumbs={[{ name: title, to: steps.home }]}>
      {error && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!error && !data && <LoadingState lines={8} />}
      {data && <Paid invoice={data} />}
    </Page>
  );
}

function Paid({ invoice }: { readonly invoice: StudentInvoice }) {
  const { rrr, invoiceNumber } = invoice;
  const session = useSession();
  const [send, busy] = useAction(async () => {
    try {
      const { address } = await session.call<typeof sendReceiptMail>({
        method: 'POST',
        path: '/Payment/send-receipt-mail',
        body: { code: invoiceNumber },
      });
      raiseFlag({ title: 'Success!', body: `Your receipt is on its way to ${address}`, intent: 'success' });
    } catch (error) {
      raiseFailure(error, { title: 'Invalid Action!', body: 'The receipt could not be sent. Please try again' });
    }
  });
  return (
    <div className="fees">
      <StudentInvoiceSheet invoice={invoice} title="Receipt">
        {rrr === null ? <CoveredCode invoiceNumber={invoiceNumber} /> : <PaidCode rrr={rrr} />}
      </StudentInvoiceSheet>
      <div className="actions unprinted">
        <PrintButton />
        <Button look="outlined" busy={busy} onClick={() => void send()}>
          Send it to my email address
        </Button>
      </div>
    </div>
  );
}

function PaidCode({ rrr }: { readonly rrr: string }) {
  const session = useSession();
  const { data } = useQuery({
    queryKey: ['/Payment/receipt', { rrr }],
    queryFn: ({ signal }) =>
      session.call<typeof receipt>({ method: 'GET', path: '/Payment/receipt', query: { rrr } }, { signal }),
  });
  return data && <Verification {...data.verification} question="Is this receipt genuine?" />;
}

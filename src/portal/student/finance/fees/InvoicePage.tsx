import { Link, Navigate, useLocation, useSearchParams } from 'react-router-dom';
import { stepsOf } from '#contract/finance/pages.ts';
import type { StudentInvoice } from '#contract/finance/student-fees.ts';
import { displayDate } from '#rules/displayDate.ts';
import { InvoiceActs } from '../../../kit/invoice/InvoiceActs.tsx';
import { InvoiceConcerns } from '../../../kit/invoice/InvoiceConcerns.tsx';
import { StudentInvoiceSheet } from '../../../kit/invoice/StudentInvoiceSheet.tsx';
import { useOwnInvoice } from '../../../kit/invoice/useOwnInvoice.ts';
import { Warning } from '../../../ui/icons.tsx';
import { Page } from '../../../ui/Page.tsx';
import { ErrorState, LoadingState } from '../../../ui/states.tsx';
import { InvoiceTimeline } from './InvoiceTimeline.tsx';
import { usePurpose } from './usePurpose.ts';
import '../fees.css';

/** Without a code the page goes back to its first step. */
export function InvoicePage() {
  const { title, steps } = usePurpose();
  const [address] = useSearchParams();
  const { pathname } = useLocation();
  /** Some purposes have it in the path, the others behind it. */
  const code = address.get('code') ?? (steps.invoice.endsWith('/') ? pathname.slice(steps.invoice.length) : null);
  const { data, error, refetch } = useOwnInvoice(code);
  if (!code) return <Navigate to={steps.home} replace />;
  return (
    <Page title="Invoice" crumbs={[{ name: title, to: steps.home }]}>
      {error && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!error && !data && <LoadingState lines={8} />}
      {data && <Whole invoice={data} />}
    </Page>
  );
}

function Whole({ invoice }: { readonly invoice: StudentInvoice }) {
  const { rrr, isPaid, status, purpose, invoiceNumber, voided } = invoice;
  const { home, invoice: invoiceAt, receipt: receiptAt } = stepsOf(purpose);
  return (
    <div className="fees">
      {voided && (
        <div className="notice notice--warning" role="status">
          <Warning />
          <div>
            {voided.replacedBy ? 'Replaced on' : 'Void since'} {displayDate(voided.at)}: {voided.reason}.{' '}
            {voided.replacedBy ? (
              <Link to={invoiceAt + voided.replacedBy}>See the new invoice</Link>
            ) : (
              <Link to={home}>See what you owe now</Link>
            )}
          </div>
        </div>
      )}
      <InvoiceConcerns rrr={rrr} />
      <StudentInvoiceSheet invoice={invoice} />
      <InvoiceActs
        invoice={invoice}
        isUnpaid={status === 'Not paid'}
        receipt={isPaid && { to: receiptAt + invoiceNumber, label: 'See your receipt' }}
      />
      {rrr && <InvoiceTimeline rrr={rrr} />}
    </div>
  );
}

import { Link } from 'react-router-dom';
import { stepsOf } from '#contract/finance/pages.ts';
import type { allStudentInvoices } from '#contract/finance/student-fees.ts';
import { displayDate } from '#rules/displayDate.ts';
import { INVOICE_LOOKS } from '../../../kit/invoice/StudentInvoiceSheet.tsx';
import { StatusTag } from '../../../kit/StatusTag.tsx';
import { useRead } from '../../../kit/record/useRead.ts';
import { ErrorState } from '../../../ui/states.tsx';
import { naira } from './naira.ts';

/** The student's invoices of these purposes, newest first; nothing where there are none. */
export function OwnInvoices({ purposes }: { readonly purposes: readonly string[] }) {
  const { data, error, refetch } = useRead<typeof allStudentInvoices>('/Payment/all-student-invoices', undefined);
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  const invoices = (data ?? []).filter(({ purpose }) => purposes.includes(purpose));
  if (invoices.length === 0) return null;
  return (
    <section className="sheet fees__card" aria-labelledby="own-invoices">
      <h2 id="own-invoices">Your invoices</h2>
      <ul className="fees__lines">
        {invoices.map(({ invoiceNumber, purpose, description, total, date, paidAt, status, isPaid }) => (
          <li key={invoiceNumber}>
            <Link to={(isPaid ? stepsOf(purpose).receipt : stepsOf(purpose).invoice) + invoiceNumber}>
              {description}
            </Link>
            <span className="fees__amount">{naira(total)}</span>
            <span className="fees__small">
              {displayDate(paidAt ?? date)} · {invoiceNumber}{' '}
              <StatusTag look={INVOICE_LOOKS[status]}>{status}</StatusTag>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

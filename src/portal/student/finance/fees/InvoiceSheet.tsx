import type { StudentInvoice } from '#contract/finance/student-fees.ts';
import { displayDate } from '#rules/displayDate.ts';
import { StatusTag } from '../../../kit/StatusTag.tsx';
import { naira } from './naira.ts';
import { INVOICE_LOOKS } from './words.ts';

/** The specification's fields and wording. */
export function InvoiceSheet({
  invoice,
  title = 'Invoice',
}: {
  readonly invoice: StudentInvoice;
  readonly title?: string;
}) {
  const { schoolName, status, rrr, transactionRef, invoiceNumber, recieptItems, total, totalInWords, isPaid } = invoice;
  const facts: readonly (readonly [string, string])[] = [
    ['Full name', invoice.fullName],
    ['Matric number', invoice.matricNumber],
    ['Level', invoice.level],
    ['Department', invoice.department],
    ['Student type', invoice.studentType],
    ['Session', invoice.session],
    ...(rrr ? ([['Invoice #', invoiceNumber]] as const) : []),
    ['Date', displayDate(invoice.date)],
    ...(invoice.paidAt ? ([['Date paid', displayDate(invoice.paidAt)]] as const) : []),
  ];
  return (
    <section className="sheet fees__card" aria-label={title}>
      <header className="fees__head">
        <h2>
          {schoolName}
          <br />
          {invoice.description}
        </h2>
        <StatusTag look={INVOICE_LOOKS[status]}>{status}</StatusTag>
      </header>
      <dl className="fees__reference">
        <dt>{rrr ? 'Reference #' : 'Invoice #'}</dt>
        <dd>{transactionRef}</dd>
      </dl>
      <dl className="fees__sums">
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <ul className="fees__lines">
        {recieptItems.map(({ description, amount, paymentType }) => (
          <li key={description}>
            <span>{description}</span>
            <span className="fees__amount">{naira(amount)}</span>
            <span className="fees__small">{paymentType}</span>
          </li>
        ))}
      </ul>
      <p className="fees__total">
        <span>Total</span>
        <span className="fees__amount">{naira(total)}</span>
      </p>
      <p className="fees__words">{totalInWords}</p>
      {!isPaid && status !== 'Void' && <p>{rrr ? WITH_RRR : WITHOUT_RRR}</p>}
    </section>
  );
}

const WITH_RRR = 'Kindly ensure your payment is made with an RRR generated from the Portal';
const WITHOUT_RRR = 'This invoice can only be processed on the TPAY platform using the Invoice # above';

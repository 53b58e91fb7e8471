import type { StudentInvoice } from '#contract/finance/student-fees.ts';
import { displayDate } from '#rules/displayDate.ts';
import { formatNaira } from '#rules/money.ts';
import { StatusTag, type StatusLook } from '../../kit/StatusTag.tsx';
import './hostels.css';

const LOOKS: Readonly<Record<StudentInvoice['status'], StatusLook>> = {
  Paid: 'success',
  'Paid by credit': 'success',
  'Not paid': 'unapproved',
  Void: 'fail',
};

const naira = (amount: number) => formatNaira(Math.round(amount * 100));

/** The specification's fields and wording. */
export function HostelInvoiceSheet({ invoice, title }: { readonly invoice: StudentInvoice; readonly title: string }) {
  const {
    schoolName,
    description,
    status,
    rrr,
    transactionRef,
    invoiceNumber,
    recieptItems,
    total,
    totalInWords,
    isPaid,
  } = invoice;
  const facts: readonly (readonly [string, string])[] = [
    [rrr ? 'Reference #' : 'Invoice #', transactionRef],
    ...(rrr ? ([['Invoice #', invoiceNumber]] as const) : []),
    ['Full name', invoice.fullName],
    ['Matric number', invoice.matricNumber],
    ['Level', invoice.level],
    ['Department', invoice.department],
    ['Session', invoice.session],
    ['Date', displayDate(invoice.date)],
    ...(invoice.paidAt ? ([['Date paid', displayDate(invoice.paidAt)]] as const) : []),
  ];
  return (
    <section className="sheet hostel-card" aria-label={title}>
      <header className="hostel-card__head">
        <h2>
          {schoolName}
          <br />
          {description}
        </h2>
        <StatusTag look={LOOKS[status]}>{status}</StatusTag>
      </header>
      <dl className="hostel-facts">
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {recieptItems.map(({ description: item, amount }) => (
        <p key={item} className="hostel-total">
          <span>{item}</span>
          <span>{naira(amount)}</span>
        </p>
      ))}
      <p className="hostel-total">
        <span>Total</span>
        <span>{naira(total)}</span>
      </p>
      <p className="hostel-card__small">{totalInWords}</p>
      {!isPaid && status !== 'Void' && <p>{rrr ? WITH_RRR : WITHOUT_RRR}</p>}
    </section>
  );
}

const WITH_RRR = 'Kindly ensure your payment is made with an RRR generated from the Portal';
const WITHOUT_RRR = 'This invoice can only be processed on the TPAY platform using the Invoice # above';

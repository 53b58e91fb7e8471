import type { Invoice } from '#contract/applicationInvoice.ts';
import { displayDate } from '#rules/displayDate.ts';
import { withThousands } from '#rules/money.ts';
import { useReceipt } from './useInvoice.ts';

/** The paper itself: whose, for what, how much, by which number. Once paid it is the receipt. */
export function InvoiceSheet({ invoice }: { readonly invoice: Invoice }) {
  const { schoolName, fullName, jambNumber, invoiceNumber, dateGenerated, session, paymentStatus, isPaid, rrr, paymentReference } = invoice;
  const receipt = useReceipt(invoice).data;
  return (
    <section className="sheet invoice" aria-label={isPaid ? 'Receipt' : 'Invoice'}>
      <div className="invoice__head">
        <div>
          <p className="invoice__school">{schoolName}</p>
          <p>{receipt?.title ?? (isPaid ? 'Receipt' : 'Invoice')}</p>
        </div>
        <span className={`tag ${isPaid ? 'tag--success' : ''}`}>{paymentStatus}</span>
      </div>
      <dl className="invoice__reference"><dt>{rrr ? 'Reference #' : 'Invoice #'}</dt><dd>{paymentReference}</dd></dl>
      <dl className="facts">
        <Fact name="Full name" value={fullName} />
        {jambNumber && <Fact name="JAMB registration number" value={jambNumber} />}
        {rrr && <Fact name="Invoice #" value={invoiceNumber} />}
        <Fact name="Session" value={session} />
        <Fact name={receipt ? 'Date paid' : 'Date'} value={displayDate(receipt?.date ?? dateGenerated)} />
      </dl>
      <ReceiptLine invoice={invoice} />
      {receipt && <p className="words">{receipt.totalInWords}</p>}
      {!isPaid && <p className="invoice__wording">{rrr ? WITH_RRR : WITHOUT_RRR}</p>}
    </section>
  );
}

const WITH_RRR = 'Kindly ensure your payment is made with an RRR generated from the Portal';
const WITHOUT_RRR = 'This invoice can only be processed on the TPAY platform using the Invoice # above';

const Fact = ({ name, value }: { readonly name: string; readonly value: string }) => <div><dt>{name}</dt><dd>{value}</dd></div>;

function ReceiptLine({ invoice: { description, amount, paymentType } }: { readonly invoice: Invoice }) {
  return (
    <table className="invoice__line">
      <thead><tr><th scope="col">Description</th><th scope="col">Payment type</th><th scope="col" className="amount">Amount</th></tr></thead>
      <tbody><tr><td>{description}</td><td>{paymentType}</td><td className="amount">{naira(amount)}</td></tr></tbody>
      <tfoot><tr><th scope="row" colSpan={2}>Total</th><td className="amount">{naira(amount)}</td></tr></tfoot>
    </table>
  );
}

const naira = (amount: number) => `₦${withThousands(amount.toFixed(2))}`;

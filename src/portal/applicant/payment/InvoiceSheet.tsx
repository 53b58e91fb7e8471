import type { Invoice } from '#contract/finance/invoices.ts';
import { displayDate } from '#rules/displayDate.ts';
import { KeepRrr } from './KeepRrr.tsx';
import { Fact, PaperHead, PaymentLines, Reference } from './paper.tsx';
import { ReceiptSheet } from './ReceiptSheet.tsx';
import { isWhole, useReceipt } from './useInvoice.ts';

export function InvoiceSheet({ invoice }: { readonly invoice: Invoice }) {
  const {
    schoolName,
    fullName,
    invoiceNumber,
    kind,
    jambNumber,
    regNumber,
    dateGenerated,
    session,
    isPaid,
    paymentStatus,
    rrr,
    paymentReference,
  } = invoice;
  const receipt = useReceipt(invoice).data;
  const keep = isWhole(rrr) && <KeepRrr invoice={{ ...invoice, rrr }} />;
  if (receipt) return <ReceiptSheet receipt={receipt}>{keep}</ReceiptSheet>;
  return (
    <section className="sheet invoice" aria-label={isPaid ? 'Receipt' : 'Invoice'}>
      <PaperHead school={schoolName} title={isPaid ? 'Receipt' : 'Invoice'} status={paymentStatus} />
      <Reference label={rrr ? 'Reference #' : 'Invoice #'} reference={paymentReference}>
        {keep}
      </Reference>
      <dl className="facts">
        <Fact name="Full name" value={fullName} />
        {jambNumber && (
          <div className="facts__wide">
            <dt>JAMB registration number</dt>
            <dd>{jambNumber}</dd>
          </div>
        )}
        {kind !== 'application' && regNumber && <Fact name="Registration number" value={regNumber} />}
        {rrr && <Fact name="Invoice #" value={invoiceNumber} />}
        <Fact name="Session" value={session} />
        <Fact name="Date" value={displayDate(dateGenerated)} />
      </dl>
      <PaymentLines items={[invoice]} />
      {paymentStatus === 'Not paid' && <p className="invoice__wording">{rrr ? WITH_RRR : WITHOUT_RRR}</p>}
    </section>
  );
}

const WITH_RRR = 'Kindly ensure your payment is made with an RRR generated from the Portal';
const WITHOUT_RRR = 'This invoice can only be processed on the TPAY platform using the Invoice # above';

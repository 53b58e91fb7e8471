import type { Invoice } from '#contract/finance/invoices.ts';

export function PaymentTag({ status }: { readonly status: Invoice['paymentStatus'] }) {
  if (status === 'Paid') return <span className="tag tag--success">Paid</span>;
  return <span className="tag">{status === 'Being checked' ? 'Being checked' : 'Not paid'}</span>;
}

export type InvoiceProgress = 'void' | 'paid' | 'being checked' | 'unpaid';

interface InvoiceFacts {
  readonly isVoid: boolean;
  readonly isPaid: boolean;
  /** Money came in for it that does not fit, and the bursary has not decided yet. */
  readonly isReviewed: boolean;
}

/** How far the payment of an invoice is, for every page and email. Only what is `unpaid` is to be paid. */
export function progressOf({ isVoid, isPaid, isReviewed }: InvoiceFacts): InvoiceProgress {
  if (isPaid) return 'paid';
  if (isVoid) return 'void';
  return isReviewed ? 'being checked' : 'unpaid';
}

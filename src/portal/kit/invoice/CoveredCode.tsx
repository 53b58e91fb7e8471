import type { ownInvoice } from '#contract/finance/own-payments.ts';
import { Verification } from '#form/slip/Verification.tsx';
import '#form/slip/verification.css';
import { useRead } from '../record/useRead.ts';

/** Of a receipt without an RRR: what credit, an award or a waiver took is verified by a code of its own. */
export function CoveredCode({ invoiceNumber }: { readonly invoiceNumber: string }) {
  const { data } = useRead<typeof ownInvoice>('/Payment/own-invoice', { invoiceNumber });
  return data?.covered && <Verification {...data.covered.verification} question="Is this receipt genuine?" />;
}

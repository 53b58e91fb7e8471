import { useLocation, useNavigate } from 'react-router-dom';
import type { Invoice } from '#contract/finance/invoices.ts';
import { BRIEF_SECONDS, raiseFlag } from '../../core/flags.ts';
import { InvoiceView } from './InvoiceView.tsx';
import { useInvoice } from './useInvoice.ts';

/** Held in the history, so that a reload keeps it, and going back leads to the form. */
export function useGeneratedInvoice() {
  const { state, pathname, hash } = useLocation();
  const navigate = useNavigate();
  const show = (invoice: Invoice) => {
    raiseFlag(
      { title: 'Invoice Action Successful!', body: 'Invoice generated successfully!', intent: 'success' },
      BRIEF_SECONDS,
    );
    window.scrollTo(0, 0);
    void navigate({ pathname, hash }, { state: { invoice } });
  };
  return { generated: (state as { invoice?: Invoice } | null)?.invoice, show };
}

export const INVOICE_FAILED = {
  title: 'Invoice Action Failed!',
  body: 'Invoice generated failed!!',
  seconds: BRIEF_SECONDS,
} as const;

export function GeneratedInvoice({ known }: { readonly known: Invoice }) {
  return <InvoiceView invoice={useInvoice(known.rrr, known).data ?? known} />;
}

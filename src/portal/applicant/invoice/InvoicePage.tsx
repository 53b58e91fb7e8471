import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { Invoice } from '#contract/applicationInvoice.ts';
import type { ProgrammeSummary } from '#catalogue/programme.ts';
import { ownInvoicePath } from '../../app/addresses.ts';
import { chosen } from '../../app/chosen.ts';
import { usePortalData } from '../../app/portalData.ts';
import { Page as PageFrame } from '../../ui/Page.tsx';
import { ApplicantArea } from '../session/ApplicantArea.tsx';
import { InvoiceView } from '../payment/InvoiceView.tsx';
import { useInvoice } from '../payment/useInvoice.ts';

interface InvoiceState {
  readonly invoice: Invoice;
}

/**
 * Shows the invoice that the last page made or found. Opened without one, a page that belongs to one programme leads to
 * that programme's login, and a page of many goes back.
 */
export function Page() {
  const state = useLocation().state as InvoiceState | null;
  const { programmes } = usePortalData();
  const owner = useOwner();
  const navigate = useNavigate();
  const missing = !state?.invoice;
  useEffect(() => {
    if (!missing) return;
    if (owner) void navigate(owner.routes.login, { replace: true });
    else void (window.history.state?.idx > 0 ? navigate(-1) : navigate('/', { replace: true }));
  }, [missing, owner, navigate]);
  if (!state?.invoice) return null;
  const programme = programmes.find(({ applicationTypeId }) => applicationTypeId === state.invoice.applicationTypeId);
  return <ApplicantArea><ShownInvoice known={state.invoice} programme={programme} /></ApplicantArea>;
}

/** The only programme whose invoices are shown at this address. */
function useOwner(): ProgrammeSummary | undefined {
  const { pathname } = useLocation();
  const owners = usePortalData().programmes.filter(({ id, invoice }) => invoice.invoicePage === pathname || ownInvoicePath(id) === pathname);
  return owners.length === 1 ? owners[0] : undefined;
}

function ShownInvoice({ known, programme }: { readonly known: Invoice; readonly programme: ProgrammeSummary | undefined }) {
  const invoice = useInvoice(known.rrr, known).data ?? known;
  const generate = programme && { name: `Generate ${programme.invoice.label} Invoice`, to: programme.invoice.generatePage, state: chosen(programme) };
  return (
    <PageFrame title="Invoice" width="middle" crumbs={[{ name: 'Home', to: '/' }, ...(generate ? [generate] : []), { name: 'Invoice' }]}>
      <InvoiceView invoice={invoice} />
    </PageFrame>
  );
}

import { useEffect, type ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { InvoiceQuery, MaskedInvoice } from '#contract/admissions/application-invoices.ts';
import type { Invoice } from '#contract/finance/invoices.ts';
import type { ProgrammeSummary, RefusedProgramme } from '#catalogue/programme.ts';
import { ownInvoicePath } from '../../core/addresses.ts';
import { chosen } from '../../core/chosen.ts';
import { usePortalData } from '../../core/portalData.ts';
import { Page } from '../../ui/Page.tsx';
import { ApplicantArea } from '../session/ApplicantArea.tsx';
import { BeingCorrected } from '../payment/BeingCorrected.tsx';
import { refusedOfType } from '../payment/refusedOfType.ts';
import { InvoiceView } from '../payment/InvoiceView.tsx';
import { useInvoice } from '../payment/useInvoice.ts';
import { MaskedInvoiceView } from './MaskedInvoiceView.tsx';

interface InvoiceState {
  readonly invoice?: Invoice;
  readonly masked?: MaskedInvoice;
  readonly query?: InvoiceQuery;
}

/** Opened without an invoice, a page of one programme leads to its login, and a page of many goes back. */
export function InvoicePage() {
  const state = useLocation().state as InvoiceState | null;
  const [owner, corrected] = useOwner();
  const navigate = useNavigate();
  const missing = !state?.invoice && !state?.masked;
  useEffect(() => {
    if (!missing || corrected) return;
    if (owner) void navigate(owner.routes.login, { replace: true });
    else void (window.history.state?.idx > 0 ? navigate(-1) : navigate('/', { replace: true }));
  }, [missing, owner, corrected, navigate]);
  if (state && !missing) return <Known {...state} />;
  return corrected ? <Corrected programme={corrected} /> : null;
}

function Known({ invoice, masked, query }: InvoiceState) {
  const { programmes, refused } = usePortalData();
  const navigate = useNavigate();
  const type = invoice?.applicationTypeId ?? Number(query?.applicationTypeId);
  const programme = programmes.find(({ applicationTypeId }) => applicationTypeId === type);
  const waiting = refusedOfType(programmes, refused, type);
  if (waiting && !invoice) return <Corrected programme={waiting} />;
  return (
    <ApplicantArea>
      {invoice && <ShownInvoice known={invoice} programme={programme} />}
      {!invoice && masked && query && programme && (
        <Frame programme={programme}>
          <MaskedInvoiceView
            masked={masked}
            query={query}
            programme={programme}
            onOpened={(opened) =>
              void navigate(programme.invoice.invoicePage, {
                replace: true,
                state: { ...chosen(programme), invoice: opened },
              })
            }
          />
        </Frame>
      )}
    </ApplicantArea>
  );
}

/** The one programme whose page it is, or else one that waits for a correction. */
function useOwner(): readonly [ProgrammeSummary | undefined, RefusedProgramme | undefined] {
  const { pathname } = useLocation();
  const { programmes, refused } = usePortalData();
  const owners = programmes.filter(
    ({ id, invoice }) => invoice.invoicePage === pathname || ownInvoicePath(id) === pathname,
  );
  if (owners.length > 0) return [owners.length === 1 ? owners[0] : undefined, undefined];
  return [
    undefined,
    refused?.find(({ id, invoicePages }) => invoicePages.includes(pathname) || ownInvoicePath(id) === pathname),
  ];
}

const Corrected = ({ programme }: { readonly programme: RefusedProgramme }) => (
  <ApplicantArea>
    <Frame programme={undefined}>
      <BeingCorrected programme={programme} />
    </Frame>
  </ApplicantArea>
);

function ShownInvoice({
  known,
  programme,
}: {
  readonly known: Invoice;
  readonly programme: ProgrammeSummary | undefined;
}) {
  const invoice = useInvoice(known.rrr, known).data ?? known;
  return (
    <Frame programme={programme}>
      <InvoiceView invoice={invoice} />
    </Frame>
  );
}

function Frame({
  programme,
  children,
}: {
  readonly programme: ProgrammeSummary | undefined;
  readonly children: ReactNode;
}) {
  const generate = programme && {
    name: `Generate ${programme.invoice.label} Invoice`,
    to: programme.invoice.generatePage,
    state: chosen(programme),
  };
  return (
    <Page
      title="Invoice"
      width="middle"
      crumbs={[{ name: 'Home', to: '/' }, ...(generate ? [generate] : []), { name: 'Invoice' }]}
    >
      {children}
    </Page>
  );
}

import { lazy, Suspense, useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { ProgrammeSummary } from '#catalogue/programme.ts';
import { registeredBy } from '#catalogue/registry/entrances.ts';
import type { SectionAnswers } from '#catalogue/validate.ts';
import type { InvoiceLookup, InvoiceQuery, MaskedInvoice } from '#contract/admissions/application-invoices.ts';
import type { Invoice } from '#contract/finance/invoices.ts';
import { chosen, chosenProgramme, type Chosen } from '../../core/chosen.ts';
import { usePortalData } from '../../core/portalData.ts';
import { Page } from '../../ui/Page.tsx';
import { LoadingState } from '../../ui/states.tsx';
import { ApplicantArea } from '../session/ApplicantArea.tsx';
import { InvoiceForm } from './InvoiceForm.tsx';
import { useStoredInvoice } from './storedInvoice.ts';
import { LookupForm } from './LookupForm.tsx';
import { UnfinishedInvoice } from './UnfinishedInvoice.tsx';

const EligibilityStep = lazy(() =>
  import('./EligibilityStep.tsx').then((module) => ({ default: module.EligibilityStep })),
);

export function GenerateInvoicePage() {
  const programme = useChosenProgramme();
  const navigate = useNavigate();
  const missing = programme === undefined;
  useEffect(() => {
    if (missing) void (window.history.state?.idx > 0 ? navigate(-1) : navigate('/', { replace: true }));
  }, [missing, navigate]);
  return programme ? (
    <ApplicantArea>
      <GenerateInvoice key={programme.id} programme={programme} />
    </ApplicantArea>
  ) : null;
}

function useChosenProgramme(): ProgrammeSummary | undefined {
  const { state, pathname } = useLocation();
  const programme = chosenProgramme(usePortalData().programmes, state as Chosen | null);
  return programme?.invoice.generatePage === pathname ? programme : undefined;
}

const LEADS = {
  phone: 'Tell us who is applying. These names will be on the form and the slip.',
  jamb: 'Write your names as JAMB has them. The form and the slip show the names that JAMB sent us.',
  eligibility: 'Answer these first: they say whether you can apply. You pay nothing yet.',
} as const;

function GenerateInvoice({ programme }: { readonly programme: ProgrammeSummary }) {
  const {
    invoice: { label, invoicePage },
  } = programme;
  const { stored, change, forget, offered } = useStoredInvoice(
    programme.id,
    (useLocation().state as { readonly found?: InvoiceLookup } | null)?.found,
  );
  const [eligibility, setEligibility] = useState<SectionAnswers>();
  const [isEligible, setEligible] = useState(false);
  const asksFirst = programme.eligibility && !isEligible;
  const navigate = useNavigate();
  const show = (invoice: Invoice) => {
    forget();
    void navigate(invoicePage, { state: { ...chosen(programme), invoice } });
  };
  /** Nothing is forgotten, since the way back leads to what was typed. */
  const showMasked = (masked: MaskedInvoice, query: InvoiceQuery) =>
    void navigate(invoicePage, { state: { ...chosen(programme), masked, query } });
  const title = `Generate ${label} Invoice`;
  return (
    <Page
      title={title}
      width="narrow"
      crumbs={[{ name: 'Home', to: '/' }, { name: title }]}
      lead={
        !offered &&
        (stored.found
          ? LEADS[asksFirst ? 'eligibility' : registeredBy(programme)]
          : 'If you already have an invoice, your phone number finds it.')
      }
    >
      {programme.made && (
        <div className="notice then--paid">
          <div>
            <strong>No form follows</strong>You generate and pay this invoice, and print its receipt. Keep the RRR: it
            finds the receipt again.
          </div>
        </div>
      )}
      {!programme.hasForm && !programme.made && (
        <div className="notice then--paid">
          <div>
            <strong>The form opens later</strong>You can generate and pay this invoice now. Keep the RRR: it will open
            the {programme.name} form.
          </div>
        </div>
      )}
      {offered && <UnfinishedInvoice {...offered} />}
      {!offered &&
        (stored.found && asksFirst ? (
          <Suspense fallback={<LoadingState lines={4} label="Loading the questions" />}>
            <EligibilityStep
              programme={programme}
              before={eligibility}
              onBack={() => change({ found: null })}
              onPassed={(answers) => {
                setEligibility(answers);
                setEligible(true);
              }}
            />
          </Suspense>
        ) : stored.found ? (
          <InvoiceForm
            programme={programme}
            lookup={stored.found}
            eligibility={eligibility}
            typed={stored.typed}
            onType={(typed) => change({ typed })}
            onBack={() => (isEligible ? setEligible(false) : change({ found: null }))}
            onInvoice={show}
          />
        ) : (
          <LookupForm
            programme={programme}
            phone={stored.phone}
            regNumber={stored.regNumber}
            onType={change}
            onInvoice={show}
            onMasked={showMasked}
            onNone={(lookup) => change({ found: lookup })}
          />
        ))}
    </Page>
  );
}

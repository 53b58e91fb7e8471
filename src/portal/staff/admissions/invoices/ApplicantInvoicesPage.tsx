import type { deactivateApplicationInvoice } from '#contract/admissions/applicants.ts';
import type { applicantInvoices, changeApplicantEmail } from '#contract/admissions/application-invoices.ts';
import type { Reply } from '#contract/kit/endpoint.ts';
import { ADMISSIONS } from '#contract/admissions/pages.ts';
import { FindPage } from '../../../kit/find/FindPage.tsx';
import { ActionDialog } from '../../../kit/record/ActionDialog.tsx';
import { RecordSheet } from '../../../kit/record/RecordSheet.tsx';
import { StatusTag } from '../../../kit/StatusTag.tsx';
import { useSession } from '../../../session/useSession.ts';

type ApplicantInvoice = Reply<typeof applicantInvoices>[number];

export function ApplicantInvoicesPage() {
  const session = useSession();
  return (
    <FindPage
      title={ADMISSIONS.applicantInvoices.name}
      lead="The invoices of an applicant, with the email address that RRRs and codes are sent to."
      button="Find invoices"
      asks={{
        name: 'number',
        label: 'RRR, invoice, phone or JAMB registration number',
        maxLength: 40,
        missing: 'please input a number',
      }}
      find={(number) =>
        session.call<typeof applicantInvoices>({
          method: 'GET',
          path: '/ApplicationInvoice/applicant-invoices',
          query: { number },
        })
      }
      unknown={{
        status: 404,
        words: (number) =>
          `No application's invoice has the number "${number}". Check it with the applicant, and try again.`,
      }}
    >
      {(invoices) => invoices.map((invoice) => <InvoiceOfApplicant key={invoice.invoiceNumber} invoice={invoice} />)}
    </FindPage>
  );
}

const InvoiceOfApplicant = ({ invoice }: { readonly invoice: ApplicantInvoice }) => (
  <RecordSheet
    title={`Invoice ${invoice.invoiceNumber}`}
    actions={
      <>
        <ChangeAddress invoice={invoice} />
        {!invoice.isPaid && <Deactivate invoice={invoice} />}
      </>
    }
    facts={[
      ['Payer', invoice.fullName],
      [
        'Status',
        <StatusTag look={invoice.isPaid ? 'success' : 'warning'}>{invoice.isPaid ? 'Paid' : 'Not paid'}</StatusTag>,
      ],
      ['Invoice #', invoice.invoiceNumber],
      ['For', invoice.description],
      ['Session', invoice.session],
      ['Phone number', invoice.mobileNumber],
      ['JAMB registration number', invoice.jambNumber],
      ['Email Address', invoice.email],
    ]}
  />
);

function ChangeAddress({ invoice: { invoiceNumber, fullName } }: { readonly invoice: ApplicantInvoice }) {
  const session = useSession();
  return (
    <ActionDialog
      label="Change email address"
      title={`Change the email address of ${invoiceNumber}`}
      form="invoice-address"
      submitLabel="Save"
      done="The email address has been changed"
      lead={`Anyone who reads this mailbox can open the application of ${fullName}. Make sure that it is theirs: ask for a paper that proves who they are. Both addresses are emailed.`}
      act={(answers) =>
        session.call<typeof changeApplicantEmail>({
          method: 'POST',
          path: '/Application/change-invoice-email',
          body: { invoiceNumber, email: answers['email'] as string, reason: answers['reason'] as string },
        })
      }
    />
  );
}

function Deactivate({ invoice: { invoiceNumber, fullName } }: { readonly invoice: ApplicantInvoice }) {
  const session = useSession();
  return (
    <ActionDialog
      label="Deactivate"
      title={`Deactivate ${invoiceNumber}`}
      form="application-removal"
      isDanger
      lead={`Remita is asked first, and the RRR withdrawn. ${fullName} can make another invoice.`}
      done="The invoice has been deactivated"
      act={({ reason }) =>
        session.call<typeof deactivateApplicationInvoice>({
          method: 'POST',
          path: '/ApplicationInvoice/deactivate-application-invoice',
          query: { rrr: invoiceNumber },
          body: { reason: reason as string },
        })
      }
    />
  );
}

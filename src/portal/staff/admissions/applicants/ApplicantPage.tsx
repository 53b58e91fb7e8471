import type { ReactNode } from 'react';
import { Link, Navigate, useNavigate, useSearchParams } from 'react-router-dom';
import declared from '#lists/admissions/applicants.json' with { type: 'json' };
import type {
  Applicant,
  applicant,
  deactivateApplicationInvoice,
  deleteApplication,
} from '#contract/admissions/applicants.ts';
import { ADMISSIONS } from '#contract/admissions/pages.ts';
import { displayMoment } from '#rules/displayDate.ts';
import { formatNaira } from '#rules/money.ts';
import { ActionDialog } from '../../../kit/record/ActionDialog.tsx';
import type { HashTab } from '../../../kit/record/HashTabs.tsx';
import { Loaded } from '../../../kit/record/Loaded.tsx';
import { RecordPage } from '../../../kit/record/RecordPage.tsx';
import { StatusTag } from '../../../kit/StatusTag.tsx';
import { buttonClass } from '../../../ui/Button.tsx';
import { useSession } from '../../../session/useSession.ts';
import { invoicesAt } from '../addresses.ts';
import { AnswersTab } from './answers/AnswersTab.tsx';
import { ChangesTab } from './answers/ChangesTab.tsx';
import { Editions } from './Editions.tsx';
import { QueriesTab } from './queries/QueriesTab.tsx';
import { ReopenSections } from './ReopenSections.tsx';

const { values: STATES, looks: LOOKS } = declared.columns.state;

export function ApplicantPage() {
  const id = useSearchParams()[0].get('id');
  if (!id) return <Navigate to={ADMISSIONS.applicants.to} replace />;
  return (
    <Loaded<typeof applicant> path="/Application/applications/:id" params={{ id }}>
      {(record) => (
        <RecordPage
          title={record.fullName}
          crumbs={[ADMISSIONS.deadlines, ADMISSIONS.applicants]}
          facts={factsOf(record)}
          actions={<Acts record={record} />}
          tabs={record.applicationId === null ? [] : tabsOf(record.id)}
        >
          {record.sections.length > 0 && <ReopenSections key={record.edition} record={record} />}
          {record.editions.length > 0 && <Editions editions={record.editions} />}
        </RecordPage>
      )}
    </Loaded>
  );
}

const tabsOf = (id: string): readonly HashTab[] => [
  { hash: 'answers', name: 'Answers', panel: <AnswersTab id={id} /> },
  { hash: 'queries', name: 'Queries', panel: <QueriesTab id={id} /> },
  { hash: 'changes', name: 'Changes and emails', panel: <ChangesTab id={id} /> },
];

function Acts({ record: { id, invoiceNumber, fullName, may } }: { readonly record: Applicant }) {
  const session = useSession();
  const navigate = useNavigate();
  return (
    <>
      <Link className={buttonClass(undefined, 'outlined')} to={invoicesAt(invoiceNumber)}>
        Correct the invoice
      </Link>
      {may.includes('deactivate') && (
        <ActionDialog
          label="Deactivate"
          form="application-removal"
          isDanger
          lead={`Remita is asked first, and the RRR withdrawn. ${fullName} can make another invoice.`}
          done="The invoice is deactivated"
          act={({ reason }) =>
            session.call<typeof deactivateApplicationInvoice>({
              method: 'POST',
              path: '/ApplicationInvoice/deactivate-application-invoice',
              query: { rrr: invoiceNumber },
              body: { reason: reason as string },
            })
          }
        />
      )}
      {may.includes('remove') && (
        <ActionDialog
          label="Delete"
          form="application-removal"
          isDanger
          lead={`Remita is asked first, and the RRR withdrawn. Then ${fullName} is no longer named anywhere. This cannot be undone.`}
          done="The application is deleted"
          act={async ({ reason }) => {
            await session.call<typeof deleteApplication>({
              method: 'DELETE',
              path: '/Application/applications/:id',
              params: { id },
              body: { reason: reason as string },
            });
            await navigate(ADMISSIONS.deleteApplications.to, { replace: true });
          }}
        />
      )}
    </>
  );
}

const factsOf = (record: Applicant): (readonly [string, ReactNode])[] => [
  [
    'Status',
    <StatusTag look={LOOKS[record.state] as 'success' | 'warning' | 'unapproved' | 'notsubmitted'}>
      {STATES[record.state]}
    </StatusTag>,
  ],
  ['Programme', record.programme],
  ['Session', record.session],
  ['Number', record.number],
  ['Phone number', record.mobileNumber],
  ['Email Address', record.email],
  ['Invoice #', record.invoiceNumber],
  ['RRR', record.rrr],
  ['Amount', formatNaira(record.amountKobo)],
  ['Paid', record.paidAt && displayMoment(record.paidAt)],
  ['Submitted', record.submittedAt && displayMoment(record.submittedAt)],
  ...(record.edition > 1 ? ([['Version of the slip', String(record.edition)]] as const) : []),
];

import type { ReactNode } from 'react';
import { Link, Navigate, useNavigate, useSearchParams } from 'react-router-dom';
import declared from '#lists/finance/student-invoices.json' with { type: 'json' };
import { FINANCE } from '#contract/finance/pages.ts';
import type {
  deactivateFeeInvoice,
  findStudentInvoice,
  StudentInvoiceRecord,
  updateFeeInvoice,
} from '#contract/finance/student-invoices.ts';
import { displayMoment } from '#rules/displayDate.ts';
import { formatNaira } from '#rules/money.ts';
import { Act } from '../../../kit/record/Act.tsx';
import { ActionDialog } from '../../../kit/record/ActionDialog.tsx';
import { Loaded } from '../../../kit/record/Loaded.tsx';
import { RecordPage } from '../../../kit/record/RecordPage.tsx';
import { StatusTag } from '../../../kit/StatusTag.tsx';
import { useSession } from '../../../session/useSession.ts';
import { RefundLink } from '../RefundLink.tsx';

const { purpose: PURPOSES, state: STATES } = declared.columns;

export function StudentInvoicePage() {
  const id = useSearchParams()[0].get('id');
  if (!id) return <Navigate to={FINANCE.studentInvoices.to} replace />;
  return (
    <Loaded<typeof findStudentInvoice> path="/Payment/students-invoices/:id" params={{ id }}>
      {(invoice) => <InvoiceRecord invoice={invoice} />}
    </Loaded>
  );
}

const InvoiceRecord = ({ invoice }: { readonly invoice: StudentInvoiceRecord }) => (
  <RecordPage
    title={`Invoice ${invoice.invoiceNumber}`}
    crumbs={[FINANCE.studentInvoices]}
    facts={factsOf(invoice)}
    actions={<Acts invoice={invoice} />}
  >
    <section className="sheet" aria-label="Lines">
      <h2>Lines</h2>
      <dl className="facts facts--spaced record__facts">
        {invoice.lines.map(({ fee, amountKobo }) => (
          <div key={fee}>
            <dt>{fee}</dt>
            <dd>{formatNaira(amountKobo)}</dd>
          </div>
        ))}
      </dl>
      <p>
        <Link to={`${FINANCE.verifyPayment.to}?${new URLSearchParams({ reference: invoice.invoiceNumber })}`}>
          See its RRRs and its timeline
        </Link>
      </p>
    </section>
  </RecordPage>
);

function Acts({ invoice: { invoiceNumber: code, number, may } }: { readonly invoice: StudentInvoiceRecord }) {
  const session = useSession();
  const navigate = useNavigate();
  return (
    <>
      <RefundLink of={number} />
      {may.includes('reprice') && (
        <Act
          label="Price again"
          question="It is priced at today’s rules. Where that is another amount, its RRR is withdrawn and another invoice takes its place."
          done="The invoice asks for what is due now"
          act={async () => {
            const { id } = await session.call<typeof updateFeeInvoice>({
              method: 'PUT',
              path: '/Payment/schoolfees/updateinvoice',
              body: { code },
            });
            await navigate(`${FINANCE.studentInvoice.to}?id=${id}`, { replace: true });
          }}
        />
      )}
      {may.includes('deactivate') && (
        <ActionDialog
          label="Deactivate"
          form="invoice-deactivation"
          isDanger
          lead="Its RRR is withdrawn at Remita first. The student still owes the fees, and can make another invoice."
          done="The invoice is void"
          act={({ reason }) =>
            session.call<typeof deactivateFeeInvoice>({
              method: 'POST',
              path: '/Payment/deactivate-fee-invoice',
              body: { code, reason: reason as string },
            })
          }
        />
      )}
    </>
  );
}

const factsOf = (invoice: StudentInvoiceRecord): (readonly [string, ReactNode])[] => {
  const { fullName, number, purpose, description, session, amountKobo, state, createdAt, rrr, paidAt, voided } =
    invoice;
  return [
    ['Student', fullName],
    ['Number', number],
    ['For', description || PURPOSES.values[purpose as keyof typeof PURPOSES.values]],
    ['Session', session],
    ['Amount', formatNaira(amountKobo)],
    [
      'Status',
      <StatusTag look={STATES.looks[state] as 'success' | 'warning' | 'notsubmitted'}>
        {STATES.values[state]}
      </StatusTag>,
    ],
    ['RRR', rrr],
    ['Made', displayMoment(createdAt)],
    ...(paidAt ? ([['Paid', displayMoment(paidAt)]] as const) : []),
    ...(voided
      ? ([
          ['Void', `${displayMoment(voided.at)}: ${voided.reason}`],
          ['Replaced by', voided.replacedBy],
        ] as const)
      : []),
  ];
};

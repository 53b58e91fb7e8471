import { Link } from 'react-router-dom';
import type { KnownStep, PaymentRecord } from '#contract/finance/reconciliation.ts';
import { formatNaira } from '#rules/money.ts';
import { RecordSheet } from '../../../kit/record/RecordSheet.tsx';
import { STEP_LOOKS } from '../../../kit/timeline/stepLooks.ts';
import { Timeline } from '../../../kit/timeline/Timeline.tsx';
import { StatusTag } from '../../../kit/StatusTag.tsx';
import { CaseState } from './CaseState.tsx';
import { MoveInvoice } from './MoveInvoice.tsx';
import { RrrPanel } from './RrrPanel.tsx';
import { STEP_TITLES, stepSource } from './steps.ts';
import { CASE_NAMES, caseOf, naira } from './words.ts';

export const PaymentResult = ({ record }: { readonly record: PaymentRecord }) => (
  <>
    <InvoiceFacts record={record} />
    {record.rrrs.length === 0 && (
      <p className="notice notice--info">This invoice has no RRR yet: nothing can have been paid on it at Remita.</p>
    )}
    {record.rrrs.map((status) => (
      <RrrPanel key={status.rrr} status={status} />
    ))}
    {record.cases.length > 0 && <Cases cases={record.cases} />}
    <section className="sheet" aria-labelledby="payment-story">
      <h2 id="payment-story" className="timeline__title">
        Timeline
      </h2>
      <Timeline label="Timeline" moments={record.steps.map((step) => momentOf(step, record.rrrs.length > 1))} />
    </section>
  </>
);

const InvoiceFacts = ({ record }: { readonly record: PaymentRecord }) => (
  <RecordSheet
    title="Invoice"
    facts={[
      ['Payer', record.fullName],
      [
        'Status',
        <StatusTag look={record.isPaid ? 'success' : 'warning'}>{record.isPaid ? 'Paid' : 'Not paid'}</StatusTag>,
      ],
      ['Invoice #', record.invoiceNumber],
      ['For', record.description],
      ['Amount', naira(record.amount)],
      ['Session', record.session],
      ['Phone number', record.mobileNumber],
      ['Email Address', record.email],
    ]}
    actions={record.isApplication && <MoveInvoice key={record.invoiceNumber} reference={record.invoiceNumber} />}
  />
);

const Cases = ({ cases }: Pick<PaymentRecord, 'cases'>) => (
  <section className="sheet" aria-labelledby="payment-cases">
    <h2 id="payment-cases" className="timeline__title">
      Cases
    </h2>
    <ul>
      {cases.map(({ id, kind, rrr, expectedKobo, reportedKobo, state }) => (
        <li key={id}>
          <Link to={caseOf(id)}>{CASE_NAMES[kind]}</Link>: {formatNaira(reportedKobo)} for {formatNaira(expectedKobo)},
          RRR {rrr} <CaseState state={state} />
        </li>
      ))}
    </ul>
  </section>
);

function momentOf(step: KnownStep, namesRrr: boolean) {
  const about = [
    stepSource(step),
    step.code && `code ${step.code}`,
    step.about && CASE_NAMES[step.about as keyof typeof CASE_NAMES],
    namesRrr && step.rrr && `RRR ${step.rrr}`,
  ];
  return {
    title: STEP_TITLES[step.kind],
    look: STEP_LOOKS[step.kind],
    at: step.at,
    words: about.filter(Boolean).join(', '),
  };
}

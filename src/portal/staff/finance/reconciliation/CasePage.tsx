import { Link, Navigate, useSearchParams } from 'react-router-dom';
import work from '#work/payment-case.json' with { type: 'json' };
import { FINANCE } from '#contract/finance/pages.ts';
import type { paymentCase, PaymentCase } from '#contract/finance/reconciliation.ts';
import { displayMoment } from '#rules/displayDate.ts';
import { formatNaira } from '#rules/money.ts';
import { Loaded } from '../../../kit/record/Loaded.tsx';
import { RecordPage } from '../../../kit/record/RecordPage.tsx';
import { History } from '../../../kit/workflow/History.tsx';
import { Steps } from '../../../kit/workflow/Steps.tsx';
import { buttonClass } from '../../../ui/Button.tsx';
import { CaseState } from './CaseState.tsx';
import { CASE_NAMES, paymentOf } from './words.ts';

export function Page() {
  const id = useSearchParams()[0].get('id');
  if (!id) return <Navigate to={FINANCE.cases.to} replace />;
  return <Loaded<typeof paymentCase> path="/Payment/case/:id" params={{ id }}>{(record) => <Case record={record} />}</Loaded>;
}

const Case = ({ record }: { readonly record: PaymentCase }) => (
  <RecordPage
    title={CASE_NAMES[record.kind]} crumbs={[FINANCE.cases]}
    facts={[
      ['Status', <CaseState state={record.state} />],
      ['Payer', record.fullName],
      ['RRR', record.rrr],
      ['Invoice #', record.invoiceNumber],
      ['For', record.description],
      ['Asked', formatNaira(record.expectedKobo)],
      ['Remita says', formatNaira(record.reportedKobo)],
      ['Opened', displayMoment(record.openedAt)],
    ]}
    actions={(
      <>
        <Steps work={work} path="/Payment/case" record={record} />
        <Link className={buttonClass(undefined, 'outlined')} to={paymentOf(record.rrr)}>See the payment</Link>
      </>
    )}
  >
    <History path="/Payment/case" id={record.id} />
  </RecordPage>
);

import { Link, Navigate, useSearchParams } from 'react-router-dom';
import { FINANCE } from '#contract/finance/pages.ts';
import type { paymentCase, PaymentCase } from '#contract/finance/reconciliation.ts';
import { displayMoment } from '#rules/displayDate.ts';
import { Loaded } from '../../../kit/record/Loaded.tsx';
import { RecordPage } from '../../../kit/record/RecordPage.tsx';
import { buttonClass } from '../../../ui/Button.tsx';
import { CaseState } from './CaseState.tsx';
import { SettleCase } from './SettleCase.tsx';
import { CASE_NAMES, naira, paymentOf } from './words.ts';

/** One case: what was asked, what came in, and how it was settled. */
export function Page() {
  const id = useSearchParams()[0].get('id');
  if (!id) return <Navigate to={FINANCE.cases.to} replace />;
  return <Loaded<typeof paymentCase> path="/Payment/case/:id" params={{ id }}>{(found) => <Case found={found} />}</Loaded>;
}

const Case = ({ found }: { readonly found: PaymentCase }) => (
  <RecordPage
    title={CASE_NAMES[found.kind]} crumbs={[FINANCE.cases]}
    facts={[
      ['Status', <CaseState state={found.state} />],
      ['Payer', found.fullName],
      ['RRR', found.rrr],
      ['Invoice #', found.invoiceNumber],
      ['For', found.description],
      ['Asked', naira(found.expected)],
      ['Remita says', naira(found.reported)],
      ['Opened', displayMoment(found.openedAt)],
      ...(found.settledAt ? [['Settled', displayMoment(found.settledAt)], ['Settled by', found.settledBy], ['How', found.note]] as const : []),
    ]}
    actions={<Link className={buttonClass('primary')} to={paymentOf(found.rrr)}>See the payment</Link>}
  >
    {found.state === 'open' && <SettleCase id={found.id} />}
  </RecordPage>
);

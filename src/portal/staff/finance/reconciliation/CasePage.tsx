import { Navigate, useSearchParams } from 'react-router-dom';
import { FINANCE } from '#contract/finance/pages.ts';
import type { paymentCase } from '#contract/finance/reconciliation.ts';
import { Loaded } from '../../../kit/record/Loaded.tsx';
import { RecordPage } from '../../../kit/record/RecordPage.tsx';
import { History } from '../../../kit/workflow/History.tsx';
import { CaseActs, caseFacts } from './caseFacts.tsx';
import { CASE_NAMES } from './words.ts';

export function CasePage() {
  const id = useSearchParams()[0].get('id');
  if (!id) return <Navigate to={FINANCE.cases.to} replace />;
  return (
    <Loaded<typeof paymentCase> path="/Payment/case/:id" params={{ id }}>
      {(record) => (
        <RecordPage
          title={CASE_NAMES[record.kind]}
          crumbs={[FINANCE.cases]}
          facts={caseFacts(record)}
          actions={<CaseActs record={record} />}
        >
          <History path="/Payment/case" id={record.id} />
        </RecordPage>
      )}
    </Loaded>
  );
}

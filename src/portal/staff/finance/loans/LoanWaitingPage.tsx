import declared from '#lists/finance/loan-waiting.json' with { type: 'json' };
import type { loanWaiting } from '#contract/finance/loans.ts';
import { FINANCE } from '#contract/finance/pages.ts';
import { ListPage } from '../../../kit/list/ListPage.tsx';
import { LoanEnd } from './LoanEnd.tsx';

export const LoanWaitingPage = () => (
  <ListPage<typeof loanWaiting.list>
    declared={declared}
    path="/Payment/loan-waiting"
    crumbs={[FINANCE.loanBatches, FINANCE.loanWaiting]}
    cells={{ kind: (row) => <LoanEnd column={declared.columns.kind} value={row.kind} caseId={row.caseId} /> }}
  />
);

import declared from '#lists/finance/loan-lines.json' with { type: 'json' };
import type { loanLines } from '#contract/finance/loans.ts';
import { FINANCE } from '#contract/finance/pages.ts';
import { ListPage } from '../../../kit/list/ListPage.tsx';
import { LoanEnd } from './LoanEnd.tsx';

export const LoanLinesPage = () => (
  <ListPage<typeof loanLines.list>
    declared={declared}
    path="/Payment/loan-lines"
    crumbs={[FINANCE.loanBatches, FINANCE.loanLines]}
    cells={{ state: (line) => <LoanEnd column={declared.columns.state} {...line} value={line.state} /> }}
  />
);

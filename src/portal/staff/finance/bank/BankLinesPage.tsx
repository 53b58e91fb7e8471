import { Link } from 'react-router-dom';
import declared from '#lists/finance/bank-lines.json' with { type: 'json' };
import type { BankLineRow, bankLines } from '#contract/finance/bank.ts';
import { FINANCE } from '#contract/finance/pages.ts';
import { DeclaredCell } from '../../../kit/list/columns.tsx';
import { ListPage } from '../../../kit/list/ListPage.tsx';
import { adjustmentOf, refundOf } from '../addresses.ts';

export const BankLinesPage = () => (
  <ListPage<typeof bankLines.list>
    declared={declared}
    path="/Payment/bank-lines"
    crumbs={[FINANCE.bank, FINANCE.bankLines]}
    cells={{ state: (line) => <Ended line={line} /> }}
  />
);

/** It leads on to what it is matched with. */
function Ended({ line: { state, rrr, caseId, refundId, adjustmentId, loanBatchId } }: { readonly line: BankLineRow }) {
  const shown = <DeclaredCell column={declared.columns.state} value={state} />;
  if (caseId !== null) return <Link to={`${FINANCE.case.to}?id=${caseId}`}>{shown}</Link>;
  if (refundId !== null) return <Link to={refundOf(refundId)}>{shown}</Link>;
  if (adjustmentId !== null) return <Link to={adjustmentOf(adjustmentId)}>{shown}</Link>;
  if (loanBatchId !== null) return <Link to={`${FINANCE.loanBatch.to}?id=${loanBatchId}`}>{shown}</Link>;
  return rrr === null || state !== 'matched' ? (
    shown
  ) : (
    <Link to={`${FINANCE.verifyPayment.to}?reference=${rrr}`}>{shown}</Link>
  );
}

import { Link } from 'react-router-dom';
import declared from '#lists/finance/loan-batches.json' with { type: 'json' };
import type { loanBatches } from '#contract/finance/loans.ts';
import { FINANCE } from '#contract/finance/pages.ts';
import { ListPage } from '../../../kit/list/ListPage.tsx';
import { useSignedIn } from '../../../session/useSignedIn.ts';
import { buttonClass } from '../../../ui/Button.tsx';
import { loanBatchOf } from '../addresses.ts';

export function LoanBatchListPage() {
  const { claims = [] } = useSignedIn() ?? {};
  return (
    <ListPage<typeof loanBatches.list>
      declared={declared}
      path="/Payment/loan-batches"
      to={({ id }) => loanBatchOf(id)}
      actions={
        <>
          <Link className={buttonClass(undefined, 'outlined')} to={FINANCE.loanWaiting.to}>
            {FINANCE.loanWaiting.name}
          </Link>
          {claims.includes('loans') && (
            <Link className={buttonClass('primary')} to={FINANCE.loanUpload.to}>
              {FINANCE.loanUpload.name}
            </Link>
          )}
        </>
      }
    />
  );
}

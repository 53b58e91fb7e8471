import { Link } from 'react-router-dom';
import declared from '#lists/finance/refunds.json' with { type: 'json' };
import { FINANCE } from '#contract/finance/pages.ts';
import type { refunds } from '#contract/finance/refunds.ts';
import { ListPage } from '../../../kit/list/ListPage.tsx';
import { useSignedIn } from '../../../session/useSignedIn.ts';
import { buttonClass } from '../../../ui/Button.tsx';
import { refundOf } from '../addresses.ts';

export function RefundListPage() {
  const { claims = [] } = useSignedIn() ?? {};
  return (
    <ListPage<typeof refunds.list>
      declared={declared}
      path="/Payment/refunds"
      to={({ id }) => refundOf(id)}
      actions={
        <>
          {claims.includes('refund-pay') && (
            <Link className={buttonClass(undefined, 'outlined')} to={FINANCE.refundFiles.to}>
              {FINANCE.refundFiles.name}
            </Link>
          )}
          {claims.includes('refund-ask') && (
            <Link className={buttonClass('primary')} to={FINANCE.askRefund.to}>
              {FINANCE.askRefund.name}
            </Link>
          )}
        </>
      }
    />
  );
}

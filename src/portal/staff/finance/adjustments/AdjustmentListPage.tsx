import { Link } from 'react-router-dom';
import declared from '#lists/finance/adjustments.json' with { type: 'json' };
import type { adjustments } from '#contract/finance/adjustments.ts';
import { FINANCE } from '#contract/finance/pages.ts';
import { ListPage } from '../../../kit/list/ListPage.tsx';
import { useSignedIn } from '../../../session/useSignedIn.ts';
import { buttonClass } from '../../../ui/Button.tsx';
import { adjustmentOf } from '../addresses.ts';

export function AdjustmentListPage() {
  const { claims = [] } = useSignedIn() ?? {};
  return (
    <ListPage<typeof adjustments.list>
      declared={declared}
      path="/Payment/adjustments"
      to={({ id }) => adjustmentOf(id)}
      actions={
        <>
          {claims.includes('adjust-approve') && (
            <Link className={buttonClass(undefined, 'outlined')} to={FINANCE.adjustmentLimits.to}>
              {FINANCE.adjustmentLimits.name}
            </Link>
          )}
          {claims.includes('adjust-ask') && (
            <Link className={buttonClass('primary')} to={FINANCE.askAdjustment.to}>
              {FINANCE.askAdjustment.name}
            </Link>
          )}
        </>
      }
    />
  );
}

import { Link } from 'react-router-dom';
import declared from '#lists/finance/instalment-plans.json' with { type: 'json' };
import { FINANCE } from '#contract/finance/pages.ts';
import type { plans } from '#contract/finance/plans.ts';
import { ListPage } from '../../../kit/list/ListPage.tsx';
import { buttonClass } from '../../../ui/Button.tsx';

export const PlansPage = () => (
  <ListPage<typeof plans.list>
    declared={declared}
    path="/Payment/instalment-plans"
    to={({ id }) => `${FINANCE.plan.to}?id=${id}`}
    actions={
      <Link className={buttonClass('primary')} to={FINANCE.plan.to}>
        Set instalments
      </Link>
    }
  />
);

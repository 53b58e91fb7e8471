import { Link } from 'react-router-dom';
import declared from '#lists/finance/payment-cases.json' with { type: 'json' };
import { FINANCE } from '#contract/finance/pages.ts';
import type { paymentCases } from '#contract/finance/reconciliation.ts';
import { ListPage } from '../../../kit/list/ListPage.tsx';
import { buttonClass } from '../../../ui/Button.tsx';
import { caseOf } from './words.ts';

export const CaseListPage = () => (
  <ListPage<typeof paymentCases.list>
    declared={declared}
    path="/Payment/cases"
    to={({ id }) => caseOf(id)}
    actions={
      <Link className={buttonClass('primary')} to={FINANCE.caseQueue.to}>
        Work through them
      </Link>
    }
  />
);

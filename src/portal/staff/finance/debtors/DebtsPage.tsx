import declared from '#lists/finance/debts.json' with { type: 'json' };
import type { debts } from '#contract/finance/debtors.ts';
import { FINANCE } from '#contract/finance/pages.ts';
import { ListPage } from '../../../kit/list/ListPage.tsx';

/** Each row leads to its student's account. */
export const DebtsPage = () => (
  <ListPage<typeof debts.list>
    declared={declared}
    path="/Bursary/debts"
    crumbs={[FINANCE.debtors, FINANCE.debts]}
    to={({ studentId }) => `${FINANCE.studentAccount.to}?student=${studentId}`}
  />
);

import declared from '#lists/finance/student-invoices.json' with { type: 'json' };
import { FINANCE } from '#contract/finance/pages.ts';
import type { studentInvoices } from '#contract/finance/student-invoices.ts';
import { ListPage } from '../../../kit/list/ListPage.tsx';

export const StudentInvoicesPage = () => (
  <ListPage<typeof studentInvoices.list>
    declared={declared}
    path="/Payment/students-invoices"
    to={({ id }) => `${FINANCE.studentInvoice.to}?id=${id}`}
  />
);

import declared from '#lists/finance/revenue-lines.json' with { type: 'json' };
import type { revenueLines } from '#contract/finance/books.ts';
import { FINANCE } from '#contract/finance/pages.ts';
import { ListPage } from '../../../kit/list/ListPage.tsx';

/** A line leads to its student's account, and one of no student to its invoice. */
export const RevenueLinesPage = () => (
  <ListPage<typeof revenueLines.list>
    declared={declared}
    path="/Bursary/revenue-lines"
    crumbs={[FINANCE.revenue, FINANCE.revenueLines]}
    to={({ studentId, invoiceNumber }) =>
      studentId === null
        ? `${FINANCE.verifyPayment.to}?reference=${invoiceNumber ?? ''}`
        : `${FINANCE.studentAccount.to}?student=${studentId}`
    }
  />
);

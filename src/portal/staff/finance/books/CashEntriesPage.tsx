import declared from '#lists/finance/cash-book.json' with { type: 'json' };
import type { cashEntries } from '#contract/finance/books.ts';
import { FINANCE } from '#contract/finance/pages.ts';
import { ListPage } from '../../../kit/list/ListPage.tsx';

/** Each entry leads to its RRR: its timeline, receipts and cases. */
export const CashEntriesPage = () => (
  <ListPage<typeof cashEntries.list>
    declared={declared}
    path="/Bursary/cash-entries"
    crumbs={[FINANCE.cashBook, FINANCE.cashEntries]}
    to={({ rrr }) => (rrr === null ? FINANCE.bankLines.to : `${FINANCE.verifyPayment.to}?reference=${rrr}`)}
  />
);

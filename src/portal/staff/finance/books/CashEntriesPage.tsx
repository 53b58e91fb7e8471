import declared from '#lists/finance/cash-book.json' with { type: 'json' };
import type { cashEntries } from '#contract/finance/books.ts';
import { FINANCE } from '#contract/finance/pages.ts';
import { ListPage } from '../../../kit/list/ListPage.tsx';

/** An RRR to its timeline, receipts and cases; a teller's slip to what an officer entered. */
function addressOf(rrr: string | null): string {
  if (rrr === null) return FINANCE.bankLines.to;
  return rrr.startsWith('AJ')
    ? `${FINANCE.adjustments.to}?search=${rrr}`
    : `${FINANCE.verifyPayment.to}?reference=${rrr}`;
}

export const CashEntriesPage = () => (
  <ListPage<typeof cashEntries.list>
    declared={declared}
    path="/Bursary/cash-entries"
    crumbs={[FINANCE.cashBook, FINANCE.cashEntries]}
    to={({ rrr }) => addressOf(rrr)}
  />
);

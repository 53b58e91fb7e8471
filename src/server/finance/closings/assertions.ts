import type { ClosingAssertions } from '#contract/finance/closings.ts';
import { totalsThatDiffer } from '#rules/finance/closing.ts';
import type { DayRange } from '#rules/days/calendar.ts';
import type { Queryable } from '../../platform/database/database.ts';
import { reportCash } from '../books/service.ts';
import { accountsOfPeriod, bankOfPeriod, countOfPeriod, receivedOfPeriod, suspenseAt } from './sql.ts';

/** What the books say of a period, each figure from the ledger by its own way, and where two of them differ. */
export async function assertionsOf(db: Queryable, { from, to }: DayRange): Promise<ClosingAssertions> {
  const accounts = await accountsOfPeriod(db, { from, to });
  const suspense = await suspenseAt(db, { to });
  const { total: cash } = await reportCash({ database: db }, { from, to });
  const bank = (await bankOfPeriod(db, { from, to }))[0]!;
  const counted = (await countOfPeriod(db, { from, to }))[0]!;
  const clearing = (await receivedOfPeriod(db, { from, to }))[0]!;
  return {
    ...counted,
    accounts: [...accounts],
    suspense: [...suspense],
    cash,
    bank,
    mistakes: totalsThatDiffer({ accounts, suspense, cash, bank, clearing }),
  };
}

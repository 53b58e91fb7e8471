import type { BankBook } from '#contract/finance/bank.ts';
import type { Queryable } from '../../platform/database/database.ts';
import { bankAccounts, bankByKind, bankDifferences, bankGaps, clearingKobo } from './sql/book.ts';

/** The bank by its statements beside the ledger's, and each difference between the two. */
export async function readBankBook(db: Queryable): Promise<BankBook> {
  const [found, gaps, kinds, differences] = [
    await bankAccounts(db),
    await bankGaps(db),
    await bankByKind(db),
    await bankDifferences(db),
  ];
  const accounts = found.map(({ closingKobo, ...account }) => ({
    ...account,
    closingKobo: closingKobo ?? account.openingKobo + account.creditKobo + account.debitKobo,
    gaps: gaps.flatMap(({ accountNumber, ...gap }) => (accountNumber === account.accountNumber ? [gap] : [])),
  }));
  const moved = (kind: string) => kinds.find((each) => each.kind === kind)?.kobo ?? 0;
  const openingKobo = sum(accounts, (account) => account.openingKobo);
  const ofGaps = accounts.flatMap((account) =>
    account.gaps.map(({ day, narration, missingKobo }) => ({
      what: `No statement has what moved before '${narration}'`,
      day,
      amountKobo: missingKobo,
    })),
  );
  return {
    accounts,
    openingKobo,
    settledKobo: moved('settlement'),
    chargesKobo: moved('bank charge'),
    refundsKobo: moved('refund paid'),
    otherKobo: moved('bank debit'),
    ledgerKobo: openingKobo + sum(kinds, ({ kobo }) => kobo),
    statementKobo: sum(accounts, (account) => account.closingKobo),
    unsettledKobo: (await clearingKobo(db))[0]!.kobo,
    differences: [...differences, ...ofGaps],
  };
}

const sum = <T>(all: readonly T[], kobo: (each: T) => number): number =>
  all.reduce((total, each) => total + kobo(each), 0);

import type { cashReport, CashEntry, RevenueLine, revenueReport } from '#contract/finance/books.ts';
import type { Query, Reply } from '#contract/kit/endpoint.ts';
import { JOURNAL_KINDS, type JournalKind } from '#rules/finance/journalKinds.ts';
import type { Queryable } from '../../platform/database/database.ts';
import { sumCash, type cashList } from './cashSql.ts';
import { sumRevenue, type revenueList } from './revenueSql.ts';

/** A transaction too: what is closed is read in one. */
interface Read {
  readonly database: Queryable;
}

type ListedCash = NonNullable<Awaited<ReturnType<typeof cashList.find>>>;
type ListedRevenue = NonNullable<Awaited<ReturnType<typeof revenueList.find>>>;
type Cash = typeof cashReport.report;
type Revenue = typeof revenueReport.report;

export async function reportCash({ database }: Read, query: Query<Cash>): Promise<Reply<Cash>> {
  const { from = null, to = null } = query;
  const rows = await sumCash(database, { from, to });
  const sums = ({ entries, cardKobo, bankKobo, unknownKobo, receivedKobo }: (typeof rows)[number]) => ({
    entries,
    cardKobo,
    bankKobo,
    unknownKobo,
    receivedKobo,
  });
  return {
    rows: rows.filter(({ isTotal }) => !isTotal).map((row) => ({ day: row.day!, ...sums(row) })),
    total: sums(rows.find(({ isTotal }) => isTotal)!),
  };
}

export async function reportRevenue({ database }: Read, query: Query<Revenue>): Promise<Reply<Revenue>> {
  const { from = null, to = null } = query;
  const rows = await sumRevenue(database, { from, to });
  const sums = ({ chargedKobo, awardedKobo, waivedKobo, collectedKobo, owedKobo }: (typeof rows)[number]) => ({
    chargedKobo,
    awardedKobo,
    waivedKobo,
    collectedKobo,
    owedKobo,
  });
  return {
    rows: rows.filter(({ isTotal }) => !isTotal).map((row) => ({ id: row.id!, head: row.head!, ...sums(row) })),
    total: sums(rows.find(({ isTotal }) => isTotal)!),
  };
}

const kindInWords = (kind: string): string => JOURNAL_KINDS[kind as JournalKind].title;

/** Accounts as the bursary calls them. */
const ACCOUNTS: Readonly<Record<string, string>> = {
  receivable: 'fees of students',
  'student credit': 'credit of students',
  income: 'income',
  suspense: 'suspense',
  'refunds due': 'refunds due',
  'write-offs': 'write-offs',
};

export const presentCash = ({ at, kind, accounts, ...row }: ListedCash): CashEntry => {
  const words = accounts
    .split(',')
    .map((account) => ACCOUNTS[account] ?? account)
    .join(', ');
  return {
    ...row,
    at: at.toISOString(),
    kind: kindInWords(kind),
    accounts: words.charAt(0).toUpperCase() + words.slice(1),
  };
};

export const presentRevenue = ({ at, kind, figure, ...row }: ListedRevenue): RevenueLine => ({
  ...row,
  at: at.toISOString(),
  kind: kindInWords(kind),
  figure: figure as RevenueLine['figure'],
});

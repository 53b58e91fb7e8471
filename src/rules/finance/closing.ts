import { dayAfter, monthOf, type DayRange } from '../days/calendar.ts';

export type Span = 'day' | 'month';

export interface Books {
  /** The last day that is closed; null where none is. */
  readonly closedThrough: string | null;
  /** Of the first posting; null where there is none. */
  readonly begunOn: string | null;
  readonly today: string;
}

/** What is closed with a day: all open days before it too, so that none is left out. A month is closed whole. */
export function periodOf(span: Span, day: string, { closedThrough, begunOn }: Books): DayRange {
  if (span === 'month') return monthOf(day);
  const from = closedThrough === null ? (begunOn ?? day) : dayAfter(closedThrough, 1);
  return { from: from > day ? day : from, to: day };
}

/** The message for a period that cannot be closed. */
export function closingMistake(span: Span, { from, to }: DayRange, books: Books): string | null {
  const { closedThrough, begunOn, today } = books;
  if (to >= today) return span === 'month' ? 'this month is not over yet' : 'this day is not over yet';
  if (span === 'day') return closedThrough !== null && to <= closedThrough ? 'this day is closed already' : null;
  const openFrom = closedThrough === null ? begunOn : dayAfter(closedThrough, 1);
  return openFrom !== null && openFrom < from ? 'days before this month are open: please close them first' : null;
}

interface AccountOfPeriod {
  readonly account: string;
  readonly debitKobo: number;
  readonly creditKobo: number;
  readonly closingKobo: number;
}

interface Asserted {
  readonly accounts: readonly AccountOfPeriod[];
  readonly suspense: readonly { readonly kobo: number }[];
  readonly cash: Readonly<Record<'cardKobo' | 'bankKobo' | 'unknownKobo' | 'receivedKobo', number>>;
  readonly bank: { readonly ledgerKobo: number };
  /** What came in and what went to the bank, by the ledger. */
  readonly clearing: { readonly receivedKobo: number };
}

/** Totals that say another thing of the same money. */
export function totalsThatDiffer({ accounts, suspense, cash, bank, clearing }: Asserted): string[] {
  const moved = (name: string) => accounts.find(({ account }) => account === name);
  const sum = (kobo: readonly number[]) => kobo.reduce((total, each) => total + each, 0);
  const checks: readonly (readonly [string, number, number])[] = [
    [
      'debits and credits',
      sum(accounts.map(({ debitKobo }) => debitKobo)),
      sum(accounts.map(({ creditKobo }) => creditKobo)),
    ],
    ['all accounts together and nothing', sum(accounts.map(({ closingKobo }) => closingKobo)), 0],
    [
      'suspense by its kinds and by the ledger',
      sum(suspense.map(({ kobo }) => kobo)),
      0 - (moved('suspense')?.closingKobo ?? 0),
    ],
    ['cash by its channels and its total', cash.cardKobo + cash.bankKobo + cash.unknownKobo, cash.receivedKobo],
    ['the cash book and the ledger', cash.receivedKobo, clearing.receivedKobo],
    [
      'the bank by its kinds and by the ledger',
      bank.ledgerKobo,
      (moved('bank')?.debitKobo ?? 0) - (moved('bank')?.creditKobo ?? 0),
    ],
  ];
  return checks.flatMap(([what, one, other]) => (one === other ? [] : [`${what} do not agree`]));
}

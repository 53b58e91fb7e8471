import { createHash } from 'node:crypto';
import type { ClosingAssertions } from '#contract/finance/closings.ts';
import type { DayRange } from '#rules/days/calendar.ts';
import { accountInWords, suspenseInWords } from '#rules/finance/closingWords.ts';
import { nairaFromKobo } from '#rules/money.ts';
import type { Cell } from '../../kit/list/cells.ts';
import { csv } from '../../kit/list/csv.ts';
import type { Queryable } from '../../platform/database/database.ts';
import { reportCash, reportRevenue } from '../books/service.ts';
import { refundsOfPeriod } from './sql.ts';

export interface Sealing extends DayRange {
  readonly title: string;
  readonly askedBy: string;
  readonly closedBy: string;
  readonly closedAt: Date;
}

export interface Pack {
  readonly content: string;
  /** SHA-256 of the content, in hex. */
  readonly seal: string;
}

/** The auditor's pack: cash book, revenue, suspense, refunds and all accounts of the period, as they are printed ever after. */
export async function packOf(db: Queryable, sealing: Sealing, assertions: ClosingAssertions): Promise<Pack> {
  const { from, to } = sealing;
  const cash = await reportCash({ database: db }, { from, to });
  const revenue = await reportRevenue({ database: db }, { from, to });
  const refunds = await refundsOfPeriod(db, { from, to });
  const rows: (readonly Cell[])[] = [
    ...headOf(sealing, assertions),
    ...section(
      'Cash book',
      ['Day', 'Entries', 'Card', 'Bank branch', 'Not stated', 'Received'],
      [...cash.rows.map(({ day, ...sums }) => [{ day }, ...cashCells(sums)]), ['Total', ...cashCells(cash.total)]],
    ),
    ...section(
      'Revenue by head',
      ['Head', 'Charged', 'Awarded', 'Waived', 'Collected', 'Owed'],
      [
        ...revenue.rows.map(({ head, ...sums }) => [head, ...revenueCells(sums)]),
        ['Total', ...revenueCells(revenue.total)],
      ],
    ),
    ...section(
      'Suspense',
      ['Kind', 'Cases', 'Amount'],
      assertions.suspense.map(({ kind, cases, kobo }) => [suspenseInWords(kind), cases, money(kobo)]),
    ),
    ...section(
      'Refunds paid',
      ['Reference', 'Payer', 'Paid on', 'Bank’s reference', 'Amount'],
      refunds.map(({ reference, payerName, paidOn, bankReference, amountKobo }) => [
        reference,
        payerName,
        { day: paidOn },
        bankReference,
        money(amountKobo),
      ]),
    ),
    ...section(
      'Accounts',
      ['Account', 'Before', 'Debit', 'Credit', 'After'],
      assertions.accounts.map(({ account, openingKobo, debitKobo, creditKobo, closingKobo }) => [
        accountInWords(account),
        ...[openingKobo, debitKobo, creditKobo, closingKobo].map(money),
      ]),
    ),
  ];
  let content = '';
  for await (const line of csv(each(rows))) content += line;
  return { content, seal: createHash('sha256').update(content).digest('hex') };
}

const money = (kobo: number): Cell => ({ naira: nairaFromKobo(kobo) });

const headOf = (
  { title, from, to, askedBy, closedBy, closedAt }: Sealing,
  { journals, postings, bank }: ClosingAssertions,
): (readonly Cell[])[] => [
  [title],
  ['From', { day: from }, 'To', { day: to }],
  ['Asked by', askedBy],
  ['Closed by', closedBy, { moment: closedAt.toISOString() }],
  ['Journals', journals, 'Postings', postings],
  ['Lines of bank statements', bank.lines, 'Not placed', bank.open],
  ['Came into the bank', money(bank.creditKobo), 'Went out', money(bank.debitKobo)],
];

const section = (
  title: string,
  headings: readonly string[],
  rows: readonly (readonly Cell[])[],
): (readonly Cell[])[] => [[], [title], headings, ...rows];

interface Cash {
  readonly entries: number;
  readonly cardKobo: number;
  readonly bankKobo: number;
  readonly unknownKobo: number;
  readonly receivedKobo: number;
}

const cashCells = ({ entries, cardKobo, bankKobo, unknownKobo, receivedKobo }: Cash): Cell[] => [
  entries,
  ...[cardKobo, bankKobo, unknownKobo, receivedKobo].map(money),
];

interface Revenue {
  readonly chargedKobo: number;
  readonly awardedKobo: number;
  readonly waivedKobo: number;
  readonly collectedKobo: number;
  readonly owedKobo: number;
}

const revenueCells = ({ chargedKobo, awardedKobo, waivedKobo, collectedKobo, owedKobo }: Revenue): Cell[] =>
  [chargedKobo, awardedKobo, waivedKobo, collectedKobo, owedKobo].map(money);

async function* each(rows: readonly (readonly Cell[])[]) {
  yield* rows;
}

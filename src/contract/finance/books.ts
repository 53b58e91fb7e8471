import Type, { type Static } from 'typebox';
import cashList from '#lists/finance/cash-book.json' with { type: 'json' };
import revenueList from '#lists/finance/revenue-lines.json' with { type: 'json' };
import { listed } from '../kit/list.ts';
import { Days, reported } from '../kit/report.ts';
import { nullable } from '../kit/schemas.ts';

const access = { claim: 'invoices' } as const;
const Moment = Type.String({ format: 'date-time' });

/** What the provider says came in, less what it took back, on the day of its posting. */
export const cashReport = reported({
  path: '/Bursary/cash-book',
  file: '/Bursary/download-cash-book',
  access,
  summary: 'The cash book: what came in day by day and by channel, less what was taken back',
  group: { day: Type.String({ format: 'date' }) },
  sums: ['entries', 'cardKobo', 'bankKobo', 'unknownKobo', 'receivedKobo'],
  filters: Days,
});

const CashEntry = Type.Object({
  id: Type.String(),
  at: Moment,
  rrr: nullable(Type.String({ description: 'Of what the bank alone has seen there may be none' })),
  fullName: nullable(Type.String({ description: 'The payer, or what the bank says of it' })),
  settledOn: nullable(Type.String({ description: 'The day on which the bank had it, by its statement' })),
  invoiceNumber: nullable(Type.String()),
  channel: Type.String(),
  kind: Type.String(),
  accounts: Type.String({ description: 'Where the money went' }),
  amountKobo: Type.Integer({ description: 'Below zero it was taken back' }),
});
export type CashEntry = Static<typeof CashEntry>;

export const cashEntries = listed({
  path: '/Bursary/cash-entries',
  access,
  declared: cashList,
  summary: cashList.title,
  row: CashEntry,
});

/**
 * By the ledger: a row is a head of fee, or an account in which money waits. All that is collected is what the cash book has, and what is charged
 * and neither awarded, waived nor collected is owed.
 */
export const revenueReport = reported({
  path: '/Bursary/revenue',
  file: '/Bursary/download-revenue',
  access,
  summary: 'Revenue by head: what was charged, awarded, waived and collected, and where money waits that pays no fee',
  group: { id: Type.String(), head: Type.String() },
  sums: ['chargedKobo', 'awardedKobo', 'waivedKobo', 'collectedKobo', 'owedKobo'],
  filters: Days,
});

const RevenueLine = Type.Object({
  id: Type.String(),
  at: Moment,
  kind: Type.String(),
  head: Type.String(),
  fullName: nullable(Type.String()),
  number: nullable(Type.String()),
  studentId: nullable(Type.String()),
  invoiceNumber: nullable(Type.String()),
  figure: Type.Unsafe<'charged' | 'awarded' | 'waived' | 'collected'>({
    type: 'string',
    enum: ['charged', 'awarded', 'waived', 'collected'],
  }),
  amountKobo: Type.Integer(),
});
export type RevenueLine = Static<typeof RevenueLine>;

export const revenueLines = listed({
  path: '/Bursary/revenue-lines',
  access,
  declared: revenueList,
  summary: revenueList.title,
  row: RevenueLine,
  filters: { headId: Type.String({ maxLength: 40, description: 'As the report has it' }) },
});

import Type, { type Static } from 'typebox';
import bankLinesList from '#lists/finance/bank-lines.json' with { type: 'json' };
import { LARGE_SHEET } from '#rules/sheetLimits.ts';
import { endpoint, type Reply } from '../kit/endpoint.ts';
import { listed } from '../kit/list.ts';
import { nullable, OneOf } from '../kit/schemas.ts';
import { uploaded } from '../kit/upload.ts';

const access = { claim: 'invoices' } as const;

/** A statement as the bank has it. Its lines are stored by the commit, and a job posts them. */
export const bankSheet = uploaded(
  '/Payment/bank-lines',
  'Lines of a bank statement',
  { claim: 'bank-statements' },
  {
    size: LARGE_SHEET,
    action: 'upload-bank-statement',
    template: 'bank-statement-template',
  },
);

const BankLine = Type.Object({
  id: Type.Integer(),
  accountNumber: Type.String(),
  day: Type.String(),
  valueDay: nullable(Type.String()),
  narration: Type.String(),
  reference: nullable(Type.String()),
  amountKobo: Type.Integer({ description: 'Below zero it went out' }),
  balanceKobo: nullable(Type.Integer()),
  state: OneOf('open', 'matched', 'charge', 'suspense', 'case'),
  rrr: nullable(Type.String()),
  caseId: nullable(Type.String()),
  refundId: nullable(Type.String()),
  adjustmentId: nullable(Type.String()),
  loanBatchId: nullable(Type.String()),
  postedOn: nullable(Type.String({ description: 'The day of the books on which it is posted' })),
  isLate: Type.Boolean({ description: 'Its own day was closed when it was posted' }),
});
export type BankLineRow = Static<typeof BankLine>;

export const bankLines = listed({
  path: '/Payment/bank-lines',
  access,
  declared: bankLinesList,
  summary: "Every line of the bank's statements, and what became of it",
  row: BankLine,
});

const Gap = Type.Object({
  lineId: Type.Integer(),
  day: Type.String(),
  narration: Type.String(),
  missingKobo: Type.Integer({ description: 'What must have moved before the line, of which no statement has a word' }),
});

const BankAccount = Type.Object({
  accountNumber: Type.String(),
  from: Type.String(),
  to: Type.String(),
  lines: Type.Integer(),
  openingKobo: Type.Integer({ description: 'Before the first line' }),
  creditKobo: Type.Integer(),
  debitKobo: Type.Integer(),
  closingKobo: Type.Integer({ description: 'After the last line, by the statement' }),
  gaps: Type.Array(Gap),
});

/** Why the two differ, one by one. */
const Difference = Type.Object({
  what: Type.String(),
  day: nullable(Type.String()),
  amountKobo: Type.Integer(),
});

export const bankBook = endpoint({
  method: 'GET',
  path: '/Payment/bank-book',
  access,
  summary: "The bank by its statements and by the college's books, and each difference between them",
  reply: Type.Object({
    accounts: Type.Array(BankAccount),
    openingKobo: Type.Integer(),
    settledKobo: Type.Integer({ description: 'What came from the provider, or was lodged at the bank' }),
    chargesKobo: Type.Integer(),
    refundsKobo: Type.Integer(),
    otherKobo: Type.Integer({ description: 'What went out that nobody has explained' }),
    ledgerKobo: Type.Integer({ description: "By the college's books, after the opening" }),
    statementKobo: Type.Integer(),
    unsettledKobo: Type.Integer({ description: 'What the provider has, and has not settled yet' }),
    differences: Type.Array(Difference),
  }),
});
export type BankBook = Reply<typeof bankBook>;

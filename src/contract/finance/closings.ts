import Type, { type Static } from 'typebox';
import closingsList from '#lists/finance/closings.json' with { type: 'json' };
import closingChart from '#work/closing.json' with { type: 'json' };
import { endpoint, type Reply } from '../kit/endpoint.ts';
import { FormAnswers } from '../kit/formAnswers.ts';
import { listed } from '../kit/list.ts';
import { nullable, OneOf } from '../kit/schemas.ts';
import { statusFields, worked } from '../kit/workflow.ts';

const access = { claim: 'invoices' } as const;
const Moment = Type.String({ format: 'date-time' });
const Uuid = Type.String({ format: 'uuid' });

const Closing = Type.Object({
  id: Uuid,
  name: Type.String(),
  span: OneOf('day', 'month'),
  fromDay: Type.String(),
  toDay: Type.String(),
  askedAt: Moment,
  askedBy: Type.String(),
  closedAt: nullable(Moment),
  closedBy: nullable(Type.String()),
  ...statusFields(closingChart),
});
export type ClosingRow = Static<typeof Closing>;

export const closings = listed({
  path: '/Bursary/closings',
  access,
  declared: closingsList,
  summary: 'Days and months that are closed, or that somebody asks to close',
  row: Closing,
});

/** Debits are positive. */
const Account = Type.Object({
  account: Type.String(),
  openingKobo: Type.Integer(),
  debitKobo: Type.Integer(),
  creditKobo: Type.Integer(),
  closingKobo: Type.Integer(),
});

const Kind = Type.Object({ kind: Type.String(), cases: Type.Integer(), kobo: Type.Integer() });

/** What the books say of a period, all from the ledger. */
const Assertions = Type.Object({
  journals: Type.Integer(),
  postings: Type.Integer(),
  accounts: Type.Array(Account),
  suspense: Type.Array(Kind),
  cash: Type.Object({
    entries: Type.Integer(),
    cardKobo: Type.Integer(),
    bankKobo: Type.Integer(),
    unknownKobo: Type.Integer(),
    receivedKobo: Type.Integer(),
  }),
  bank: Type.Object({
    lines: Type.Integer({ description: 'Of statements, in the period' }),
    open: Type.Integer({ description: 'Of them, those that are in no book yet' }),
    creditKobo: Type.Integer(),
    debitKobo: Type.Integer(),
    ledgerKobo: Type.Integer({ description: 'What the books moved on the bank in the period' }),
  }),
  mistakes: Type.Array(Type.String(), { description: 'Totals that do not agree; a period with one cannot be closed' }),
});
export type ClosingAssertions = Static<typeof Assertions>;

export const closing = endpoint({
  method: 'GET',
  path: '/Bursary/closing/:id',
  access,
  summary: 'One closing, with what the books said as it was sealed, or say now',
  params: Type.Object({ id: Uuid }),
  reply: Type.Object({
    ...Closing.properties,
    assertions: Assertions,
    seal: nullable(Type.String({ description: 'The SHA-256 of its pack' })),
    digest: Type.String({ description: 'Of all that the person who closes it looks at' }),
  }),
});
export type Closing = Reply<typeof closing>;

export const askClosing = endpoint({
  method: 'POST',
  path: '/Bursary/closing',
  access: { claim: 'close-ask' },
  inPerson: true,
  summary: 'Asks to close a day or a month that is over. Open days before it come along. Another person closes it',
  body: Type.Object({
    request: Type.String({ format: 'uuid', description: "The request's own name: sent again, it is the same one" }),
    answers: FormAnswers,
  }),
  reply: Type.Object({ id: Uuid }),
});

/** It is sealed by the step. */
export const closingWork = worked({ path: '/Bursary/closing', access, work: closingChart });

export const closingPack = endpoint({
  method: 'GET',
  path: '/Bursary/closing/:id/pack',
  access,
  summary: 'The printed pack of a closed day or month, the same bytes each time',
  params: Type.Object({ id: Uuid }),
  produces: 'text/csv; charset=utf-8',
  reply: Type.String(),
});

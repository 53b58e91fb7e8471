import Type, { type Static } from 'typebox';
import refundFilesList from '#lists/finance/refund-files.json' with { type: 'json' };
import refundsList from '#lists/finance/refunds.json' with { type: 'json' };
import refundWorkChart from '#work/refund.json' with { type: 'json' };
import { endpoint, type Reply } from '../kit/endpoint.ts';
import { FormAnswers } from '../kit/formAnswers.ts';
import { Id } from '../kit/id.ts';
import { listed } from '../kit/list.ts';
import { nullable, OneOf } from '../kit/schemas.ts';
import { statusFields, worked } from '../kit/workflow.ts';

/** Whoever sees payments sees what goes back; each act has a claim of its own. */
const access = { claim: 'invoices' } as const;
const asks = { claim: 'refund-ask' } as const;
const pays = { claim: 'refund-pay' } as const;
const Moment = Type.String({ format: 'date-time' });
const Uuid = Type.String({ format: 'uuid' });

/** The case's or the student's id: one of them is null. */
const Source = Type.Object({
  caseId: nullable(Uuid),
  studentId: nullable(Uuid),
  payerName: Type.String(),
  about: Type.String({ description: 'What was paid, or whose credit it is, in words' }),
  heldKobo: Type.Integer({ description: 'What is due of the case, or the credit' }),
  owedKobo: Type.Integer({ description: 'What the student owes, which the credit pays first' }),
  askedKobo: Type.Integer({ description: 'Of refunds that wait for approval' }),
  refundableKobo: Type.Integer({ description: 'What may be asked for' }),
});
export type RefundSourceRow = Static<typeof Source>;

export const refundSources = endpoint({
  method: 'GET',
  path: '/Payment/refund-sources',
  access: asks,
  summary: 'What can be refunded of a case or a student',
  query: Type.Object({
    of: Type.String({
      minLength: 1,
      maxLength: 60,
      description: "An RRR, an invoice number, a student's number, or the id of a case or student",
    }),
  }),
  reply: Type.Array(Source),
});

const Refund = Type.Object({
  id: Uuid,
  reference: Type.String(),
  payerName: Type.String(),
  source: OneOf('case', 'credit'),
  amountKobo: Type.Integer(),
  bank: Type.String(),
  accountNumber: Type.String(),
  accountName: Type.String(),
  askedAt: Moment,
  bankReference: nullable(Type.String()),
  paidOn: nullable(Type.String()),
  ...statusFields(refundWorkChart),
});
export type RefundRow = Static<typeof Refund>;

export const refunds = listed({
  path: '/Payment/refunds',
  access,
  declared: refundsList,
  summary: 'Money that goes back to its payers',
  row: Refund,
});

export const refund = endpoint({
  method: 'GET',
  path: '/Payment/refund/:id',
  access,
  summary: 'One refund',
  params: Type.Object({ id: Uuid }),
  reply: Type.Object({
    ...Refund.properties,
    ...Source.properties,
    reason: Type.String(),
    nameReason: nullable(Type.String()),
    isOwnAccount: Type.Boolean({ description: 'Whether the account has the name of the payer' }),
    askedBy: Type.String(),
    fileId: nullable(Type.Integer()),
    digest: Type.String({ description: 'Of all that the person who approves it looks at' }),
    others: Type.Array(Type.Pick(Refund, ['id', 'reference', 'amountKobo', 'askedAt', 'state']), {
      description: 'Other refunds from the same source',
    }),
  }),
});
export type Refund = Reply<typeof refund>;

export const askRefund = endpoint({
  method: 'POST',
  path: '/Payment/refund',
  access: asks,
  inPerson: true,
  summary: 'Asks for a refund, which another person has to approve',
  body: Type.Object({
    request: Type.String({ format: 'uuid', description: "The request's own name: sent again, it is the same one" }),
    caseId: Type.Optional(Uuid),
    studentId: Type.Optional(Uuid),
    answers: FormAnswers,
  }),
  reply: Type.Object({ id: Uuid }),
});

/** Its money is posted by the steps. */
export const refundWork = worked({ path: '/Payment/refund', access, work: refundWorkChart });

const RefundFile = Type.Object({
  id: Type.Integer(),
  madeAt: Moment,
  madeBy: Type.String(),
  refunds: Type.Integer(),
  amountKobo: Type.Integer(),
  open: Type.Integer({ description: 'Refunds of which the bank has said nothing yet' }),
});

export const refundFiles = listed({
  path: '/Payment/refund-files',
  access: pays,
  declared: refundFilesList,
  summary: 'The files of refunds for the bank',
  row: RefundFile,
});

export const makeRefundFile = endpoint({
  method: 'POST',
  path: '/Payment/refund-file',
  access: pays,
  inPerson: true,
  summary: 'Puts all refunds that were approved into a file for the bank; 409 where there is none',
  body: Type.Object({
    request: Type.String({ format: 'uuid', description: "The file's own name: asked for again, it is the same one" }),
  }),
  reply: Type.Object({ id: Type.Integer(), refunds: Type.Integer() }),
});

export const refundFile = endpoint({
  method: 'GET',
  path: '/Payment/refund-file/:id',
  access: pays,
  summary: 'A file for the bank, the same bytes each time',
  params: Type.Object({ id: Id }),
  produces: 'text/csv; charset=utf-8',
  reply: Type.String(),
});

import Type, { type Static } from 'typebox';
import paymentCasesList from '#lists/finance/payment-cases.json' with { type: 'json' };
import reconciliationsList from '#lists/finance/reconciliations.json' with { type: 'json' };
import differencesList from '#lists/finance/differences.json' with { type: 'json' };
import paymentCaseWork from '#work/payment-case.json' with { type: 'json' };
import { DECISIONS, ENDINGS, type Decision, type Ending } from '#rules/finance/caseSettlement.ts';
import { endpoint, type Reply } from '../kit/endpoint.ts';
import { Id } from '../kit/id.ts';
import { listed } from '../kit/list.ts';
import { statusFields, worked } from '../kit/workflow.ts';
import { nullable } from '../kit/schemas.ts';
import { CASE_KINDS, CaseKind, Step } from './payment-timeline.ts';

const access = { claim: 'invoices' } as const;
const Moment = Type.String({ format: 'date-time' });
const Rrr = Type.String({ maxLength: 20, description: 'Twelve digits; spaces and hyphens are overlooked' });
const CaseState = Type.Unsafe<'open' | 'unposted' | 'settled'>({
  type: 'string',
  enum: ['open', 'unposted', 'settled'],
});
const ProviderState = Type.Unsafe<'paid' | 'pending' | 'failed' | 'unknown'>({
  type: 'string',
  enum: ['paid', 'pending', 'failed', 'unknown'],
});

const PaymentCase = Type.Object({
  id: Type.String(),
  rrr: Type.String(),
  kind: CaseKind,
  invoiceNumber: nullable(Type.String({ description: 'Null of money that no invoice asked for' })),
  fullName: Type.String({
    description: "Of the invoice, or the payer as the bank names them; '' where nobody is named",
  }),
  expectedKobo: Type.Integer(),
  reportedKobo: Type.Integer(),
  heldKobo: Type.Integer({ description: 'What of it waits in suspense' }),
  openedAt: Moment,
  settledAs: nullable(Type.Unsafe<Ending>({ type: 'string', enum: Object.keys(ENDINGS) })),
  owner: nullable(Type.String({ description: 'Who sees to it' })),
  ageDays: nullable(Type.Integer({ description: 'How long its money has waited; null where none does' })),
  ...statusFields(paymentCaseWork),
});
export type PaymentCaseRow = Static<typeof PaymentCase>;

/** `statusCode` is the provider's last answer, '' before the first. */
const RrrStatus = Type.Object({
  rrr: Type.String(),
  state: Type.Unsafe<'open' | 'credited' | 'deactivated'>({
    type: 'string',
    enum: ['open', 'credited', 'deactivated'],
  }),
  amount: Type.Number(),
  madeAt: Moment,
  checkedAt: nullable(Moment),
  statusCode: Type.String(),
  nextCheckAt: nullable(Moment),
  providerPaidAt: nullable(Type.String({ description: "The provider's own words for when it was paid" })),
});
export type RrrStatus = Static<typeof RrrStatus>;

/** `by` is a user name, or the job that acted. */
const KnownStep = Type.Object({
  ...Step.properties,
  rrr: nullable(Type.String()),
  by: Type.String(),
  code: nullable(Type.String()),
  about: nullable(Type.String()),
});
export type KnownStep = Static<typeof KnownStep>;

export const paymentRecord = endpoint({
  method: 'GET',
  path: '/Payment/status',
  access,
  summary: 'All that is known of the payment of an invoice',
  query: Type.Object({
    reference: Type.String({ minLength: 1, maxLength: 40, description: 'The RRR or the invoice number' }),
  }),
  reply: Type.Object({
    invoiceNumber: Type.String(),
    fullName: Type.String(),
    mobileNumber: Type.String(),
    email: Type.String(),
    description: Type.String(),
    session: Type.String(),
    amount: Type.Number(),
    isPaid: Type.Boolean(),
    isApplication: Type.Boolean({
      description: 'Whether it is for an application, which may be moved to another person',
    }),
    rrrs: Type.Array(RrrStatus),
    steps: Type.Array(KnownStep),
    cases: Type.Array(
      Type.Pick(PaymentCase, ['id', 'rrr', 'kind', 'expectedKobo', 'reportedKobo', 'openedAt', 'state']),
    ),
  }),
});
export type PaymentRecord = Reply<typeof paymentRecord>;

const ProviderAnswer = Type.Object({
  state: ProviderState,
  code: Type.String(),
  message: Type.String(),
  amount: Type.Number(),
  paidAt: nullable(Type.String()),
  checkedAt: Moment,
});

export const providerAnswer = endpoint({
  method: 'GET',
  path: '/Payment/provider-answer',
  access,
  summary: 'What the provider says of an RRR now; nothing follows from it',
  query: Type.Object({ rrr: Rrr }),
  reply: ProviderAnswer,
});

export const recheckPayment = endpoint({
  method: 'POST',
  path: '/Payment/recheck',
  access,
  summary: 'Asks the provider about an RRR and does what follows: credits it, or opens a case',
  body: Type.Object({ rrr: Rrr }),
  reply: Type.Object({
    ...ProviderAnswer.properties,
    followed: Type.Unsafe<'credited' | 'known' | 'nothing' | Static<typeof CaseKind>>({
      type: 'string',
      enum: ['credited', 'known', 'nothing', ...CASE_KINDS],
    }),
  }),
});

export const paymentCases = listed({
  path: '/Payment/cases',
  access,
  declared: paymentCasesList,
  summary: 'Money that fits nothing, and what became of it',
  row: PaymentCase,
});

const CaseId = Type.Object({ id: Type.String({ format: 'uuid' }) });

export const paymentCase = endpoint({
  method: 'GET',
  path: '/Payment/case/:id',
  access,
  summary: 'One case',
  params: CaseId,
  reply: Type.Object({
    ...PaymentCase.properties,
    description: nullable(Type.String()),
    bankReference: nullable(Type.String({ description: 'Of a lodgement' })),
    openedBy: Type.String(),
    digest: Type.String({ description: 'Of the money that its settlement moves' }),
    dueKobo: Type.Integer({ description: 'What is to be refunded to its payer, and was not approved yet' }),
    remains: Type.String({
      description: 'What a reversed payment had opened and nobody can close any more; often nothing',
    }),
  }),
});
export type PaymentCase = Reply<typeof paymentCase>;

/** An account before and after a decision; what is owed to somebody, and what waits, is positive. */
const Account = Type.Object({ name: Type.String(), beforeKobo: Type.Integer(), afterKobo: Type.Integer() });

export const caseAccounts = endpoint({
  method: 'GET',
  path: '/Payment/case/:id/accounts',
  access,
  summary: 'The accounts before and after a decision on a case; nothing follows from it',
  params: CaseId,
  query: Type.Object({
    decision: Type.Unsafe<Decision>({ type: 'string', enum: Object.keys(DECISIONS) }),
    target: Type.Optional(Type.String({ maxLength: 40, description: 'Where it is moved: an invoice or a student' })),
  }),
  reply: Type.Object({
    accounts: Type.Array(Account),
    recipient: nullable(Type.String({ description: 'Whose it becomes, where it is moved' })),
    mistake: nullable(Type.String({ description: 'Why it cannot be decided so' })),
  }),
});
export type CaseAccounts = Reply<typeof caseAccounts>;

/** The money of the case is posted by its step. */
export const caseWork = worked({ path: '/Payment/case', access, work: paymentCaseWork });

const Reconciliation = Type.Object({
  id: Type.Integer(),
  /** The day before the night; null when a person started it. */
  day: nullable(Type.String()),
  periodFrom: Moment,
  periodTo: Moment,
  startedAt: Moment,
  finishedAt: nullable(Moment),
  /** A user name, or what began by itself, in words. */
  startedBy: Type.String(),
  rrrs: Type.Integer(),
  queried: Type.Integer(),
  unanswered: Type.Integer(),
  differences: Type.Integer(),
});
export type Reconciliation = Static<typeof Reconciliation>;

export const reconciliations = listed({
  path: '/Payment/reconciliations',
  access,
  declared: reconciliationsList,
  summary: 'Every reconciliation with the provider',
  row: Reconciliation,
});

export const reconciliation = endpoint({
  method: 'GET',
  path: '/Payment/reconciliation/:id',
  access,
  summary: 'One reconciliation',
  params: Type.Object({ id: Id }),
  reply: Reconciliation,
});

export const startReconciliation = endpoint({
  method: 'POST',
  path: '/Payment/start-reconciliation',
  access,
  summary: 'Begins a reconciliation of the last seven days now',
  reply: Type.Object({ id: Type.Integer() }),
});

const DifferenceKind = Type.Unsafe<'missed' | Static<typeof CaseKind>>({
  type: 'string',
  enum: ['missed', ...CASE_KINDS],
});

/** `missed` was paid there and not here, and has been credited since; any other kind is a case. */
const Difference = Type.Object({
  id: Type.Integer(),
  rrr: Type.String(),
  kind: DifferenceKind,
  invoiceNumber: Type.String(),
  fullName: Type.String(),
  expectedKobo: Type.Integer(),
  reportedKobo: Type.Integer(),
  providerCode: Type.String(),
  foundAt: Moment,
  caseId: nullable(Type.String()),
  followed: nullable(
    Type.Unsafe<'credited' | Static<typeof CaseState>>({
      type: 'string',
      enum: ['credited', 'open', 'unposted', 'settled'],
    }),
  ),
});
export type DifferenceRow = Static<typeof Difference>;

export const differences = listed({
  path: '/Payment/differences',
  access,
  declared: differencesList,
  summary: 'Where the provider and the college differed',
  row: Difference,
  filters: { reconciliation: Id },
});

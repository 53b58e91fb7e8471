import Type, { type Static } from 'typebox';
import loanBatchesList from '#lists/finance/loan-batches.json' with { type: 'json' };
import loanLinesList from '#lists/finance/loan-lines.json' with { type: 'json' };
import loanWaitingList from '#lists/finance/loan-waiting.json' with { type: 'json' };
import loanBatchChart from '#work/loan-batch.json' with { type: 'json' };
import { LOAN_PROBLEMS, type LoanProblem } from '#rules/finance/loan.ts';
import { endpoint, type Reply } from '../kit/endpoint.ts';
import { listed } from '../kit/list.ts';
import { nullable, OneOf } from '../kit/schemas.ts';
import { uploaded } from '../kit/upload.ts';
import { statusFields, worked } from '../kit/workflow.ts';

/** Whoever sees payments sees what the fund paid; each act has a claim of its own. */
const access = { claim: 'invoices' } as const;
const Kobo = Type.Integer();
const Moment = Type.String({ format: 'date-time' });
const Uuid = Type.String({ format: 'uuid' });
const Problem = Type.Unsafe<LoanProblem>({ type: 'string', enum: Object.keys(LOAN_PROBLEMS) });

/** The fund's list as it is. Its lines are stored by the commit, and posted once their batch is approved. */
export const loanSheet = uploaded(
  '/Payment/loan-lines',
  'Lines of student loans',
  { claim: 'loans' },
  { action: 'upload-loan-list', template: 'loan-list-template' },
);

const Batch = Type.Object({
  id: Uuid,
  reference: Type.String({ description: 'As the fund calls it' }),
  lines: Type.Integer(),
  amountKobo: Kobo,
  posted: Type.Integer({ description: 'Lines that are in the books of a student' }),
  faulty: Type.Integer({ description: 'Lines that fit no student' }),
  faultyKobo: Kobo,
  madeAt: Moment,
  madeBy: Type.String(),
  ...statusFields(loanBatchChart),
});
export type LoanBatchRow = Static<typeof Batch>;

export const loanBatches = listed({
  path: '/Payment/loan-batches',
  access,
  declared: loanBatchesList,
  summary: 'What the student loan fund paid, batch by batch',
  row: Batch,
});

const Line = Type.Object({
  id: Type.Integer(),
  reference: Type.String(),
  batch: Type.String(),
  session: Type.String(),
  number: Type.String(),
  fullName: Type.String(),
  amountKobo: Kobo,
  creditKobo: Type.Integer({ description: 'What was not owed of the session' }),
  state: OneOf('new', 'posted', 'case'),
  problem: nullable(Problem),
  studentId: nullable(Uuid),
  caseId: nullable(Uuid),
  postedAt: nullable(Moment),
});
export type LoanLineRow = Static<typeof Line>;

export const loanLines = listed({
  path: '/Payment/loan-lines',
  access,
  declared: loanLinesList,
  summary: 'Every line of the student loan fund’s lists, and what became of it',
  row: Line,
});

export const loanBatch = endpoint({
  method: 'GET',
  path: '/Payment/loan-batch/:id',
  access,
  summary: 'One batch: how many lines fit, why others do not, whether its money is banked',
  params: Type.Object({ id: Uuid }),
  reply: Type.Object({
    ...Batch.properties,
    postedKobo: Kobo,
    creditKobo: Type.Integer({ description: 'What of the posted lines became credit' }),
    problems: Type.Array(Type.Object({ problem: Problem, lines: Type.Integer(), amountKobo: Kobo, openKobo: Kobo }), {
      description: 'Why lines fit no student; `openKobo` is what waits in suspense now',
    }),
    statementDay: nullable(Type.String({ description: "The day of the bank's line that has the batch" })),
    digest: Type.String({ description: 'Of all that the person who approves it looks at' }),
  }),
});
export type LoanBatch = Reply<typeof loanBatch>;

/** Approving begins the job that posts its lines. */
export const loanBatchWork = worked({ path: '/Payment/loan-batch', access, work: loanBatchChart });

const Waiting = Type.Object({
  id: Type.String(),
  kind: OneOf('posting', 'difference'),
  fullName: Type.String(),
  number: Type.String(),
  session: Type.String(),
  batch: nullable(Type.String()),
  amountKobo: Kobo,
  since: Moment,
  days: Type.Integer(),
  owner: nullable(Type.String({ description: 'Who sees to the case' })),
  caseId: nullable(Uuid),
});
export type LoanWaitingRow = Static<typeof Waiting>;

export const loanWaiting = listed({
  path: '/Payment/loan-waiting',
  access,
  declared: loanWaitingList,
  summary: 'Who waits for a student loan, what for and how long',
  row: Waiting,
});

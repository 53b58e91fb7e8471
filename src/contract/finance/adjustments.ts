import Type, { type Static } from 'typebox';
import adjustmentsList from '#lists/finance/adjustments.json' with { type: 'json' };
import adjustmentWorkChart from '#work/adjustment.json' with { type: 'json' };
import { endpoint, type Reply } from '../kit/endpoint.ts';
import { FormAnswers } from '../kit/formAnswers.ts';
import { Id } from '../kit/id.ts';
import { listed } from '../kit/list.ts';
import { nullable, OneOf } from '../kit/schemas.ts';
import { statusFields, worked } from '../kit/workflow.ts';

/** Whoever sees payments sees what was given up or entered by hand; each act has a claim of its own. */
const access = { claim: 'invoices' } as const;
const asks = { claim: 'adjust-ask' } as const;
const approves = { claim: 'adjust-approve' } as const;
const Kobo = Type.Integer();
const Moment = Type.String({ format: 'date-time' });
const Uuid = Type.String({ format: 'uuid' });
const Kind = OneOf('waiver', 'write-off', 'lodgement');

const Charge = Type.Object({
  id: Uuid,
  fee: Type.String(),
  session: Type.String(),
  dueKobo: Type.Integer({ description: 'What is left of it' }),
  askedKobo: Type.Integer({ description: 'Of waivers and write-offs that wait for approval' }),
  waivableKobo: Type.Integer({ description: 'What may be waived or written off' }),
});
export type AdjustableCharge = Static<typeof Charge>;

export const adjustmentStudent = endpoint({
  method: 'GET',
  path: '/Payment/adjustment-student',
  access: asks,
  summary:
    'What a student owes, charge by charge, and up to what the user posts at once; 404 where nobody has the number',
  query: Type.Object({ of: Type.String({ minLength: 1, maxLength: 60, description: "A student's number" }) }),
  reply: Type.Object({
    studentId: Uuid,
    fullName: Type.String(),
    number: Type.String(),
    owedKobo: Kobo,
    creditKobo: Kobo,
    leftKobo: Type.Integer({ description: 'What the user may still post at once for this student' }),
    charges: Type.Array(Charge),
  }),
});
export type AdjustmentStudent = Reply<typeof adjustmentStudent>;

const Adjustment = Type.Object({
  id: Uuid,
  reference: Type.String(),
  kind: Kind,
  fullName: Type.String(),
  number: Type.String(),
  about: Type.String({ description: 'The fee and session, or the bank and teller number' }),
  amountKobo: Kobo,
  askedAt: Moment,
  askedBy: Type.String(),
  atOnce: Type.Boolean({ description: 'It was within the limit of the person who asked' }),
  ...statusFields(adjustmentWorkChart),
});
export type AdjustmentRow = Static<typeof Adjustment>;

export const adjustments = listed({
  path: '/Payment/adjustments',
  access,
  declared: adjustmentsList,
  summary: 'Waivers, write-offs and lodgements that officers entered',
  row: Adjustment,
});

export const adjustment = endpoint({
  method: 'GET',
  path: '/Payment/adjustment/:id',
  access,
  summary: 'One waiver, write-off or lodgement',
  params: Type.Object({ id: Uuid }),
  reply: Type.Object({
    ...Adjustment.properties,
    studentId: Uuid,
    dueKobo: Type.Integer({ description: 'What is left of the charge now; of a lodgement, of all charges' }),
    lodgedOn: nullable(Type.String()),
    reason: Type.String(),
    paperName: Type.String(),
    postedAt: nullable(Moment),
    remains: Type.String({ description: 'What its reversal could not take back' }),
    statementDay: nullable(Type.String({ description: "The day of the bank's line that has the slip" })),
    digest: Type.String({ description: 'Of all that the person who approves it looks at' }),
  }),
});
export type Adjustment = Reply<typeof adjustment>;

export const adjustmentPaper = endpoint({
  method: 'GET',
  path: '/Payment/adjustment/:id/paper',
  access,
  summary: 'The letter, minute or slip behind it',
  params: Type.Object({ id: Uuid }),
  produces: 'application/octet-stream',
  reply: Type.String(),
});

export const askAdjustment = endpoint({
  method: 'POST',
  path: '/Payment/adjustment',
  access: asks,
  inPerson: true,
  summary: 'Waives, writes off or lodges: at once up to the limit, above it by another person’s approval',
  body: Type.Object({
    request: Type.String({ format: 'uuid', description: "The request's own name: sent again, it is the same one" }),
    kind: Kind,
    studentId: Uuid,
    chargeId: Type.Optional(Uuid),
    answers: FormAnswers,
  }),
  reply: Type.Object({ id: Uuid, state: Type.String() }),
});

/** Its journal is posted by the steps. */
export const adjustmentWork = worked({ path: '/Payment/adjustment', access, work: adjustmentWorkChart });

const Limit = Type.Object({
  roleId: Id,
  role: Type.String(),
  amountKobo: Kobo,
  isOwn: Type.Boolean({ description: 'The user has the role, so another person sets its limit' }),
});
export type AdjustmentLimit = Static<typeof Limit>;

export const adjustmentLimits = endpoint({
  method: 'GET',
  path: '/Payment/adjustment-limits',
  access: approves,
  summary: 'Up to what each role posts at once: the roles that may ask',
  reply: Type.Array(Limit),
});

export const setAdjustmentLimit = endpoint({
  method: 'POST',
  path: '/Payment/adjustment-limit',
  access: approves,
  inPerson: true,
  summary: 'Sets the limit of a role; 403 for a role of one’s own',
  body: Type.Object({ roleId: Id, answers: FormAnswers }),
  reply: Type.Null(),
});

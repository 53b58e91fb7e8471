import Type, { type Static } from 'typebox';
import requestsList from '#lists/finance/award-requests.json' with { type: 'json' };
import requestChart from '#work/award-request.json' with { type: 'json' };
import { endpoint, type Reply } from '../kit/endpoint.ts';
import { Id } from '../kit/id.ts';
import { listed } from '../kit/list.ts';
import { nullable, OneOf } from '../kit/schemas.ts';
import { statusFields, worked } from '../kit/workflow.ts';
import { Effect, Numbers } from './scholarships.ts';

const access = { claim: 'invoices' } as const;
const Uuid = Type.String({ format: 'uuid' });
const count = Type.Integer();

const AwardRequest = Type.Object({
  id: Uuid,
  name: Type.String({ description: "The scholarship's, or how many scholarships" }),
  kind: OneOf('award', 'withdrawal'),
  students: count,
  awardKobo: count,
  askedAt: Type.String({ format: 'date-time' }),
  askedBy: Type.String(),
  ...statusFields(requestChart),
});
export type AwardRequestRow = Static<typeof AwardRequest>;

export const awardRequests = listed({
  path: '/Payment/award-requests',
  access,
  declared: requestsList,
  summary: 'Awards, and withdrawals of awards, that somebody asks for, and what became of them',
  row: AwardRequest,
});

export const awardRequest = endpoint({
  method: 'GET',
  path: '/Payment/award-request/:id',
  access,
  summary: 'What somebody asks to award or withdraw: the students, the amounts and the effect on each',
  params: Type.Object({ id: Uuid }),
  reply: Type.Object({
    ...AwardRequest.properties,
    reason: nullable(Type.String({ description: 'Why awards are withdrawn' })),
    rows: Type.Array(Effect),
    refused: count,
    creditKobo: count,
    digest: Type.String({ description: 'Of what was asked for' }),
    changes: Type.Array(Type.String(), { description: 'What differs now; with one it cannot be approved' }),
    isOwn: Type.Boolean({ description: 'The caller asked for it' }),
    left: nullable(
      Type.Integer({ description: 'Of an approved withdrawal, the awards that a job is still to withdraw' }),
    ),
  }),
});
export type AwardRequest = Reply<typeof awardRequest>;

export const askAward = endpoint({
  method: 'POST',
  path: '/Payment/award-request',
  access: { claim: 'fees' },
  inPerson: true,
  summary:
    'Asks that a scholarship is awarded as its trial said. Another person approves it. 409 where the effect is another now',
  body: Type.Object({
    request: Type.String({ format: 'uuid', description: "The request's own name: sent again, it is the same one" }),
    scholarshipId: Id,
    numbers: Numbers,
    digest: Type.String({ maxLength: 64 }),
  }),
  reply: Type.Object({ id: Uuid }),
});

/** Approving is the step. */
export const awardRequestWork = worked({ path: '/Payment/award-request', access, work: requestChart });

import Type, { type Static } from 'typebox';
import checksList from '#lists/admissions/olevel-checks.json' with { type: 'json' };
import { endpoint } from '../kit/endpoint.ts';
import { Id } from '../kit/id.ts';
import { listed } from '../kit/list.ts';
import { May } from '../kit/may.ts';
import { nullable } from '../kit/schemas.ts';

const access = { claim: 'utilities' } as const;
const Uuid = Type.String({ format: 'uuid' });
const Moment = Type.String({ format: 'date-time' });
const STATES = ['unverified', 'awaited', 'match', 'to-confirm', 'differs', 'silent'] as const;
const State = Type.Unsafe<(typeof STATES)[number]>({ type: 'string', enum: [...STATES] });

export const oLevelChecks = listed({
  path: '/OLevel/verifications',
  access,
  declared: checksList,
  summary: 'The sittings of submitted applications, and what was found of each',
  row: Type.Object({
    id: Type.String(),
    applicationNumber: Type.String(),
    fullName: Type.String(),
    sitting: Type.Integer(),
    examType: Type.String(),
    examNumber: Type.String(),
    examYear: Type.String(),
    state: State,
    checkedAt: nullable(Moment),
  }),
});

const Sitting = Type.Object({
  sitting: Type.Integer(),
  examType: Type.String(),
  examNumber: Type.String(),
  examYear: Type.String(),
  examCenter: Type.String(),
  resultPin: Type.String(),
  resultSerialNumber: Type.String(),
  subjects: Type.Array(
    Type.Object({
      subjectId: Id,
      subject: Type.String(),
      claimedId: Id,
      claimed: Type.String(),
      foundId: nullable(Id),
      found: nullable(Type.String()),
      listed: nullable(Type.String({ description: 'The grade that JAMB has for the same examination number' })),
    }),
  ),
  state: State,
  evidence: Type.String(),
  checkedBy: nullable(Type.String()),
  checkedAt: nullable(Moment),
  confirmedBy: nullable(Type.String()),
  /** 0 while nobody has checked it as it is claimed now. */
  revision: Type.Integer(),
  may: May('check', 'confirm'),
});
export type OLevelSitting = Static<typeof Sitting>;

export const oLevelDetails = endpoint({
  method: 'GET',
  path: '/OLevel/get-olevel-details',
  access,
  summary: 'What a submitted application claims, beside what was found',
  query: Type.Object({
    regNumber: Type.String({
      minLength: 1,
      maxLength: 40,
      description: 'The application or the JAMB registration number',
    }),
  }),
  reply: Type.Object({
    applicationId: Uuid,
    applicationNumber: Type.String(),
    fullName: Type.String(),
    programme: Type.String(),
    sittings: Type.Array(Sitting),
  }),
});
export type OLevelDetails = Static<typeof oLevelDetails.reply>;

const Named = {
  applicationId: Uuid,
  sitting: Type.Integer({ minimum: 1, maximum: 9 }),
  revision: Type.Integer({ minimum: 0, maximum: 2_147_483_647 }),
};

export const verifyOLevel = endpoint({
  method: 'PUT',
  path: '/OLevel/add-or-update-verify-olevel-details',
  access,
  inPerson: true,
  summary:
    'Writes down what the examination body says of a sitting; a difference counts once another officer has confirmed it. 409 when it was changed since',
  body: Type.Object({
    ...Named,
    verdict: Type.Unsafe<'match' | 'differs' | 'silent'>({ type: 'string', enum: ['match', 'differs', 'silent'] }),
    /** Of a difference; a match was found as it is claimed. */
    found: Type.Array(Type.Object({ subjectId: Id, gradeId: Id }), { maxItems: 12 }),
    evidence: Type.String({ maxLength: 1000 }),
  }),
  reply: Type.Null(),
});

export const confirmOLevel = endpoint({
  method: 'POST',
  path: '/OLevel/confirm-difference',
  access,
  inPerson: true,
  summary: 'A second officer confirms a difference, or sends it back to be checked again',
  body: Type.Object({ ...Named, agrees: Type.Boolean() }),
  reply: Type.Null(),
});

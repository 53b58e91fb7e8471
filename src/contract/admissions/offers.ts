import Type, { type Static } from 'typebox';
import offersList from '#lists/admissions/offers.json' with { type: 'json' };
import { bulk } from '../kit/bulk.ts';
import { CodeChallenge } from '../kit/codeChallenge.ts';
import { endpoint } from '../kit/endpoint.ts';
import { FormAnswers } from '../kit/formAnswers.ts';
import { Id } from '../kit/id.ts';
import { listed } from '../kit/list.ts';
import { Revision } from '../kit/revision.ts';
import { nullable } from '../kit/schemas.ts';
import { AdmissionProgress } from './admission-list.ts';
import { Gate } from './clearance.ts';

const access = { claim: 'student-management' } as const;
const own = { claim: 'student' } as const;
const Uuid = Type.String({ format: 'uuid' });
const State = AdmissionProgress.properties.state;

const Offer = Type.Object({
  id: Uuid,
  regNumber: Type.String(),
  fullName: Type.String(),
  programme: Type.String(),
  department: nullable(Type.String()),
  state: State,
  offerUntil: nullable(Type.String()),
  offerDays: nullable(Type.Integer({ description: 'Days that begin as the offer reaches the candidate' })),
  deliveredAt: nullable(Type.String({ format: 'date-time' })),
  deliveredHow: nullable(Type.String({ description: 'mail, phone or portal' })),
  admittedOn: Type.String(),
  revision: Revision,
});

const list = listed({
  path: '/AdmissionList/offers',
  access,
  summary: 'Who is on the admission list, how far each has come. Until when an offer is open',
  declared: offersList,
  row: Offer,
  filters: { sessionId: Id },
});

export const offers = { ...list, ...bulk(list.list, offersList, Uuid) };

export const extendOffer = endpoint({
  method: 'POST',
  path: '/AdmissionList/extend-offer',
  access,
  inPerson: true,
  summary: 'Puts the last day of an offer off; a lapsed one is open again. 409 where its seat is gone',
  body: Type.Object({ id: Uuid, answers: FormAnswers }),
  reply: Type.Null(),
});

/** What a candidate reads about themselves. */
export const OwnAdmission = Type.Object({
  regNumber: Type.String(),
  fullName: Type.String(),
  programme: Type.String(),
  department: nullable(Type.String()),
  session: Type.String(),
  admittedOn: Type.String(),
  matricNumber: nullable(Type.String()),
  ...AdmissionProgress.properties,
});
export type OwnAdmission = Static<typeof OwnAdmission>;

const Taken = Type.Object({ step: Type.String(), at: Type.String({ format: 'date-time' }) });
const Answer = Type.Unsafe<'accept' | 'decline'>({ type: 'string', enum: ['accept', 'decline'] });

export const ownAdmission = endpoint({
  method: 'GET',
  path: '/AdmissionList/own-admission',
  access: own,
  summary: "The caller's own admission: its state, what comes next, and what has happened; null without one",
  reply: nullable(Type.Object({ ...OwnAdmission.properties, gates: Type.Array(Gate), taken: Type.Array(Taken) })),
});

export const answerOwnOffer = endpoint({
  method: 'POST',
  path: '/AdmissionList/answer-own-offer',
  access: own,
  inPerson: true,
  summary: "Accepts or declines the caller's own offer; the same answer again changes nothing",
  body: Type.Object({ answer: Answer }),
  reply: OwnAdmission,
});

const Check = Type.Object({
  regNumber: Type.String({ maxLength: 40 }),
  studentTypeId: Id,
  rrr: Type.String({ maxLength: 40, description: 'By which the check of the admission status was paid' }),
});

export const sendAnswerCode = endpoint({
  method: 'POST',
  path: '/AdmissionList/answer-code',
  access: 'public',
  summary: 'Mails a code to the address on the admission list. The check of that number must be paid',
  body: Check,
  reply: CodeChallenge,
});

export const proveCandidate = endpoint({
  method: 'POST',
  path: '/AdmissionList/prove-candidate',
  access: 'public',
  summary: 'Turns a mailed code into a token that is good for fifteen minutes, for one admission',
  body: Type.Object({ challenge: Type.String({ maxLength: 100 }), code: Type.String({ maxLength: 20 }) }),
  reply: Type.Object({ token: Type.String(), seconds: Type.Integer() }),
});

export const answerOffer = endpoint({
  method: 'POST',
  path: '/AdmissionList/answer-offer',
  access: 'public',
  summary: 'Accepts or declines the offer of a proved candidate; the same answer again changes nothing',
  body: Type.Object({ token: Type.String({ maxLength: 100 }), answer: Answer }),
  reply: OwnAdmission,
});

import Type from 'typebox';
import callListed from '#lists/admissions/call-list.json' with { type: 'json' };
import { endpoint } from '../kit/endpoint.ts';
import { FormAnswers } from '../kit/formAnswers.ts';
import { Id } from '../kit/id.ts';
import { listed } from '../kit/list.ts';
import { nullable } from '../kit/schemas.ts';

const access = { claim: 'student-management' } as const;
const Uuid = Type.String({ format: 'uuid' });
const textOrNull = nullable(Type.String());

export const callList = listed({
  path: '/AdmissionList/call-list',
  access,
  summary: 'Open offers that have not reached their candidates, and why',
  declared: callListed,
  row: Type.Object({
    id: Uuid,
    fullName: Type.String(),
    regNumber: Type.String(),
    programme: Type.String(),
    department: textOrNull,
    phone: textOrNull,
    address: textOrNull,
    offeredOn: Type.String({ format: 'date-time' }),
    offerUntil: textOrNull,
    days: Type.String({ description: 'The last day, or how many days begin with the delivery' }),
    why: Type.String({ description: "Why it is not delivered, with the mail server's words" }),
  }),
  filters: { sessionId: Id },
});

export const reachedByPhone = endpoint({
  method: 'POST',
  path: '/AdmissionList/reached-by-phone',
  access,
  inPerson: true,
  summary: 'The candidate of an open offer was reached by phone, which delivers it. 409 where it is delivered already',
  body: Type.Object({ id: Uuid, answers: FormAnswers }),
  reply: Type.Null(),
});

/** From when the days of an offer count in the open session. */
export const setOfferRule = endpoint({
  method: 'POST',
  path: '/AdmissionList/offer-rule',
  access,
  inPerson: true,
  summary: 'Sets when the days of offers begin, and how many there are',
  body: FormAnswers,
  reply: Type.Null(),
});

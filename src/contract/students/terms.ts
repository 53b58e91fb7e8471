import Type, { type Static } from 'typebox';
import { endpoint } from '../kit/endpoint.ts';
import { FormAnswers } from '../kit/formAnswers.ts';
import { Id } from '../kit/id.ts';
import { nullable } from '../kit/schemas.ts';

const access = { claim: 'student-management' } as const;
const Text = nullable(Type.String());

/** Where nobody has set a term, the first semester of the open session is current. */
const CurrentTerm = Type.Object({
  studentTypeId: Id,
  studentType: Type.String(),
  sessionId: nullable(Id),
  session: Text,
  semesterId: nullable(Id),
  semester: Text,
  /** Null where none is set. */
  termId: nullable(Id),
  since: Text,
  by: Text,
  reason: Text,
});
export type CurrentTerm = Static<typeof CurrentTerm>;

export const currentTerms = endpoint({
  method: 'GET',
  path: '/Session/current-terms',
  access,
  summary: 'The session and the semester that are current for each student type',
  reply: Type.Array(CurrentTerm),
});

export const setCurrentTerm = endpoint({
  method: 'POST',
  path: '/Session/current-terms',
  access,
  inPerson: true,
  summary: 'Makes a session and a semester current for a student type, with a reason; 409 where they are already',
  body: Type.Object({ answers: FormAnswers }),
  reply: Type.Null(),
});

export const rollbackCurrentTerm = endpoint({
  method: 'POST',
  path: '/Session/current-terms/rollback',
  access,
  inPerson: true,
  summary: 'Takes the last setting of a student type back, with a reason: what was current before it is current again',
  body: Type.Object({
    studentTypeId: Id,
    termId: Id,
    reason: Type.String({ maxLength: 300 }),
  }),
  reply: Type.Null(),
});

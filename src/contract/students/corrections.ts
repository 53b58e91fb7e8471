import Type, { type Static } from 'typebox';
import correctionsList from '#lists/students/corrections.json' with { type: 'json' };
import correctionRequest from '#work/correction-request.json' with { type: 'json' };
import { endpoint } from '../kit/endpoint.ts';
import { FormAnswers } from '../kit/formAnswers.ts';
import { listed } from '../kit/list.ts';
import { statusFields, worked } from '../kit/workflow.ts';
import { nullable } from '../kit/schemas.ts';

const access = { claim: 'student-management' } as const;
const Moment = Type.String({ format: 'date-time' });
const Fact = Type.Unsafe<'Name' | 'Sex' | 'Date of birth' | 'State of origin' | 'Programme'>({
  type: 'string',
  enum: ['Name', 'Sex', 'Date of birth', 'State of origin', 'Programme'],
});
const CorrectionId = Type.Object({ id: Type.String({ format: 'uuid' }) });

const CorrectionRow = Type.Object({
  id: Type.String(),
  fullName: Type.String(),
  number: Type.String(),
  fact: Fact,
  requestedAt: Moment,
  ...statusFields(correctionRequest),
});
export type CorrectionRow = Static<typeof CorrectionRow>;

export const corrections = listed({
  path: '/Student/corrections',
  access,
  declared: correctionsList,
  summary: 'What students say is wrong in their record',
  row: CorrectionRow,
});

/** `changes` are in words: what is corrected, what stood, and what is to stand. */
const Correction = Type.Object({
  id: Type.String(),
  admissionId: Type.String(),
  fullName: Type.String(),
  number: Type.String(),
  fact: Fact,
  changes: Type.Array(Type.Tuple([Type.String(), Type.String(), Type.String()])),
  reason: Type.String(),
  evidence: Type.Object({ id: Type.String(), name: Type.String() }),
  requestedAt: Moment,
  requestedBy: Type.String(),
  status: Type.String(),
  ...statusFields(correctionRequest),
  decision: nullable(Type.Object({ by: Type.String(), reason: nullable(Type.String()), at: Moment })),
});
export type Correction = Static<typeof Correction>;

export const correction = endpoint({
  method: 'GET',
  path: '/Student/correction/:id',
  access,
  summary: 'One correction, with its evidence',
  params: CorrectionId,
  reply: Correction,
});

export const correctionWork = worked({
  path: '/Student/correction',
  access,
  work: correctionRequest,
  changes: { approve: 'person' },
});

/** The answers are those of `schemas/forms/students/correction.json`. */
const Requested = {
  request: Type.String({ format: 'uuid', description: 'Its own name: sent again, it is the same one' }),
  answers: FormAnswers,
};

export const requestCorrection = endpoint({
  method: 'POST',
  path: '/Student/request-correction',
  access: { claim: 'student' },
  inPerson: true,
  summary:
    'Asks for the correction of what is locked in the own record, with evidence; 409 where one of the same is waiting',
  body: Type.Object(Requested),
  reply: CorrectionId,
});

export const ownCorrections = endpoint({
  method: 'GET',
  path: '/Student/own-corrections',
  access: { claim: 'student' },
  summary: "A student's own requests, and what became of them",
  reply: Type.Array(Correction),
});

export const takeBackCorrection = endpoint({
  method: 'POST',
  path: '/Student/take-back-correction',
  access: { claim: 'student' },
  inPerson: true,
  summary: 'Takes the own request back while nobody has decided it',
  body: CorrectionId,
  reply: Type.Null(),
});

export const correctStudent = endpoint({
  method: 'POST',
  path: '/Student/correct-student',
  access,
  inPerson: true,
  changes: 'person',
  summary: 'Corrects what is locked in a record at once, with reason and evidence; the student is told',
  reply: CorrectionId,
  body: Type.Object({ admissionId: Type.String({ format: 'uuid' }), ...Requested }),
});

export const correctionsOfStudent = endpoint({
  method: 'GET',
  path: '/Student/student-corrections',
  access,
  summary: 'Every correction of a record',
  query: Type.Object({ admissionId: Type.String({ format: 'uuid' }) }),
  reply: Type.Array(Correction),
});

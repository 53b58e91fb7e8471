import Type, { type Static } from 'typebox';
import { endpoint } from '../kit/endpoint.ts';
import { FormAnswers } from '../kit/formAnswers.ts';

const Fraction = Type.Optional(Type.String({ description: 'As 1/8: what the score is multiplied with' }));

/** See src/rules/admissions/aggregate.ts. */
export const Terms = Type.Object({ utme: Fraction, putme: Fraction, olevel: Fraction });

const AggregateFormula = Type.Object({
  session: Type.Union([Type.String(), Type.Null()]),
  version: Type.Integer(),
  terms: Terms,
  publishedAt: Type.Union([Type.String({ format: 'date-time' }), Type.Null()]),
});
export type AggregateFormula = Static<typeof AggregateFormula>;

export const aggregateFormula = endpoint({
  method: 'GET',
  path: '/AdmissionList/formula',
  access: 'public',
  summary: 'How the open session weighs UTME, Post UTME and O-Level results; an aggregate is of 100',
  reply: AggregateFormula,
});

export const publishAggregateFormula = endpoint({
  method: 'POST',
  path: '/AdmissionList/publish-formula',
  access: { claim: 'student-management' },
  inPerson: true,
  summary: "Publishes the open session's next formula; results keep the one that they were made with",
  body: FormAnswers,
  reply: Type.Object({ version: Type.Integer() }),
});

import Type, { type Static } from 'typebox';
import { endpoint, type Reply } from '../kit/endpoint.ts';
import { Id } from '../kit/id.ts';
import { reported } from '../kit/report.ts';
import { nullable } from '../kit/schemas.ts';

/** Who was cleared of one student type and year of entry. */
const Scope = Type.Object({ studentTypeId: Id, sessionId: Id, departmentId: Type.Optional(Id) });
export type MatricScope = Static<typeof Scope>;

/** `problem` says why there is no number for this one yet. */
const Waiting = Type.Object({
  admissionId: Type.String(),
  fullName: Type.String(),
  regNumber: Type.String(),
  department: Type.String(),
  number: nullable(Type.String()),
  problem: nullable(Type.String()),
});
export type WaitingForNumber = Static<typeof Waiting>;

export const assignMatricNumbers = endpoint({
  method: 'POST',
  path: '/Student/assign-matric-numbers',
  access: { claim: 'student-management' },
  inPerson: true,
  summary:
    'Gives matric numbers to those who are cleared, in the order of their surnames. A trial lists what each would get; what follows it names its digest, and answers 409 when the list has changed since',
  body: Type.Object({ scope: Scope, trial: Type.Boolean(), digest: Type.Optional(Type.String({ maxLength: 64 })) }),
  reply: Type.Object({
    digest: Type.String(),
    rows: Type.Array(Waiting),
    given: Type.Integer(),
    waiting: Type.Integer({ description: 'How many there are beyond these rows' }),
  }),
});
export type Assigned = Reply<typeof assignMatricNumbers>;

/** `gaps` explains each number of a scope that nobody has. */
export const matricNumberReport = reported({
  path: '/Student/matric-number-report',
  file: '/Student/download-matric-number-report',
  access: { claim: 'reports' },
  summary: 'Matric numbers by scope: how many were given, whose holders left, and the gaps',
  group: { scope: Type.String(), from: Type.String(), to: Type.String(), gaps: Type.String() },
  sums: ['given', 'left', 'missing'],
  filters: { studentTypeId: Id, sessionId: Id, departmentId: Id },
});

import Type, { type Static } from 'typebox';
import { endpoint } from '../kit/endpoint.ts';
import { statusFields, TakenStep } from '../kit/workflow.ts';
import { nullable } from '../kit/schemas.ts';
import { AdmissionProgress, admissionWork } from './admission-list.ts';
import { Terms } from './formulas.ts';
import { Place } from './selection.ts';

const access = { claim: 'student-management' } as const;
const Moment = Type.String({ format: 'date-time' });
const count = Type.Integer();

const Hit = Type.Object({
  number: Type.String({ description: 'The registration number, or the application number of who has none' }),
  fullName: Type.String(),
  matched: Type.String({ description: 'By what they were found: RRR' }),
  detail: Type.String({ description: 'What they applied for or are admitted into' }),
  status: Type.String(),
});
export type CandidateHit = Static<typeof Hit>;

export const searchCandidates = endpoint({
  method: 'GET',
  path: '/AdmissionList/search',
  access,
  summary:
    'Candidates by JAMB number, application number, RRR, matric number, phone number or name; the first twenty-five',
  query: Type.Object({ search: Type.String({ minLength: 1, maxLength: 100 }) }),
  reply: Type.Array(Hit),
});

const Listing = Type.Object({
  list: Type.String(),
  session: Type.String(),
  department: Type.String(),
  stateOfOrigin: nullable(Type.String()),
  subjects: Type.Array(Type.Object({ subject: Type.String(), score: count })),
  utmeScore: nullable(count),
  screening: nullable(
    Type.Object({
      score: count,
      aggregate: Type.String(),
      formula: Type.Object({ version: count, terms: Terms }),
      recordedAt: Moment,
    }),
  ),
});

const Application = Type.Object({
  applicationNumber: Type.String(),
  programme: Type.String(),
  session: Type.String(),
  rrr: Type.String(),
  mobileNumber: Type.String(),
  email: Type.String(),
  startedAt: Moment,
  completedAt: nullable(Moment),
});

const Selected = Type.Object({
  ...Type.Pick(Place, ['department', 'rank', 'aggregate', 'decision', 'pool', 'reason', 'scores']).properties,
  runId: Type.String(),
  runState: Type.String(),
  at: Moment,
  terms: Terms,
});

const Admission = Type.Object({
  id: Type.String({ format: 'uuid' }),
  regNumber: Type.String(),
  programme: Type.String(),
  department: nullable(Type.String()),
  session: Type.String(),
  studentType: Type.String(),
  levelId: count,
  admittedOn: Type.String(),
  email: nullable(Type.String()),
  matricNumber: nullable(Type.String()),
  userName: nullable(Type.String()),
  ...AdmissionProgress.properties,
  may: statusFields(admissionWork.work).may,
  delivery: nullable(Type.String({ description: 'How and when the offer reached the candidate' })),
  mayReach: Type.Boolean(),
  mayExtend: Type.Boolean(),
  steps: Type.Array(TakenStep),
  papers: Type.Array(
    Type.Object({ kind: Type.String(), number: Type.String(), issuedAt: Moment, revokedAt: nullable(Moment) }),
  ),
});

const Payment = Type.Object({
  invoiceNumber: Type.String(),
  description: Type.String(),
  amountKobo: Type.Integer(),
  rrr: nullable(Type.String()),
  madeAt: Moment,
  paidAt: nullable(Moment),
  isVoid: Type.Boolean(),
});

/** Newest first, each. */
const Candidate = Type.Object({
  number: Type.String(),
  fullName: Type.String(),
  listings: Type.Array(Listing),
  applications: Type.Array(Application),
  selections: Type.Array(Selected),
  admissions: Type.Array(Admission),
  payments: Type.Array(Payment),
});
export type Candidate = Static<typeof Candidate>;

export const candidate = endpoint({
  method: 'GET',
  path: '/AdmissionList/candidate',
  access,
  summary: 'All that is known of a candidate, by the number that a search gives',
  query: Type.Object({ number: Type.String({ minLength: 1, maxLength: 40 }) }),
  reply: Candidate,
});

import Type, { type Static } from 'typebox';
import { endpoint } from '../kit/endpoint.ts';
import { papered } from '../kit/paper.ts';

const own = { claim: 'student' } as const;

export const acceptanceLetter = papered({
  path: '/Payment/acceptance-letter',
  access: own,
  summary: 'The letter of a person who has accepted a place and paid for it. 422 until the acceptance fee is paid',
  query: Type.Object({}),
});

export const developmentLetter = papered({
  path: '/Payment/development-levy-letter',
  access: own,
  summary: 'The proof that the development levy is paid; 422 until it is',
  query: Type.Object({}),
});

export const form11 = papered({
  path: '/Payment/form-11',
  access: own,
  summary: 'Form 11 of a pre-degree student whose fees are paid in full; 422 until they are',
  query: Type.Object({ of: Type.Unsafe<'school' | 'sundry'>({ type: 'string', enum: ['school', 'sundry'] }) }),
});

const FeePaper = Type.Object({
  name: Type.String(),
  to: Type.String(),
  /** Why it is not ready; null where it is. */
  missing: Type.Union([Type.String(), Type.Null()]),
  /** Where what is missing is paid; null where it is paid, or nobody can pay it. */
  link: Type.Union([Type.Object({ name: Type.String(), to: Type.String() }), Type.Null()]),
});
export type FeePaper = Static<typeof FeePaper>;

export const feePapers = endpoint({
  method: 'GET',
  path: '/Payment/fee-papers',
  access: own,
  summary: 'The papers that follow from own fees: ready, or why not',
  reply: Type.Array(FeePaper),
});

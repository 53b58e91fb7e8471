import Type, { type Static } from 'typebox';
import { endpoint } from '../kit/endpoint.ts';

const PDF = 'application/pdf';

export const admissionLetter = endpoint({
  method: 'GET',
  path: '/AdmissionList/letter',
  access: { claim: 'student-management' },
  summary: 'The letter of an admission as a PDF',
  produces: PDF,
  query: Type.Object({ id: Type.String({ format: 'uuid' }) }),
  reply: Type.Unknown(),
});

export const ownLetter = endpoint({
  method: 'GET',
  path: '/AdmissionList/own-letter',
  access: { claim: 'student' },
  summary: "The letter of the caller's own admission as a PDF",
  produces: PDF,
  reply: Type.Unknown(),
});

export const candidateLetter = endpoint({
  method: 'GET',
  path: '/AdmissionList/candidate-letter',
  access: 'public',
  summary: "The letter of a proved candidate's admission as a PDF, with the token as the bearer's",
  produces: PDF,
  reply: Type.Unknown(),
});

/** No more of a person than initials. */
const VerifiedLetter = Type.Object({
  kind: Type.String(),
  number: Type.String(),
  initials: Type.String(),
  programme: Type.String(),
  session: Type.String(),
  issuedAt: Type.String({ format: 'date-time' }),
  status: Type.Unsafe<'valid' | 'amended' | 'revoked'>({ type: 'string', enum: ['valid', 'amended', 'revoked'] }),
});
export type VerifiedLetter = Static<typeof VerifiedLetter>;

export const verifyLetter = endpoint({
  method: 'GET',
  path: '/AdmissionList/verify-letter',
  access: 'public',
  summary: 'Whether a letter is one of ours and still holds, by the code in its QR',
  query: Type.Object({ code: Type.String({ maxLength: 64 }) }),
  reply: VerifiedLetter,
});

import Type, { type Static } from 'typebox';
import { endpoint } from '../kit/endpoint.ts';

const Moment = Type.String({ format: 'date-time' });

/** `replaced`: a newer one says something else. */
const VerifiedDocument = Type.Object({
  title: Type.String(),
  number: Type.String(),
  /** Of a person, initials. */
  holder: Type.String(),
  facts: Type.Array(Type.Tuple([Type.String(), Type.String()])),
  issuedAt: Moment,
  status: Type.Unsafe<'valid' | 'replaced' | 'revoked'>({ type: 'string', enum: ['valid', 'replaced', 'revoked'] }),
  since: Type.Union([Moment, Type.Null()], { description: 'Since when it is replaced or revoked' }),
  because: Type.Union([Type.String(), Type.Null()], { description: 'Why it is revoked, where the college says so' }),
});
export type VerifiedDocument = Static<typeof VerifiedDocument>;

export const verifyDocument = endpoint({
  method: 'GET',
  path: '/Document/verify-document',
  access: 'public',
  summary: 'Whether a printed document holds, and what it says, by its code',
  query: Type.Object({ code: Type.String({ maxLength: 64 }) }),
  reply: VerifiedDocument,
});

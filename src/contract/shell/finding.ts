import Type, { type Static } from 'typebox';
import { endpoint } from '../kit/endpoint.ts';

/** A record that was found, and the page that shows it. */
const Match = Type.Object({ id: Type.String(), name: Type.String(), note: Type.String(), to: Type.String() });
export type Match = Static<typeof Match>;

/** `matches` is null where this kind could not be searched: the others stand. */
const MatchesOfKind = Type.Object({ title: Type.String(), matches: Type.Union([Type.Array(Match), Type.Null()]) });
export type MatchesOfKind = Static<typeof MatchesOfKind>;

export const find = endpoint({
  method: 'GET',
  path: '/Dashboard/find',
  access: { claim: 'staff' },
  summary:
    'People, payments and courses by any number, name, phone number or email address: the first of each kind whose page the caller may open',
  query: Type.Object({ search: Type.String({ minLength: 2, maxLength: 100 }) }),
  reply: Type.Array(MatchesOfKind),
});

import Type, { type Static } from 'typebox';
import { endpoint } from '../kit/endpoint.ts';
import { Waits } from '../kit/waiting.ts';

/** `value` is null where the number could not be read: the card says so, and the others stand. Money is in kobo. */
export const HomeCard = Type.Object({
  name: Type.String(),
  title: Type.String(),
  /** `waiting` asks somebody to act; a `figure` says how the college does. */
  kind: Type.Unsafe<'waiting' | 'figure'>({ type: 'string', enum: ['waiting', 'figure'] }),
  unit: Type.Unsafe<'count' | 'kobo'>({ type: 'string', enum: ['count', 'kobo'] }),
  value: Type.Union([Type.Integer(), Type.Null()]),
  /** The page that shows the same number, with the filters set. */
  to: Type.String(),
  /** Of the last fourteen days, today last; none where days say nothing. */
  days: Type.Array(Type.Integer()),
});
export type HomeCard = Static<typeof HomeCard>;

const Nullable = Type.Union([Type.String(), Type.Null()]);

export const home = endpoint({
  method: 'GET',
  path: '/Dashboard/home',
  access: { claim: 'self' },
  summary: 'What waits for the caller, and the figures that they may see',
  reply: Type.Object({
    session: Nullable,
    sessionOpenedOn: Nullable,
    /** Of staff; a student's is on their own dashboard. */
    waiting: Type.Array(Waits),
    cards: Type.Array(HomeCard),
  }),
});

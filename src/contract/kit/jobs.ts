import Type, { type Static } from 'typebox';

const Moment = Type.String({ format: 'date-time' });

export const Job = Type.Object({
  id: Type.String(),
  title: Type.String(),
  /** The address in the portal that shows it. */
  page: Type.String(),
  state: Type.Union([
    Type.Literal('waiting'),
    Type.Literal('running'),
    Type.Literal('done'),
    Type.Literal('failed'),
    Type.Literal('cancelled'),
  ]),
  done: Type.Integer(),
  total: Type.Integer(),
  /** What went wrong and what to do, where it failed. */
  error: Type.Union([Type.String(), Type.Null()]),
  createdAt: Moment,
  finishedAt: Type.Union([Moment, Type.Null()]),
  /** Whether its owner has seen how it ended. */
  isSeen: Type.Boolean(),
});
export type Job = Static<typeof Job>;

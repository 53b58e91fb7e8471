import Type, { type Static } from 'typebox';
import { endpoint } from '../kit/endpoint.ts';
import { Id } from '../kit/id.ts';
import { Waits } from '../kit/waiting.ts';
import { HomeCard } from './cards.ts';

const Nullable = Type.Union([Type.String(), Type.Null()]);

/** What a chart draws. `rows` is null where the numbers could not be read; money is in kobo. */
const Series = Type.Object({
  name: Type.String(),
  title: Type.String(),
  /** `bars` lie under each other, the longest first; `steps` so too, in their order; `columns` stand side by side, stacked; a `line` goes through days. */
  look: Type.Unsafe<'bars' | 'steps' | 'columns' | 'line'>({
    type: 'string',
    enum: ['bars', 'steps', 'columns', 'line'],
  }),
  unit: Type.Unsafe<'count' | 'kobo'>({ type: 'string', enum: ['count', 'kobo'] }),
  /** What a row is. */
  label: Type.String(),
  /** What each amount of a row is. */
  draws: Type.Array(Type.String()),
  rows: Type.Union([
    Type.Array(Type.Object({ name: Type.String(), amounts: Type.Array(Type.Integer()) })),
    Type.Null(),
  ]),
  /** The page that lists what is counted; null while the caller may open none. */
  to: Nullable,
});
export type Series = Static<typeof Series>;

/** `at` is when it was taken. */
const AdmissionStep = Type.Object({
  title: Type.String(),
  state: Type.Unsafe<'done' | 'now' | 'later'>({ type: 'string', enum: ['done', 'now', 'later'] }),
  at: Nullable,
  words: Nullable,
});
export type AdmissionStep = Static<typeof AdmissionStep>;

const Figures = { cards: Type.Array(HomeCard), series: Type.Array(Series) };

export const studentDashboard = endpoint({
  method: 'GET',
  path: '/Dashboard/student-dashboard',
  access: { claim: 'student' },
  summary: 'What waits for the caller, how far they are from the list to the matric number, and what they paid',
  reply: Type.Object({ waiting: Type.Array(Waits), steps: Type.Array(AdmissionStep), ...Figures }),
});

export const lecturerDashboard = endpoint({
  method: 'GET',
  path: '/Dashboard/lecturer-dashboard',
  access: { claim: 'staff' },
  summary: 'What the caller teaches, and how the departments are that they lead',
  reply: Type.Object(Figures),
});

export const adminDashboard = endpoint({
  method: 'GET',
  path: '/Dashboard/admin-dashboard',
  access: { claim: 'staff' },
  summary: "The college's figures in a session, the open one unless it is named; each for who may open its page",
  query: Type.Object({ sessionId: Type.Optional(Id) }),
  reply: Type.Object({ sessionId: Type.Union([Type.Integer(), Type.Null()]), ...Figures }),
});

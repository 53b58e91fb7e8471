import Type, { type Static } from 'typebox';
import placesList from '#lists/admissions/selection-places.json' with { type: 'json' };
import { REQUIRED, type Finding, type Required } from '#rules/admissions/eligibility.ts';
import type { CountsFrom } from '#rules/admissions/offerClock.ts';
import type { Decision, SeatPool } from '#rules/admissions/select.ts';
import { endpoint } from '../kit/endpoint.ts';
import { FormAnswers } from '../kit/formAnswers.ts';
import { Id } from '../kit/id.ts';
import { listed } from '../kit/list.ts';
import { papered } from '../kit/paper.ts';
import { nullable } from '../kit/schemas.ts';
import { Terms } from './formulas.ts';

const access = { claim: 'student-management' } as const;
const Uuid = Type.String({ format: 'uuid' });
const Moment = Type.String({ format: 'date-time' });
const count = Type.Integer();

export const SeatPoolName = Type.Unsafe<SeatPool>({ type: 'string', enum: ['merit', 'catchment', 'elds', 'leftover'] });
const DecisionName = Type.Unsafe<Decision>({ type: 'string', enum: ['in', 'tied', 'waiting', 'below', 'unclear'] });
const ByPool = Type.Object({ merit: count, catchment: count, elds: count, leftover: count });

/** A quota, and how far it is filled. `listed` are the seats that uploaded lists have given; the pools share the others. Leftovers have none of their own. */
const FilledQuota = Type.Object({
  quotaId: Id,
  departmentId: Id,
  department: Type.String(),
  programme: Type.String(),
  seats: count,
  carryingCapacity: nullable(Type.Integer({ description: 'What the regulator allows, Direct Entry included' })),
  admitted: Type.Integer({ description: 'Who holds a place, at whatever level' }),
  cutOff: count,
  listed: count,
  shares: Type.Object({ merit: count, catchment: count, elds: count }),
  held: Type.Object({ ...ByPool.properties }),
});

/** Of one run, beside it: whom it lets in, by pool; who tie, who wait, and the lowest aggregate that has a seat. */
const RunQuota = Type.Object({
  ...FilledQuota.properties,
  taken: ByPool,
  tied: count,
  waiting: count,
  below: count,
  unclear: Type.Integer({ description: "Candidates who are offered nothing without an officer's word" }),
  lowest: nullable(Type.Integer({ description: 'In 120ths, of who was let in by merit' })),
  requirementId: nullable(Id),
});
export type RunQuota = Static<typeof RunQuota>;

/** Why a run differs from the one before it: in what both were worked out from, and in whom they let in. */
const RunChanges = Type.Object({
  since: Moment,
  digest: Type.String({ description: 'Of the inputs of that run' }),
  says: Type.Array(Type.String()),
  movedCount: count,
  moved: Type.Array(
    Type.Object({
      regNumber: Type.String(),
      from: nullable(DecisionName),
      to: nullable(DecisionName),
      why: Type.String(),
    }),
  ),
});
export type RunChanges = Static<typeof RunChanges>;

const Run = Type.Object({
  id: Uuid,
  state: Type.Unsafe<'trial' | 'committed' | 'undone'>({ type: 'string', enum: ['trial', 'committed', 'undone'] }),
  session: Type.String(),
  formula: Type.Object({ version: Type.Integer(), terms: Terms }),
  madeAt: Moment,
  madeBy: Type.String(),
  committedAt: nullable(Moment),
  committedBy: nullable(Type.String()),
  offerUntil: nullable(Type.String()),
  undoneAt: nullable(Moment),
  isCurrent: Type.Boolean({ description: 'Whether all that it was worked out from is still as it was' }),
  digest: Type.String({ description: 'Of everything that it was worked out from' }),
  changes: nullable(RunChanges),
  quotas: Type.Array(RunQuota),
  answered: Type.Integer({ description: 'Of its offers' }),
  unreached: Type.Integer({
    description: 'Let in, or waiting for an officer, with neither email address nor phone number',
  }),
  may: Type.Array(
    Type.Unsafe<'commit' | 'decide' | 'allow' | 'undo'>({
      type: 'string',
      enum: ['commit', 'decide', 'allow', 'undo'],
    }),
  ),
});
export type Run = Static<typeof Run>;

/** The reply to every act that makes a run: what it lets in, and what it leaves to an officer. */
const RunFigures = Type.Object({
  id: Uuid,
  offered: Type.Integer({
    description: 'How many candidates the run lets in. Only a committed run offers them admission',
  }),
  unclear: RunQuota.properties.unclear,
});
export type RunFigures = Static<typeof RunFigures>;

export const quotaBoard = endpoint({
  method: 'GET',
  path: '/AdmissionList/quota-board',
  access,
  summary: "The open session's quotas: seats, who holds them, who waits; and its runs, newest first",
  reply: Type.Object({
    session: nullable(Type.String()),
    formula: nullable(Type.Object({ version: Type.Integer(), terms: Terms })),
    college: nullable(Type.Object({ seats: count, source: Type.String(), admitted: count })),
    rule: Type.Object({
      countsFrom: Type.Unsafe<CountsFrom>({ type: 'string', enum: ['delivery', 'publication'] }),
      days: count,
      waitingDays: count,
    }),
    quotas: Type.Array(
      Type.Object({
        ...FilledQuota.properties,
        waiting: count,
        tied: count,
        waitingPaused: Type.Boolean({ description: 'Nobody moves up from the waiting list by themselves' }),
      }),
    ),
    runs: Type.Array(
      Type.Object({
        id: Uuid,
        state: Run.properties.state,
        madeAt: Moment,
        madeBy: Type.String(),
        committedAt: nullable(Moment),
        places: count,
      }),
    ),
  }),
});
export type QuotaBoard = Static<(typeof quotaBoard)['reply']>;

export const setCollegeQuota = endpoint({
  method: 'POST',
  path: '/AdmissionList/college-quota',
  access,
  inPerson: true,
  summary: 'Sets how many the college may admit in the open session. Programmes with a quota count',
  body: FormAnswers,
  reply: Type.Null(),
});

/** Its inputs by their digest, its quotas, and why it differs from the run before. */
export const selectionPaper = papered({
  path: '/AdmissionList/selection-paper',
  access,
  summary: 'A run of the selection as a paper',
  query: Type.Object({ id: Uuid }),
});

export const selectCandidates = endpoint({
  method: 'POST',
  path: '/AdmissionList/select',
  access,
  inPerson: true,
  summary:
    'Runs the selection: as a trial, which writes nothing but itself; or commits a trial, once, unless what it was worked out from has changed (409)',
  query: Type.Object({ trial: Type.Boolean() }),
  body: Type.Object({ runId: Type.Optional(Uuid) }),
  reply: RunFigures,
});

export const selectionRun = endpoint({
  method: 'GET',
  path: '/AdmissionList/selection-run/:id',
  access,
  summary: 'One run, quota by quota',
  params: Type.Object({ id: Uuid }),
  reply: Run,
});

export const Place = Type.Object({
  id: Type.Integer(),
  regNumber: Type.String(),
  fullName: Type.String(),
  department: Type.String(),
  rank: count,
  aggregate: Type.String({ description: 'Of 100, half up to two decimals' }),
  decision: DecisionName,
  pool: nullable(SeatPoolName),
  stateOfOrigin: nullable(Type.String()),
  reason: Type.String(),
  scores: Type.Object({ utme: count, putme: count, olevel: count }),
  findings: Type.Array(
    Type.Object({
      requirement: Type.Unsafe<Required>({ type: 'string', enum: [...REQUIRED] }),
      verdict: Type.Unsafe<Finding['verdict']>({ type: 'string', enum: ['met', 'unmet', 'unknown'] }),
      missing: Type.String(),
    }),
  ),
  reach: Type.Unsafe<'email' | 'phone' | 'none'>({
    type: 'string',
    enum: ['email', 'phone', 'none'],
    description: 'How an offer reaches the candidate, as far as the college knows now',
  }),
});
export type SelectionPlace = Static<typeof Place>;

export const selectionPlaces = listed({
  path: '/AdmissionList/selection-places',
  access,
  summary: 'The candidates of a run, with what decides for or against each',
  declared: placesList,
  row: Place,
  filters: { runId: Uuid },
});

export const decideTie = endpoint({
  method: 'POST',
  path: '/AdmissionList/decide-tie',
  access,
  inPerson: true,
  summary:
    'Decides a tie at the last seats of a department; the trial is run again with it. A tie of a committed run is decided for the next run',
  body: Type.Object({
    runId: Uuid,
    quotaId: Id,
    chosen: Type.Array(Type.String({ maxLength: 40 }), { minItems: 1, maxItems: 200 }),
    answers: FormAnswers,
  }),
  reply: RunFigures,
});

export const allowCandidate = endpoint({
  method: 'POST',
  path: '/AdmissionList/allow-candidate',
  access,
  inPerson: true,
  summary:
    'An officer lets one candidate in for what the trial names, and for nothing later. The trial is run again with it',
  body: Type.Object({ runId: Uuid, regNumber: Type.String({ maxLength: 40 }), answers: FormAnswers }),
  reply: RunFigures,
});

export const undoSelection = endpoint({
  method: 'POST',
  path: '/AdmissionList/undo-selection',
  access,
  inPerson: true,
  summary: 'Takes back a committed run of which nobody has answered: its offers and its places on the list',
  body: Type.Object({ runId: Uuid, answers: FormAnswers }),
  reply: Type.Object({ undone: Type.Integer() }),
});

import Type, { type Static } from 'typebox';
import acceptanceList from '#lists/finance/acceptance-fee-assignments.json' with { type: 'json' };
import scheduleList from '#lists/finance/fee-schedule.json' with { type: 'json' };
import pgList from '#lists/finance/pg-fee-assignments.json' with { type: 'json' };
import schoolList from '#lists/finance/school-fee-assignments.json' with { type: 'json' };
import sundryList from '#lists/finance/sundry-fee-assignments.json' with { type: 'json' };
import { endpoint } from '../kit/endpoint.ts';
import { FormAnswers } from '../kit/formAnswers.ts';
import { Id } from '../kit/id.ts';
import { listed } from '../kit/list.ts';
import { Revision } from '../kit/revision.ts';
import { nullable } from '../kit/schemas.ts';

const access = { claim: 'fees' } as const;
const count = Type.Integer();
const Purpose = Type.Unsafe<'school' | 'acceptance' | 'sundry' | 'development' | 'change-of-degree'>({
  type: 'string',
  enum: ['school', 'acceptance', 'sundry', 'development', 'change-of-degree'],
});
export type AssignedPurpose = Static<typeof Purpose>;
/** More groups than any college has in a session: every one of a list can be chosen. */
export const ManyIds = Type.Array(Id, { minItems: 1, maxItems: 2000 });
const State = Type.Unsafe<'draft' | 'published' | 'replaced'>({
  type: 'string',
  enum: ['draft', 'published', 'replaced'],
});

/** `group` says in words who pays. */
const AssignmentRow = Type.Object({
  id: Id,
  group: Type.String(),
  purpose: Purpose,
  session: Type.String(),
  studentType: Type.String(),
  fees: count,
  totalKobo: count,
  students: count,
  state: State,
  publishedAt: nullable(Type.String()),
  version: count,
});
export type AssignmentRow = Static<typeof AssignmentRow>;

/** Beyond what is safe as a number nothing costs. */
const Kobo = Type.Integer({ minimum: 0, maximum: 100_000_000_000 });
const Line = Type.Object({
  feeId: Id,
  amountKobo: Kobo,
  isOffered: Type.Optional(Type.Boolean({ description: 'A sundry fee that its students may choose to pay' })),
});
const Lines = Type.Array(Line, { maxItems: 100 });
export type AssignmentLine = Static<typeof Line>;
const Made = Type.Object({ id: Id });

/** The answers are those of `schemas/forms/finance/fee-group.json`; of sundry fees, of `sundry-fee-group.json`. */
const drafted = <const Path extends `/${string}`>(path: Path, title: string) =>
  endpoint({
    method: 'POST',
    path,
    access,
    summary: `${title}: begins a draft for a group of students; 409 where the group has one`,
    body: Type.Object({ group: FormAnswers, lines: Lines }),
    reply: Made,
  });

const row = AssignmentRow;
const [school, acceptance, pg, sundry] = [
  '/Payment/school-fee-assignment',
  '/Payment/acceptance-fees-assignment',
  '/Payment/pg-fee-assignment',
  '/Payment/sundry-fee-assignment',
] as const;

export const schoolFees = {
  ...listed({ path: school, access, declared: schoolList, summary: schoolList.title, row }),
  create: drafted(school, schoolList.title),
};
export const acceptanceFees = {
  ...listed({ path: acceptance, access, declared: acceptanceList, summary: acceptanceList.title, row }),
  create: drafted(acceptance, acceptanceList.title),
};
export const pgFees = {
  ...listed({ path: pg, access, declared: pgList, summary: pgList.title, row }),
  create: drafted(pg, pgList.title),
};
export const sundryFees = {
  ...listed({ path: sundry, access, declared: sundryList, summary: sundryList.title, row }),
  create: drafted(sundry, sundryList.title),
};

const Text = nullable(Type.String());

/** A published fee of a group, in the columns that are uploaded; `assignmentId` is its group's. */
const ScheduleRow = Type.Object({
  id: Type.String(),
  assignmentId: Id,
  purpose: Purpose,
  session: Type.String(),
  studentType: Type.String(),
  programme: Text,
  department: Text,
  level: Text,
  entrySession: Text,
  residence: nullable(Type.Boolean()),
  tag: Text,
  sex: Text,
  fee: Type.String(),
  amountKobo: Type.Integer(),
});
export type ScheduleRow = Static<typeof ScheduleRow>;

export const feeSchedule = listed({
  path: '/Payment/fee-schedule',
  access,
  declared: scheduleList,
  summary: scheduleList.title,
  row: ScheduleRow,
});

const Sum = Type.Object({ students: count, kobo: count });
const Crossing = Type.Object({
  fee: Type.String(),
  wins: Type.String(),
  winsKobo: count,
  loses: Type.String(),
  losesKobo: count,
});

/** What publishing changes. `paid` of those who would pay more have paid a part already, and are spared or not. */
export const Impact = Type.Object({
  digest: Type.String(),
  students: count,
  raised: count,
  cut: count,
  paid: count,
  spared: count,
  balances: Sum,
  credits: Sum,
  invoicesReplaced: count,
  incomeKobo: Type.Integer({ description: 'More, or below zero less, that the college expects' }),
  crossings: Type.Array(Crossing),
  examples: Type.Array(
    Type.Object({ fullName: Type.String(), number: Type.String(), beforeKobo: count, afterKobo: count }),
  ),
});
export type Impact = Static<typeof Impact>;

const Fee = Type.Object({ id: Id, name: Type.String(), isSplittable: Type.Boolean(), isOnce: Type.Boolean() });

const Assignment = Type.Object({
  id: Id,
  purpose: Purpose,
  sessionId: Id,
  session: Type.String(),
  studentTypeId: Id,
  studentType: Type.String(),
  group: Type.String(),
  state: State,
  version: count,
  revision: Revision,
  students: count,
  totalKobo: count,
  publishedAt: nullable(Type.String()),
  publishedBy: nullable(Type.String()),
  lines: Type.Array(Type.Object({ ...Fee.properties, feeId: Id, amountKobo: count, isOffered: Type.Boolean() })),
  /** The fees that it can have. */
  fees: Type.Array(Fee),
  /** That somebody asked to publish this draft: it waits for another person. */
  request: nullable(Type.Object({ id: Type.String(), askedAt: Type.String(), askedBy: Type.String() })),
  /** Of the same group, the latest first. */
  versions: Type.Array(
    Type.Object({
      id: Id,
      version: count,
      state: State,
      totalKobo: count,
      publishedAt: nullable(Type.String()),
    }),
  ),
});
export type Assignment = Static<typeof Assignment>;

export const assignmentBreakdown = endpoint({
  method: 'GET',
  path: '/Payment/school-fee-assignment-breakdown/:id',
  access,
  summary: 'One fee assignment of any kind: its group, its lines and its versions',
  params: Made,
  reply: Assignment,
});

const changes = Type.Object({ lines: Lines, revision: Revision });
const Changed = Type.Object({ id: Id, revision: Revision, impact: Impact });

export const updateAssignment = endpoint({
  method: 'PUT',
  path: '/Payment/update-school-fee-assignment',
  access,
  summary:
    'Changes the lines of a draft, or begins the next version of what is published. It says what publishing would change. 409 when it was changed since that revision',
  query: Type.Object({ feeAssignmentId: Id }),
  body: changes,
  reply: Changed,
});

export const updateAcceptanceAssignment = endpoint({
  method: 'PUT',
  path: '/Payment/update-acceptance-fee-assignment/:id',
  access,
  summary: 'The same for acceptance fees',
  params: Made,
  body: changes,
  reply: Changed,
});

export const discardAssignment = endpoint({
  method: 'DELETE',
  path: '/Payment/fee-assignment-draft/:id',
  access,
  summary: 'Discards a draft; what is published stays',
  params: Made,
  reply: Type.Null(),
});

export const publishAssignments = endpoint({
  method: 'POST',
  path: '/Payment/publish-fee-assignments',
  access,
  inPerson: true,
  summary:
    'A trial says what publishing drafts changes. Without one they are published by `fees-publish`, where the college lets one person do it. It names the digest of the trial. 409 where the changes are others now',
  body: Type.Object({
    ids: ManyIds,
    reachesPaid: Type.Boolean({ description: 'A raise reaches those who have paid a part of the session too' }),
    trial: Type.Boolean(),
    digest: Type.Optional(Type.String({ maxLength: 64 })),
  }),
  reply: Impact,
});

export const cloneAssignments = endpoint({
  method: 'POST',
  path: '/Payment/clone-fee-assignment',
  access,
  summary:
    "Drafts a session's published fees for another one, by a per cent more or less. Amounts are rounded to whole naira. A group that has fees or a draft there is left out",
  body: Type.Object({
    fromSessionId: Id,
    toSessionId: Id,
    percent: Type.Integer({ minimum: -99, maximum: 500 }),
    trial: Type.Boolean(),
  }),
  reply: Type.Object({
    ids: Type.Array(Id),
    drafts: count,
    skipped: count,
    beforeKobo: count,
    afterKobo: count,
  }),
});

const Change = Type.Object({
  kind: Type.Unsafe<'percent' | 'add' | 'set'>({ type: 'string', enum: ['percent', 'add', 'set'] }),
  value: Type.Integer({
    minimum: -100_000_000_000,
    maximum: 100_000_000_000,
    description: 'A per cent, or kobo; below zero it is taken off',
  }),
  feeId: Type.Optional(Id),
});
export type BulkChange = Static<typeof Change>;

const changesMany = <const Path extends `/${string}`>(path: Path, what: string) =>
  endpoint({
    method: 'POST',
    path,
    access,
    summary: `Changes ${what} of many groups: drafts their next versions. A trial says what publishing them would change and writes nothing`,
    body: Type.Object({
      ids: ManyIds,
      change: Change,
      trial: Type.Boolean(),
      digest: Type.Optional(Type.String({ maxLength: 64 })),
    }),
    reply: Type.Object({ ids: Type.Array(Id), impact: Impact }),
  });

export const bulkSchoolFees = changesMany('/Payment/bulk-update-school-fee-assignment', 'the fees');
export const bulkSundryFees = changesMany('/Payment/bulk-sundry-fee-assignment', 'the sundry fees');

const Rule = Type.Object({ assignmentId: Id, group: Type.String(), amountKobo: count });

export const explainFees = endpoint({
  method: 'GET',
  path: '/Payment/explain-fees',
  access,
  summary: 'What a student pays in a session, and why: of each fee the rule that won, and those that it beat',
  query: Type.Object({
    number: Type.String({ minLength: 1, maxLength: 60, description: 'A matric or registration number' }),
    sessionId: Type.Optional(Id),
    purpose: Type.Optional(Purpose),
  }),
  reply: Type.Object({
    fullName: Type.String(),
    number: Type.String(),
    session: Type.String(),
    purpose: Purpose,
    facts: Type.String({ description: 'Where the student is in the session, in words' }),
    lines: Type.Array(
      Type.Object({
        fee: Type.String(),
        amountKobo: count,
        isOffered: Type.Boolean(),
        /** What was charged as it was assessed; null before that. */
        chargedKobo: nullable(count),
        won: Rule,
        beaten: Type.Array(Rule),
      }),
    ),
    totalKobo: count,
  }),
});

import Type, { type Static } from 'typebox';
import { endpoint } from '../kit/endpoint.ts';
import { Id as id } from '../kit/id.ts';
import { nullable, OneOf } from '../kit/schemas.ts';
import { SHEET } from './states.ts';

const TextOrNull = nullable(Type.String());
const Uuid = Type.String({ format: 'uuid' });
const moment = Type.String({ format: 'date-time' });
const read = { claim: 'results' } as const;
const write = { claim: 'marks' } as const;

/** `departmentCourseId` and the session name a sheet; without a session it is the one that is open. */
export const OfSheet = Type.Object({ departmentCourseId: id, sessionId: Type.Optional(id) });

const ScoreCode = Type.Unsafe<'ABS' | 'SICK' | 'EX' | 'I' | 'NR' | 'MAL'>({
  type: 'string',
  enum: ['ABS', 'SICK', 'EX', 'I', 'NR', 'MAL'],
});
const Mark = nullable(Type.Number({ minimum: 0, maximum: 100 }));
/** Marks have at most two decimals; null is nothing entered, which is never 0. */
export const ScoreMarks = Type.Object({ ca: Mark, exam: Mark, code: nullable(ScoreCode) });
export type ScoreMarks = Static<typeof ScoreMarks>;

export const SheetState = OneOf(...Object.values(SHEET));
export type SheetState = Static<typeof SheetState>;
export const ApprovalStep = Type.Unsafe<'head' | 'dean' | 'senate' | 'publish'>({
  type: 'string',
  enum: ['head', 'dean', 'senate', 'publish'],
});
export type ApprovalStep = Static<typeof ApprovalStep>;
export const Verdict = Type.Unsafe<'approve' | 'return'>({ type: 'string', enum: ['approve', 'return'] });

/** Total and grade by the rule set of the student; null while there is none. */
const SheetLine = Type.Object({
  lineId: Uuid,
  number: Type.String(),
  name: Type.String(),
  ...ScoreMarks.properties,
  total: nullable(Type.Integer()),
  grade: TextOrNull,
  remark: Type.String(),
  /** Registered after the sheet was submitted: an amendment gives it a score. */
  isLate: Type.Boolean(),
  /** Of `ruleSets`: what the student's marks are graded by. */
  ruleSetId: id,
});
export type SheetLine = Static<typeof SheetLine>;

const Band = Type.Object({
  from: Type.Integer(),
  to: Type.Integer(),
  grade: Type.String(),
  points: Type.Integer(),
});

/** Students of several types may sit in one course: each is graded by the rule set of their own. */
const GradingRules = Type.Object({
  id,
  bands: Type.Array(Band),
  passMark: Type.Integer(),
  caWeight: Type.Integer(),
  examWeight: Type.Integer(),
});
export type GradingRules = Static<typeof GradingRules>;

const Statistics = Type.Object({
  students: Type.Integer(),
  /** With both marks or a code. */
  complete: Type.Integer(),
  /** Of the totals, rounded half up to tenths; null without one. */
  mean: nullable(Type.Number()),
  passed: Type.Integer(),
  grades: Type.Array(Type.Object({ grade: Type.String(), students: Type.Integer() })),
});

const SheetStep = Type.Object({
  step: Type.String(),
  to: Type.String(),
  by: Type.String(),
  reason: TextOrNull,
  at: moment,
  digest: TextOrNull,
  round: Type.Integer(),
});

const Unplaced = Type.Object({
  id: Uuid,
  /** Null for a computer-based test. */
  row: nullable(Type.Integer()),
  number: Type.String(),
  name: Type.String(),
  ca: Type.String(),
  exam: Type.String(),
  reason: Type.String(),
  /** The likeliest first. */
  matches: Type.Array(Type.Object({ lineId: Uuid, number: Type.String(), name: Type.String() })),
});

export const CourseSheet = Type.Object({
  /** Null before anything was entered. */
  sheetId: nullable(Uuid),
  departmentCourseId: id,
  sessionId: id,
  session: Type.String(),
  semester: Type.String(),
  code: Type.String(),
  title: Type.String(),
  unit: Type.Integer(),
  faculty: Type.String(),
  department: Type.String(),
  programme: Type.String(),
  level: Type.Integer(),
  state: SheetState,
  status: Type.String(),
  since: nullable(moment),
  closesOn: TextOrNull,
  round: Type.Integer(),
  revision: Type.Integer(),
  /** Of what is shown here: whoever submits or approves names it. */
  digest: Type.String(),
  caWeight: Type.Integer(),
  examWeight: Type.Integer(),
  /** Those of its students, each once. */
  ruleSets: Type.Array(GradingRules),
  lines: Type.Array(SheetLine),
  statistics: Statistics,
  flags: Type.Array(Type.String()),
  unplaced: Type.Array(Unplaced),
  steps: Type.Array(SheetStep),
  /** What the caller may do with it now. */
  may: Type.Object({
    edit: Type.Boolean(),
    submit: Type.Boolean(),
    amend: Type.Boolean(),
    step: nullable(ApprovalStep),
    /** Why not, where it is the caller's office and not the caller. */
    refusal: TextOrNull,
  }),
});
export type CourseSheet = Static<typeof CourseSheet>;

export const courseGrades = endpoint({
  method: 'GET',
  path: '/Results/course-grades',
  access: read,
  summary: 'The score sheet of a course: for its lecturers, and for who approves it',
  query: OfSheet,
  reply: CourseSheet,
});

const Edit = Type.Object({
  lineId: Uuid,
  /** What the editor saw: what they changed of it is merged into what stands now. */
  base: ScoreMarks,
  ...ScoreMarks.properties,
});

const Outcome = Type.Object({
  lineId: Uuid,
  outcome: Type.Unsafe<'saved' | 'conflict' | 'refused'>({ type: 'string', enum: ['saved', 'conflict', 'refused'] }),
  message: TextOrNull,
  /** What stands now. */
  ...ScoreMarks.properties,
  total: nullable(Type.Integer()),
  grade: TextOrNull,
  /** Who entered it, of a conflict. */
  by: TextOrNull,
});
export type EditOutcome = Static<typeof Outcome>;

/** The key names the batch: what it saved before it has saved still. Once a sheet is submitted every edit is refused. */
export const saveCourseGrades = endpoint({
  method: 'PUT',
  path: '/Results/course-grades',
  access: write,
  inPerson: true,
  summary: 'Saves scores cell by cell; each is saved, refused, or in conflict with what somebody else entered',
  query: OfSheet,
  body: Type.Object({
    key: Uuid,
    via: Type.Unsafe<'keyboard' | 'paste'>({ type: 'string', enum: ['keyboard', 'paste'] }),
    edits: Type.Array(Edit, { minItems: 1, maxItems: 200 }),
  }),
  reply: Type.Object({ state: SheetState, digest: Type.String(), outcomes: Type.Array(Outcome) }),
});

export const submitSheet = endpoint({
  method: 'POST',
  path: '/Results/submit-sheet',
  access: write,
  inPerson: true,
  summary: 'Submits a sheet as it was seen; from then on nobody changes a score of it',
  body: Type.Object({ departmentCourseId: id, sessionId: id, digest: Type.String({ maxLength: 64 }) }),
  reply: Type.Object({ sheetId: Uuid, state: SheetState }),
});

/** All of the sheets, or none. 409 where a digest has moved or somebody was faster, 422 for who took a step before. */
export const adminApproval = endpoint({
  method: 'POST',
  path: '/Results/admin-approval',
  access: read,
  inPerson: true,
  summary: 'Approves result sheets as they were seen, publishes them, or returns them with a reason',
  body: Type.Object({
    sheetIds: Type.Array(Uuid, { minItems: 1, maxItems: 100 }),
    step: ApprovalStep,
    verdict: Verdict,
    digests: Type.Array(Type.String({ maxLength: 64 }), { minItems: 1, maxItems: 100 }),
    reason: Type.Optional(Type.String({ maxLength: 1000 })),
  }),
  reply: Type.Object({ moved: Type.Integer() }),
});

const ScoreEvent = Type.Object({
  before: ScoreMarks,
  after: ScoreMarks,
  by: Type.String(),
  via: Type.String(),
  reason: TextOrNull,
  at: moment,
});

export const scoreHistory = endpoint({
  method: 'GET',
  path: '/Results/score-history/:lineId',
  access: read,
  summary: 'Every change of a score, for who may see its sheet',
  params: Type.Object({ lineId: Uuid }),
  reply: Type.Array(ScoreEvent),
});

const Amendment = Type.Object({
  id: Uuid,
  departmentCourseId: id,
  sessionId: id,
  course: Type.String(),
  number: Type.String(),
  name: Type.String(),
  before: ScoreMarks,
  after: ScoreMarks,
  reason: Type.String(),
  by: Type.String(),
  at: moment,
  state: Type.String(),
  status: Type.String(),
  digest: Type.String(),
  step: nullable(ApprovalStep),
});
export type Amendment = Static<typeof Amendment>;

export const amendScore = endpoint({
  method: 'POST',
  path: '/Results/amend',
  access: write,
  inPerson: true,
  summary: 'Asks for another score after senate; it takes every step again, and 409 where one is under way',
  body: Type.Object({
    id: Uuid,
    lineId: Uuid,
    base: ScoreMarks,
    ...ScoreMarks.properties,
    reason: Type.String({ minLength: 1, maxLength: 1000 }),
  }),
  reply: Type.Object({ id: Uuid }),
});

export const amendments = endpoint({
  method: 'GET',
  path: '/Results/amendments',
  access: read,
  summary: 'Amendments of scores that are under way, of the sheets that the caller may see',
  reply: Type.Array(Amendment),
});

export const decideAmendment = endpoint({
  method: 'POST',
  path: '/Results/decide-amendment',
  access: read,
  inPerson: true,
  summary: 'Approves an amendment as it was seen, publishes it, or returns it with a reason',
  body: Type.Object({
    id: Uuid,
    step: ApprovalStep,
    verdict: Verdict,
    digest: Type.String({ maxLength: 64 }),
    reason: Type.Optional(Type.String({ maxLength: 1000 })),
  }),
  reply: Type.Object({ state: Type.String() }),
});

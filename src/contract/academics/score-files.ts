import Type, { type Static } from 'typebox';
import { TRIES, type CountedTry } from '#rules/academics/countedTry.ts';
import { endpoint } from '../kit/endpoint.ts';
import { Id as id } from '../kit/id.ts';
import { OfSheet } from './result-sheets.ts';
import { nullable } from '../kit/schemas.ts';

const TextOrNull = nullable(Type.String());
const whole = Type.Integer();
const Uuid = Type.String({ format: 'uuid' });
const read = { claim: 'results' } as const;

export const Component = Type.Unsafe<'ca' | 'exam'>({ type: 'string', enum: ['ca', 'exam'] });
export const Digest = Type.Optional(Type.String({ maxLength: 64 }));

/** What becomes, or became, of a row of the file. */
const FileRow = Type.Object({
  row: whole,
  /** The code of its course, in a file of several. */
  course: Type.Optional(Type.String()),
  number: Type.String(),
  name: Type.String(),
  verdict: Type.Unsafe<'new' | 'changed' | 'unchanged' | 'refused'>({
    type: 'string',
    enum: ['new', 'changed', 'unchanged', 'refused'],
  }),
  message: TextOrNull,
  /** Marks as they are shown: '20 + 45', or a code. */
  before: TextOrNull,
  after: TextOrNull,
});
export type FileRow = Static<typeof FileRow>;

/** The trial and the commit of one file give one verdict. */
export const FileVerdict = Type.Object({
  isTrial: Type.Boolean(),
  rows: whole,
  created: whole,
  changed: whole,
  unchanged: whole,
  refused: whole,
  /** Counts what was written. */
  message: Type.String(),
  /** Of the sheet that the verdict is about: a commit that names it is refused where it has moved. */
  digest: Type.String(),
  /** What was read of a file with headings of its own and what was not, as sentences. */
  notes: Type.Array(Type.String()),
  verdicts: Type.Array(FileRow),
});
export type FileVerdict = Static<typeof FileVerdict>;

export const downloadScoreSheet = endpoint({
  method: 'GET',
  path: '/Results/download-score-sheet',
  access: read,
  summary: 'The score sheet of a course as a spreadsheet to fill in',
  produces: 'application/octet-stream',
  query: OfSheet,
  reply: Type.String(),
});

export const uploadResultScoreSheet = endpoint({
  method: 'POST',
  path: '/Results/upload-result-score-sheet',
  access: { claim: 'marks' },
  inPerson: true,
  summary:
    'Tries or writes the scores of a spreadsheet, matched by matric number; what finds no line waits to be settled',
  query: Type.Object({ ...OfSheet.properties, trial: Type.Optional(Type.Boolean()), digest: Digest }),
  reply: FileVerdict,
});

/** `lineId` null sets the row aside, for a reason. */
export const settleScore = endpoint({
  method: 'POST',
  path: '/Results/settle-score',
  access: read,
  inPerson: true,
  summary: 'Gives a waiting score to a student, or sets it aside',
  body: Type.Object({ id: Uuid, lineId: nullable(Uuid), reason: Type.Optional(Type.String({ maxLength: 1000 })) }),
  reply: Type.Null(),
});

const CbtCourse = Type.Object({
  departmentCourseId: id,
  code: Type.String(),
  title: Type.String(),
  programme: Type.String(),
  semester: Type.String(),
  students: whole,
  placed: whole,
  waiting: whole,
  status: Type.String(),
  isOpen: Type.Boolean(),
});
export type CbtCourse = Static<typeof CbtCourse>;

export const cbtCourses = endpoint({
  method: 'GET',
  path: '/Results/get-cbt-courses',
  access: read,
  summary: 'Courses whose computer-based tests the caller may upload: their own, and all of them for the registry',
  query: Type.Object({ sessionId: Type.Optional(id) }),
  reply: Type.Array(CbtCourse),
});

const CbtResult = Type.Object({
  id: Uuid,
  component: Component,
  number: Type.String(),
  name: TextOrNull,
  score: Type.Number(),
  outOf: Type.Number(),
  /** Of the weight of its component. */
  scaled: whole,
  reason: TextOrNull,
  matches: Type.Array(Type.Object({ lineId: Uuid, number: Type.String(), name: Type.String() })),
});
export type CbtResult = Static<typeof CbtResult>;

export const cbtResults = endpoint({
  method: 'GET',
  path: '/Results/get-cbt-results',
  access: read,
  summary: 'What the computer-based tests of a course gave: placed, or waiting with its reason',
  query: OfSheet,
  reply: Type.Array(CbtResult),
});

export const cbtScoreSheet = endpoint({
  method: 'GET',
  path: '/Results/get-cbt-scoresheet',
  access: read,
  summary: 'A spreadsheet with the students of a course, for the scores of a computer-based test',
  produces: 'application/octet-stream',
  query: OfSheet,
  reply: Type.String(),
});

const OutOf = Type.Number({ minimum: 1, maximum: 1000 });
const Tries = Type.Unsafe<CountedTry>({ type: 'string', enum: [...TRIES] });

/** What is asked of a test's file: what it says itself is proposed, and confirmed by a person. */
export const TestQuestion = Type.Object({
  kind: Type.Literal('test'),
  /** The caller's courses whose sheets are open; what the file is named after comes first. */
  courses: Type.Array(
    Type.Object({ departmentCourseId: id, code: Type.String(), title: Type.String(), programme: Type.String() }),
  ),
  departmentCourseId: nullable(id),
  component: nullable(Component),
  outOf: nullable(Type.Number()),
  /** Who sat the test more than once: the scores in the order of the file. */
  tries: Type.Array(Type.Object({ number: Type.String(), name: Type.String(), scores: Type.Array(Type.Number()) })),
});
export type TestQuestion = Static<typeof TestQuestion>;

export const cbtUpload = endpoint({
  method: 'POST',
  path: '/Results/cbt-upload',
  access: read,
  inPerson: true,
  summary:
    'Tries or writes the scores of a computer-based test, scaled to the weight of its component. What the query leaves out, or the file says otherwise, is asked',
  query: Type.Object({
    ...OfSheet.properties,
    departmentCourseId: Type.Optional(id),
    component: Type.Optional(Component),
    outOf: Type.Optional(OutOf),
    /** Which try counts of who sat the test more than once. */
    tries: Type.Optional(Tries),
    /** A person has seen what the file says. */
    confirmed: Type.Optional(Type.Boolean()),
    trial: Type.Optional(Type.Boolean()),
    digest: Digest,
  }),
  reply: FileVerdict,
});

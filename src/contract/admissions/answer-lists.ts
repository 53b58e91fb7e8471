import Type, { type Static } from 'typebox';
import { endpoint } from '../kit/endpoint.ts';
import { Id } from '../kit/id.ts';
import { nullable, OneOf } from '../kit/schemas.ts';
import type { AnswerKind } from './answers.ts';

const access = { claim: 'applications' } as const;
const Moment = Type.String({ format: 'date-time' });
const Uuid = Type.String({ format: 'uuid' });

/** No database takes the character 0. */
const Words = (maxLength: number) => Type.String({ maxLength, pattern: '^[^\\u0000]+$' });

/** As a slip names it, without the numbers of rows: `o-level-result/oLevelInfo/subjects/gradeId`. */
const Path = Words(200);

const Answer = Type.Union([Words(200), Type.Number(), Type.Boolean()]);
const End = Type.Union([Words(40), Type.Number()]);

/** Each word begins a word of the answer. */
const Contains = Type.Object({ path: Path, test: Type.Literal('contains'), words: Words(200) }, exact());
const OneOfAnswers = Type.Object(
  { path: Path, test: Type.Literal('one-of'), answers: Type.Array(Answer, { minItems: 1, maxItems: 100 }) },
  exact(),
);
const Range = Type.Object(
  { path: Path, test: Type.Literal('range'), from: Type.Optional(End), to: Type.Optional(End) },
  exact(),
);
const Answered = Type.Object({ path: Path, test: Type.Literal('answered'), is: Type.Boolean() }, exact());

export const AnswerTest = Type.Union([Contains, OneOfAnswers, Range, Answered]);
export type AnswerTest = Static<typeof AnswerTest>;

/** So many rows meet all of `where`, and one of these meets all of `including` too. */
const Rows = Type.Object(
  {
    path: Path,
    test: Type.Literal('rows'),
    atLeast: Type.Integer({ minimum: 1, maximum: 100 }),
    where: Type.Array(AnswerTest, { maxItems: 5 }),
    including: Type.Array(AnswerTest, { maxItems: 5 }),
  },
  exact(),
);

export const AnswerFilter = Type.Union([Contains, OneOfAnswers, Range, Answered, Rows]);
export type AnswerFilter = Static<typeof AnswerFilter>;
export type RowsFilter = Static<typeof Rows>;

export const AnswerFilters = Type.Array(AnswerFilter, { maxItems: 12 });

function exact() {
  return { additionalProperties: false } as const;
}

/** What the office did with an application: `queried` has a query that is open, or whose answer waits. */
const OFFICE = ['shortlisted', 'not-shortlisted', 'queried'] as const;

/** What narrows and orders a list of answers. */
const NARROWING = {
  filters: Type.Optional(Type.String({ maxLength: 6000, description: 'JSON of filters, which the server judges' })),
  search: Type.Optional(Type.String({ maxLength: 100 })),
  sessionId: Type.Optional(Id),
  state: Type.Optional(OneOf('begun', 'reopened', 'submitted')),
  office: Type.Optional(OneOf(...OFFICE)),
};
const ORDER = {
  columns: Type.Optional(
    Type.String({ maxLength: 3000, description: 'Paths of questions, with commas between, in the order of the list' }),
  ),
  sort: Type.Optional(
    Type.String({ maxLength: 201, description: "'startedAt' or the path of a question; '-' before it is the reverse" }),
  ),
};

const Option = Type.Object({
  id: Answer,
  name: Type.String(),
});

const Question = Type.Object({
  path: Type.String(),
  /** As no other column is called. */
  title: Type.String(),
  section: Type.String(),
  kind: Type.Unsafe<AnswerKind>({ type: 'string' }),
  isSensitive: Type.Boolean(),
  /** The rows that it stands in, by their path; null where an application has one answer. */
  rows: nullable(Type.String()),
  /** What can be chosen, by any version; null where nothing is chosen, and where the list is too long to be sent. */
  options: nullable(Type.Array(Option)),
});
export type AnswerQuestion = Static<typeof Question>;

const RowsQuestion = Type.Object({ path: Type.String(), title: Type.String(), section: Type.String() });

const AnswerQuestions = Type.Object({
  questions: Type.Array(Question),
  rows: Type.Array(RowsQuestion),
});
export type AnswerQuestions = Static<typeof AnswerQuestions>;

const OfProgramme = Type.Object({ ApplicationTypeId: Id });

export const answerQuestions = endpoint({
  method: 'GET',
  path: '/Application/answer-questions',
  access,
  summary:
    'What a programme has asked in any version, to choose columns and filters from. Sensitive questions are named to those who may read them',
  query: OfProgramme,
  reply: AnswerQuestions,
});

const AnswerRow = Type.Object({
  /** The applicant's: that of the invoice. */
  id: Uuid,
  number: Type.String(),
  fullName: Type.String(),
  state: OneOf('begun', 'reopened', 'submitted'),
  startedAt: Moment,
  submittedAt: nullable(Moment),
  isShortlisted: Type.Boolean(),
  hasOpenQuery: Type.Boolean({ description: 'It is open, or its answer waits for the office' }),
  /** In words, by the paths of the columns; null where nothing was answered. */
  answers: Type.Record(Type.String(), nullable(Type.String())),
});
export type AnswerRow = Static<typeof AnswerRow>;

const AnswerPage = Type.Object({
  rows: Type.Array(AnswerRow),
  before: nullable(Type.String()),
  after: nullable(Type.String()),
});
export type AnswerPage = Static<typeof AnswerPage>;

const Mark = Type.Optional(Type.String({ maxLength: 1000 }));

export const answerList = endpoint({
  method: 'GET',
  path: '/Application/answer-list',
  access,
  summary:
    'The applications to a programme with chosen answers, narrowed by answers of any version. Sensitive ones take their claim, and are written down',
  query: Type.Object({
    ApplicationTypeId: Id,
    ...NARROWING,
    ...ORDER,
    pageSize: Type.Optional(Type.Integer({ minimum: 10, maximum: 100 })),
    after: Mark,
    before: Mark,
  }),
  reply: AnswerPage,
});

export const answerCount = endpoint({
  method: 'GET',
  path: '/Application/answer-list/count',
  access,
  summary: 'How many applications a list of answers has; counting takes longer than a page',
  query: Type.Object({ ApplicationTypeId: Id, ...NARROWING }),
  reply: Type.Object({ total: Type.Integer() }),
});

export const answerListFile = endpoint({
  method: 'GET',
  path: '/Application/answer-list/file',
  access,
  summary:
    'A list of answers as a file: its rows, and its columns or all. Rows and a code book are apart. Who took it is written down',
  query: Type.Object({
    ApplicationTypeId: Id,
    ...NARROWING,
    ...ORDER,
    format: OneOf('xlsx', 'csv', 'jsonl'),
    part: Type.Optional(OneOf('answers', 'rows', 'codes')),
  }),
  produces: 'application/octet-stream',
  reply: Type.String(),
});

const Saved = Type.Object(
  {
    columns: Type.Array(Path, { maxItems: 60 }),
    filters: AnswerFilters,
    search: Type.Optional(Words(100)),
    sort: Type.Optional(Words(201)),
    sessionId: Type.Optional(Id),
    state: Type.Optional(OneOf('begun', 'reopened', 'submitted')),
    office: Type.Optional(OneOf(...OFFICE)),
  },
  exact(),
);
export type SavedAnswerView = Static<typeof Saved>;

const AnswerView = Type.Object({
  id: Id,
  name: Type.String(),
  view: Saved,
  /** Whose members see it; null where it is the owner's alone. */
  role: nullable(Type.String()),
  isOwn: Type.Boolean(),
  by: Type.String(),
});
export type AnswerView = Static<typeof AnswerView>;

const AnswerViews = Type.Object({
  views: Type.Array(AnswerView),
  /** Those of the caller, with whom a view can be shared. */
  roles: Type.Array(Type.Object({ id: Id, name: Type.String() })),
});
export type AnswerViews = Static<typeof AnswerViews>;

export const answerViews = endpoint({
  method: 'GET',
  path: '/Application/answer-views',
  access,
  summary:
    "Saved views of a programme's list of answers: one's own and those of one's roles. Those with sensitive questions are for who may read them",
  query: OfProgramme,
  reply: AnswerViews,
});

export const saveAnswerView = endpoint({
  method: 'POST',
  path: '/Application/answer-views',
  access,
  summary: 'Saves a view in place of the own one of that name; it is shared with a role that one has oneself',
  body: Type.Object({
    ApplicationTypeId: Id,
    name: Type.String({ maxLength: 200 }),
    roleId: nullable(Id),
    view: Saved,
  }),
  reply: Type.Object({ id: Id }),
});

export const removeAnswerView = endpoint({
  method: 'DELETE',
  path: '/Application/answer-views/:id',
  access,
  summary: 'Removes a view of one’s own, for its role too',
  params: Type.Object({ id: Id }),
  reply: Type.Null(),
});

import Type, { type Static } from 'typebox';
import queryChart from '#work/application-query.json' with { type: 'json' };
import { endpoint } from '../kit/endpoint.ts';
import { nullable } from '../kit/schemas.ts';
import { statusFields, worked } from '../kit/workflow.ts';

const access = { claim: 'applications' } as const;
const Uuid = Type.String({ format: 'uuid' });
const Moment = Type.String({ format: 'date-time' });
const Day = Type.String({ format: 'date' });

/** As a slip names it: `personal-details/stateId`. */
const Path = Type.String({ maxLength: 200, pattern: '^[^\\u0000]+$' });
const Request = Type.String({ format: 'uuid', description: "The act's own name: sent again, it is the same one" });
const Revision = Type.Integer({ minimum: 0, maximum: 2147483647 });
const Words = Type.String({ maxLength: 1000, pattern: '^[^\\u0000]*$' });
const Answer = Type.Unknown({ description: "In the form's shape; null for none" });

const OfApplicant = Type.Object({
  id: Type.String({ format: 'uuid', description: "The applicant's: that of the invoice" }),
});
const OfQuery = Type.Object({ id: Uuid });

const Question = Type.Object({
  path: Type.String(),
  section: Type.String({ description: "The section's title" }),
  title: Type.String(),
});

/** A question of a submitted application that the caller may query or correct. */
const OpenQuestion = Type.Object({
  ...Question.properties,
  answer: nullable(Type.String({ description: 'In words; null where nothing was answered' })),
  value: Answer,
});
export type OpenQuestion = Static<typeof OpenQuestion>;

const Round = Type.Object({ words: Type.String(), until: Day });

const ApplicationQuery = Type.Object({
  id: Uuid,
  questions: Type.Array(Question),
  /** Null, and no question named, where it is about what the caller may not read. */
  words: nullable(Type.String()),
  earlier: Type.Array(Round),
  until: Day,
  isOver: Type.Boolean({ description: 'It is open, and its last day is over' }),
  isSensitive: Type.Boolean(),
  askedAt: Moment,
  askedBy: Type.String(),
  answeredAt: nullable(Moment),
  digest: Type.String({ description: 'Of what the caller sees, for its steps' }),
  ...statusFields(queryChart),
  mayAskAgain: Type.Boolean(),
});
export type ApplicationQuery = Static<typeof ApplicationQuery>;

/** In words; `before` and `after` are null where nothing was answered, and where `isHidden`. */
const AnswerChange = Type.Object({
  question: Type.String(),
  before: nullable(Type.String()),
  after: nullable(Type.String()),
  isHidden: Type.Boolean(),
  edition: Type.Integer({ description: 'The first version of the application that has it' }),
  reason: nullable(Type.String()),
  evidence: nullable(Type.Object({ id: Uuid, name: Type.String() })),
  by: Type.String(),
  at: Moment,
});
export type AnswerChange = Static<typeof AnswerChange>;

const ApplicationQueries = Type.Object({
  /** The application's: a correction names it. */
  revision: Revision,
  isSubmitted: Type.Boolean(),
  programme: Type.Object({ id: Type.String(), version: Type.String() }),
  questions: Type.Array(OpenQuestion),
  queries: Type.Array(ApplicationQuery),
  changes: Type.Array(AnswerChange),
});
export type ApplicationQueries = Static<typeof ApplicationQueries>;

export const applicationQueries = endpoint({
  method: 'GET',
  path: '/Application/applications/:id/queries',
  access,
  summary:
    'What the office asked about answers, which of them changed since, and what can be asked. What is sensitive is for those who may read it',
  params: OfApplicant,
  reply: ApplicationQueries,
});

export const queryAnswers = endpoint({
  method: 'POST',
  path: '/Application/applications/:id/queries',
  access,
  inPerson: true,
  summary:
    'Asks an applicant about answers of a submitted application. These alone can be answered again, until the day',
  params: OfApplicant,
  body: Type.Object({
    request: Request,
    questions: Type.Array(Path, { minItems: 1, maxItems: 30, uniqueItems: true }),
    words: Words,
    until: Type.String({ maxLength: 10 }),
  }),
  reply: OfQuery,
});

/** Withdrawing and closing are steps. */
export const queryWork = worked({ path: '/Application/application-query', access, work: queryChart });

export const askAgain = endpoint({
  method: 'POST',
  path: '/Application/application-query/:id/ask-again',
  access,
  inPerson: true,
  summary: 'Opens a query again, in new words and until another day; 409 where it has changed since it was seen',
  params: OfQuery,
  body: Type.Object({ request: Request, revision: Revision, words: Words, until: Type.String({ maxLength: 10 }) }),
  reply: Type.Null(),
});

export const correctAnswer = endpoint({
  method: 'POST',
  path: '/Application/applications/:id/correct-answer',
  access,
  inPerson: true,
  summary:
    'Corrects one answer of a submitted application, with a reason. Its form judges it, and a paper may prove it. The applicant is mailed; 409 where the answers changed since they were seen',
  params: OfApplicant,
  body: Type.Object({
    request: Request,
    revision: Revision,
    path: Path,
    answer: Answer,
    reason: Type.String({ maxLength: 500, pattern: '^[^\\u0000]*$' }),
    evidence: Type.Optional(Uuid),
  }),
  reply: Type.Null(),
});

const OwnQuery = Type.Object({
  id: Uuid,
  revision: Revision,
  /** By path, which begins with the name of a section. */
  questions: Type.Array(Question),
  words: Type.String(),
  until: Day,
  state: Type.Enum(['open', 'over', 'answered']),
});
export type OwnQuery = Static<typeof OwnQuery>;

export const ownQueries = endpoint({
  method: 'GET',
  path: '/Application/own-queries',
  access: 'applicant',
  summary: 'What the office asks about answers of the own application, and what waits for the office',
  reply: Type.Array(OwnQuery),
});

export const answerQuery = endpoint({
  method: 'POST',
  path: '/Application/own-queries/:id/answer',
  access: 'applicant',
  summary:
    'Answers a query. Only the questions that it names are taken; each section is judged whole. 409 after its day, or where it has changed since it was seen',
  params: OfQuery,
  body: Type.Object({
    request: Request,
    revision: Revision,
    answers: Type.Record(Path, Answer, { maxProperties: 30 }),
  }),
  reply: Type.Null(),
});

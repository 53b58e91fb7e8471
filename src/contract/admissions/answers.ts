import Type, { type Static } from 'typebox';
import { endpoint } from '../kit/endpoint.ts';
import { Id as NumberId } from '../kit/id.ts';
import { nullable, OneOf } from '../kit/schemas.ts';
import { ApplicantRow } from './applicants.ts';
import { DocumentFacts } from './documents.ts';
import { RefereeState } from './referees.ts';

export type AnswerKind =
  'text' | 'number' | 'day' | 'choice' | 'several' | 'yes-no' | 'file' | 'group' | 'rows' | 'undeclared';

/** A question in the words in which it was asked, and what was answered, in words too. */
export interface Reading {
  /** As a slip names it, with the numbers of rows: `o-level-result/oLevelInfo/0/examNumber`. */
  readonly path: string;
  readonly question: string;
  readonly kind: AnswerKind;
  /** Null where nothing was answered, and where it is not shown. */
  readonly answer: string | null;
  /** Of a file that is there. */
  readonly file?: DocumentFacts;
  /** It is sensitive, and read elsewhere by those who may. */
  readonly isHidden?: true;
  /** The answers of a group, which is one row, and of each row. */
  readonly rows?: readonly ReadingRow[];
}

export interface ReadingRow {
  readonly title: string;
  readonly readings: readonly Reading[];
}

export interface SectionReading {
  readonly name: string;
  readonly title: string;
  readonly readings: readonly Reading[];
}

const access = { claim: 'applications' } as const;
const Moment = Type.String({ format: 'date-time' });
const Id = Type.Object({ id: Type.String({ format: 'uuid', description: "The applicant's: that of the invoice" }) });

const Readings = Type.Unsafe<readonly SectionReading[]>({ type: 'array', items: {} });

/** What is unusual, in a sentence; `applicants` are others whom it concerns. */
const Mark = Type.Object({
  kind: OneOf('age', 'phone', 'awaited', 'file'),
  words: Type.String(),
  applicants: Type.Array(Type.Object({ id: Type.String(), fullName: Type.String() })),
});

/** A fact on which the application and a list of the college differ; null where a list does not say it. */
const Difference = Type.Object({
  fact: Type.String(),
  application: Type.String(),
  jamb: nullable(Type.String()),
  admission: nullable(Type.String()),
});

const Referee = Type.Object({
  fullname: Type.String(),
  email: Type.String(),
  state: RefereeState,
  askedAt: Moment,
  answeredAt: nullable(Moment),
  /** Empty while nothing came. */
  reference: Readings,
});

const ApplicationAnswers = Type.Object({
  /** Of the programme's declaration; `isEarlier` where another is asked of those who begin now. */
  isEarlier: Type.Boolean(),
  sections: Readings,
  /** When each saved section was saved last, and how often; a draft holds what was typed since. */
  saves: Type.Array(
    Type.Object({
      section: Type.String(),
      savedAt: Moment,
      times: Type.Integer(),
      drafts: Type.Integer(),
    }),
  ),
  photograph: nullable(DocumentFacts),
  marks: Type.Array(Mark),
  differences: Type.Array(Difference),
  referees: Type.Array(Referee),
  emails: Type.Array(
    Type.Object({
      subject: Type.String(),
      to: Type.String(),
      queuedAt: Moment,
      sentAt: nullable(Moment),
      refusedAt: nullable(Moment),
    }),
  ),
  /** The latest first; `from` is the address of the device. */
  changes: Type.Array(
    Type.Object({ at: Moment, by: Type.String(), words: Type.String(), from: nullable(Type.String()) }),
  ),
});
export type ApplicationAnswers = Static<typeof ApplicationAnswers>;

export const applicationAnswers = endpoint({
  method: 'GET',
  path: '/Application/applications/:id/answers',
  access,
  summary:
    'An application as the office reads it, without sensitive answers. It has what is unusual, where lists differ, references, emails and changes',
  params: Id,
  reply: ApplicationAnswers,
});

export const sensitiveAnswers = endpoint({
  method: 'GET',
  path: '/Application/applications/:id/sensitive-answers',
  access: { claim: 'sensitive-answers' },
  inPerson: true,
  summary: 'What an applicant answered that is sensitive. That it was read is written down',
  params: Id,
  reply: Readings,
});

export const applicationFile = endpoint({
  method: 'GET',
  path: '/Application/applications/:id/files/:fileId',
  access,
  summary: 'A file that an applicant sent; one that a sensitive answer names, for those alone who may read it',
  params: Type.Object({ ...Id.properties, fileId: Type.String({ format: 'uuid' }) }),
  produces: 'application/octet-stream',
  reply: Type.Unknown(),
});

/** The filter is that of the list of applicants. */
export const answersFile = endpoint({
  method: 'GET',
  path: '/Application/answers-file',
  access,
  summary:
    'What the applicants to a programme answered, one column a question over all versions. The rows and a code book are apart. Who took it is written down',
  query: Type.Object({
    format: OneOf('xlsx', 'csv', 'jsonl'),
    part: Type.Optional(
      Type.Unsafe<'answers' | 'rows' | 'codes'>({
        type: 'string',
        enum: ['answers', 'rows', 'codes'],
        description: 'Which table a CSV file is of; a workbook has them all',
      }),
    ),
    sensitive: Type.Optional(Type.Boolean({ description: 'With sensitive answers, for those who may read them' })),
    ApplicationTypeId: NumberId,
    sessionId: Type.Optional(NumberId),
    state: Type.Optional(ApplicantRow.properties.state),
    references: Type.Optional(OneOf('waiting', 'answered', 'declined')),
    search: Type.Optional(Type.String({ maxLength: 100 })),
    sort: Type.Optional(OneOf('madeAt', '-madeAt', 'fullName', '-fullName')),
  }),
  produces: 'application/octet-stream',
  reply: Type.String(),
});

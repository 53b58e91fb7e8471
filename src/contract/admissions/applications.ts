import { Type, type Static } from 'typebox';
import { CodeChallenge } from '../kit/codeChallenge.ts';
import { DocumentFacts } from './documents.ts';
import { endpoint } from '../kit/endpoint.ts';
import { LookupOption } from '../school/lookups.ts';
import { Verification } from '../finance/payments.ts';

/** Each programme's `endpoints.json` binds the addresses of login, load, sections and slip; these are their bodies and replies. */
const Answers = Type.Record(Type.String(), Type.Unknown());

/** Of the declarations: a programme that is added is in it by itself. */
export const programmeTypes = endpoint({
  method: 'GET',
  path: '/Enum/programme-types',
  access: 'public',
  door: 'free',
  summary: 'The programmes that can be applied for, by the ids of their application types',
  reply: Type.Array(LookupOption),
});

export const Draft = Type.Object({
  data: Answers,
  /** Counts the saves of this draft, over all devices. */
  revision: Type.Integer(),
  savedAt: Type.String(),
});
export type Draft = Static<typeof Draft>;

/** `list` is the lookup and its parents' ids, joined by '/'. */
const RetiredOption = Type.Object({ list: Type.String(), ...LookupOption.properties });
export type RetiredOption = Static<typeof RetiredOption>;

export const ApplicationRecord = Type.Object({
  applicantId: Type.String(),
  applicationNumber: Type.String(),
  programmeId: Type.String(),
  version: Type.String(),
  rrr: Type.String(),
  sessionId: Type.Integer(),
  session: Type.String(),
  formCompleted: Type.Boolean(),
  /** ISO moment; null before. */
  submittedAt: Type.Union([Type.String(), Type.Null()]),
  /** Counts the saves of its sections; a submission names the one that was read through. */
  revision: Type.Integer(),
  /** Counts its slips: a later one replaces those before. */
  edition: Type.Integer(),
  /** Sections that the college has opened again after it was submitted, and why; absent otherwise. The others are locked. */
  reopened: Type.Optional(Type.Object({ sections: Type.Array(Type.String()), reason: Type.String() })),
  /** Of choices with so many places those that are left, by path and answer; absent where there are none. */
  places: Type.Optional(Type.Record(Type.String(), Type.Record(Type.String(), Type.Integer()))),
  /** By the names that `prefilledFrom` uses; the form shows them, and nobody can change them. */
  facts: Type.Record(Type.String(), Type.Union([Type.String(), Type.Number()])),
  /** A file id. */
  passport: Type.Union([Type.String(), Type.Null()]),
  documents: Type.Array(DocumentFacts),
  /** By section, each in the shape that its save address takes; drafts are in the form's shape. */
  answers: Type.Record(Type.String(), Answers),
  drafts: Type.Record(Type.String(), Draft),
  /** Answers that nobody else is offered any more; absent when there are none. */
  retiredOptions: Type.Optional(Type.Array(RetiredOption)),
  /** The day on which the college gave its invoice to this person, and took out what another had answered; absent otherwise. */
  givenOn: Type.Optional(Type.String()),
  /** The section that follows the login; null when the preview does. */
  afterLogin: Type.Union([Type.String(), Type.Null()]),
  /** The first section not saved yet; null when all are. */
  next: Type.Union([Type.String(), Type.Null()]),
  /** The server's day, YYYY-MM-DD: ages are judged by it, whatever the device's clock says. */
  today: Type.String(),
});
export type ApplicationRecord = Static<typeof ApplicationRecord>;

export const loginBody = (fields: readonly { readonly name: string }[]) =>
  Type.Object({
    ...Object.fromEntries(fields.map(({ name }) => [name, Type.String({ maxLength: 40 })])),
    /** For the slip alone: only a submitted application is opened, and none is begun. */
    reprint: Type.Optional(Type.Boolean()),
    challenge: Type.Optional(Type.String({ maxLength: 100 })),
    code: Type.Optional(Type.String({ maxLength: 20 })),
  });

export const LoginReply = Type.Object({ token: Type.String(), expires: Type.String(), application: ApplicationRecord });
export type LoginReply = Static<typeof LoginReply>;

/** Where others use the typed number too, a code is mailed to the invoice's address instead; `givenOn` the college gave its invoice to somebody else than who knew the RRR. */
const EntranceChallenge = Type.Object({ ...CodeChallenge.properties, givenOn: Type.Optional(Type.String()) });
export const EntranceReply = Type.Union([LoginReply, EntranceChallenge]);
export type EntranceReply = Static<typeof EntranceReply>;

const SlipRow = Type.Object({ label: Type.String(), value: Type.String() });

export const SlipSitting = Type.Object({
  title: Type.String(),
  rows: Type.Array(SlipRow),
  subjects: Type.Array(Type.Object({ subject: Type.String(), grade: Type.String() })),
  /** The result was not out when the form was filled in. */
  isAwaited: Type.Boolean(),
});

/** Each line has as many cells as there are columns. */
const SlipTable = Type.Object({ columns: Type.Array(Type.String()), lines: Type.Array(Type.Array(Type.String())) });

export const SlipReply = Type.Object({
  title: Type.String(),
  fullName: Type.String(),
  applicationNumber: Type.String(),
  /** ISO moment; null before. */
  submittedAt: Type.Union([Type.String(), Type.Null()]),
  /** Counts the slips of the application. */
  edition: Type.Integer(),
  passport: Type.Union([Type.String(), Type.Null()]),
  groups: Type.Array(
    Type.Object({
      title: Type.String(),
      rows: Type.Array(SlipRow),
      sittings: Type.Array(SlipSitting),
      table: Type.Optional(SlipTable),
    }),
  ),
  verification: Verification,
});
export type SlipReply = Static<typeof SlipReply>;

export const saveDraft = endpoint({
  method: 'PUT',
  path: '/Application/draft',
  access: 'applicant',
  summary: 'Keeps what has been typed in a section, before it is saved',
  body: Type.Object({ section: Type.String({ maxLength: 80 }), data: Answers, revision: Type.Integer({ minimum: 0 }) }),
  reply: Type.Object({ revision: Type.Integer(), savedAt: Type.String() }),
});

export const submitApplication = endpoint({
  method: 'POST',
  path: '/Application/submit',
  access: 'applicant',
  summary: 'Submits the application as it was read through; then it can no longer be changed',
  body: Type.Object({ revision: Type.Integer({ minimum: 0, maximum: 2147483647 }) }),
  reply: Type.Object({ submittedAt: Type.String() }),
});

export const logOut = endpoint({
  method: 'DELETE',
  path: '/Application/login',
  access: 'applicant',
  summary: "Ends the applicant's login; the browser is told to drop what it keeps of the college's replies",
  reply: Type.Null(),
});

export const slipPdf = endpoint({
  method: 'GET',
  path: '/Application/slip.pdf',
  access: 'applicant',
  summary: 'The slip as a PDF file',
  produces: 'application/pdf',
  reply: Type.Unknown(),
});

const VerifiedSlip = Type.Object({
  initials: Type.String(),
  programme: Type.String(),
  session: Type.String(),
  /** In words, for whoever holds it. */
  status: Type.String(),
  /** `valid`: it says what was submitted last. */
  state: Type.Enum(['valid', 'draft', 'reopened', 'replaced']),
});
export type VerifiedSlip = Static<typeof VerifiedSlip>;

export const verifySlip = endpoint({
  method: 'GET',
  path: '/Application/verify-slip',
  access: 'public',
  summary: 'Confirms that a slip is genuine',
  query: Type.Object({ code: Type.String({ maxLength: 64 }) }),
  reply: VerifiedSlip,
});

import Type, { type Static } from 'typebox';
import awardsList from '#lists/finance/scholarship-awards.json' with { type: 'json' };
import scholarshipsList from '#lists/finance/scholarships.json' with { type: 'json' };
import { bulk } from '../kit/bulk.ts';
import { endpoint } from '../kit/endpoint.ts';
import { FormAnswers } from '../kit/formAnswers.ts';
import { Id } from '../kit/id.ts';
import { listed } from '../kit/list.ts';
import { AtRevision, Revision } from '../kit/revision.ts';
import { nullable } from '../kit/schemas.ts';

const access = { claim: 'fees' } as const;
const count = Type.Integer();
const Uuid = Type.String({ format: 'uuid' });
const ById = Type.Object({ id: Id });

const Scholarship = Type.Object({
  id: Id,
  name: Type.String(),
  funder: Type.String(),
  sessionId: Id,
  session: Type.String(),
  /** Their names, with commas between; null for all of them. */
  fees: nullable(Type.String()),
  percent: nullable(count),
  amountKobo: nullable(count),
  capKobo: nullable(count),
  students: count,
  usedKobo: count,
  active: Type.Boolean(),
  revision: Revision,
});
export type Scholarship = Static<typeof Scholarship>;

export const scholarships = listed({
  path: '/Payment/scholarships',
  access,
  declared: scholarshipsList,
  summary: scholarshipsList.title,
  row: Scholarship,
});

/** The answers are those of `schemas/forms/finance/scholarship.json`. */
export const createScholarship = endpoint({
  method: 'POST',
  path: '/Payment/scholarships',
  access,
  summary: 'Creates a scholarship of a session',
  body: FormAnswers,
  reply: ById,
});

export const findScholarship = endpoint({
  method: 'GET',
  path: '/Payment/scholarship/:id',
  access,
  summary: 'One scholarship, with what is awarded of it',
  params: ById,
  reply: Scholarship,
});

export const updateScholarship = endpoint({
  method: 'PUT',
  path: '/Payment/update-scholarship/:id',
  access,
  summary: 'Corrects a scholarship; awards that were made stay. 409 when it was changed since that revision',
  params: ById,
  query: AtRevision,
  body: FormAnswers,
  reply: Type.Null(),
});

export const deactivateScholarship = endpoint({
  method: 'POST',
  path: '/Payment/deactivate-scholarship/:id',
  access,
  summary:
    'Switches a scholarship off, or on again: of what is off nothing more is awarded, and awards that were made stay',
  params: ById,
  body: Type.Object({ active: Type.Boolean() }),
  reply: Type.Null(),
});

const AwardRow = Type.Object({
  id: Uuid,
  fullName: Type.String(),
  number: Type.String(),
  scholarship: Type.String(),
  session: Type.String(),
  amountKobo: count,
  awardedAt: Type.String({ format: 'date-time' }),
  state: Type.Unsafe<'awarded' | 'withdrawn'>({ type: 'string', enum: ['awarded', 'withdrawn'] }),
});

const awards = <const Path extends `/${string}`>(path: Path, summary: string) =>
  listed({ path, access, declared: awardsList, summary, row: AwardRow, filters: { scholarshipId: Id } });

const students = awards('/Payment/scholarship-students', 'Who has a scholarship, and of how much');

/** Withdrawing many asks another person, unless the college lets one do it. */
export const scholarshipStudents = { ...students, ...bulk(students.list, awardsList, Uuid) };
export const studentScholarships = awards('/Payment/student-scholarships', 'Every award, of all scholarships');

export const studentScholarshipSession = endpoint({
  method: 'GET',
  path: '/Payment/student-scholarship-session',
  access: { claim: 'student' },
  summary: "A student's own awards of a session",
  query: Type.Object({ sessionId: Id }),
  reply: Type.Array(Type.Object({ scholarship: Type.String(), funder: Type.String(), amountKobo: count })),
});

/** `problem` says why there is no award for this one; `creditKobo` is what it leaves beyond what is due. */
export const Effect = Type.Object({
  number: Type.String(),
  fullName: nullable(Type.String()),
  awardKobo: count,
  creditKobo: count,
  problem: nullable(Type.String()),
});
export type AwardEffect = Static<typeof Effect>;

/** Matric or registration numbers, as they are typed. */
export const Numbers = Type.Array(Type.String({ maxLength: 60 }), { minItems: 1, maxItems: 500 });

export const awardScholarship = endpoint({
  method: 'POST',
  path: '/Payment/award-scholarship',
  access,
  inPerson: true,
  summary:
    'A trial says the effect of awarding a scholarship on each student. Without one they are awarded by `award-approve`, where the college lets one person do it. It names the digest of the trial. 409 where the effect is another now',
  body: Type.Object({
    scholarshipId: Id,
    numbers: Numbers,
    trial: Type.Boolean(),
    digest: Type.Optional(Type.String({ maxLength: 64 })),
  }),
  reply: Type.Object({
    digest: Type.String(),
    rows: Type.Array(Effect),
    students: count,
    refused: count,
    awardKobo: count,
    creditKobo: count,
  }),
});

const SPREADSHEET = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

export const awardSheet = endpoint({
  method: 'POST',
  path: '/Payment/read-award-sheet',
  access,
  summary: 'The numbers of a spreadsheet (xlsx, xls, ods, csv; 500 rows) for a scholarship',
  reply: Type.Object({ numbers: Type.Array(Type.String()) }),
});

export const awardTemplate = endpoint({
  method: 'GET',
  path: '/Payment/sample-sheet-awards',
  access,
  summary: 'The spreadsheet to fill in for awards',
  produces: SPREADSHEET,
  reply: Type.String(),
});

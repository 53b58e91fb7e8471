import Type, { type Static } from 'typebox';
import { endpoint } from '../kit/endpoint.ts';
import { Id as id } from '../kit/id.ts';
import { nullable, OneOf } from '../kit/schemas.ts';
import { ApprovalStep, Verdict } from './result-sheets.ts';
import { Digest, FileVerdict } from './score-files.ts';
import { RESITS } from './states.ts';

const whole = Type.Integer();
const Uuid = Type.String({ format: 'uuid' });
const read = { claim: 'results' } as const;
const write = { claim: 'marks' } as const;

/** Of who failed a course and sat it again in the same session. */
const ResitSheet = Type.Object({
  id: Uuid,
  departmentCourseId: id,
  sessionId: id,
  code: Type.String(),
  title: Type.String(),
  session: Type.String(),
  state: OneOf(...Object.values(RESITS)),
  status: Type.String(),
  /** Why it was returned, while it is with its lecturer. */
  returned: nullable(Type.String()),
  digest: Type.String(),
  lines: Type.Array(
    Type.Object({
      lineId: Uuid,
      number: Type.String(),
      name: Type.String(),
      /** '38 F' */
      first: Type.String(),
      mark: Type.Number(),
      /** As the student's rule set counts it: '40 E' where it is capped. */
      counted: Type.String(),
    }),
  ),
  may: Type.Object({
    submit: Type.Boolean(),
    step: nullable(ApprovalStep),
    /** Why not, where it is the caller's office and not the caller. */
    refusal: nullable(Type.String()),
  }),
});
export type ResitSheet = Static<typeof ResitSheet>;

export const resitSheets = endpoint({
  method: 'GET',
  path: '/Results/resits',
  access: read,
  summary: 'Resits that are not published yet, of the courses that the caller teaches or approves',
  reply: Type.Array(ResitSheet),
});

/** An empty cell is a student who did not sit again. Who passed the course, or is not known, is refused by name. */
export const resitsUpload = endpoint({
  method: 'POST',
  path: '/Results/upload-resits',
  access: write,
  inPerson: true,
  summary: 'Tries or writes the marks of resits, a row a student and a column a course; first marks stay',
  query: Type.Object({ sessionId: Type.Optional(id), trial: Type.Optional(Type.Boolean()), digest: Digest }),
  reply: FileVerdict,
});

export const submitResits = endpoint({
  method: 'POST',
  path: '/Results/submit-resits',
  access: write,
  inPerson: true,
  summary: 'Submits the resits of a course as they were seen',
  body: Type.Object({ id: Uuid, digest: Type.String({ maxLength: 64 }) }),
  reply: Type.Object({ state: Type.String() }),
});

export const decideResits = endpoint({
  method: 'POST',
  path: '/Results/decide-resits',
  access: read,
  inPerson: true,
  summary: 'Approves or publishes the resits of a course as they were seen, or returns them',
  body: Type.Object({
    id: Uuid,
    step: ApprovalStep,
    verdict: Verdict,
    digest: Type.String({ maxLength: 64 }),
    reason: Type.Optional(Type.String({ maxLength: 1000 })),
  }),
  reply: Type.Object({ state: Type.String(), students: whole }),
});

export const removeResit = endpoint({
  method: 'POST',
  path: '/Results/remove-resit',
  access: write,
  inPerson: true,
  summary: 'Removes the mark of a resit that was entered by mistake, before the resits are submitted',
  body: Type.Object({ lineId: Uuid }),
  reply: Type.Null(),
});

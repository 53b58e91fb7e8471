import Type, { type Static } from 'typebox';
import type { OfferKind } from '#rules/academics/offer.ts';
import { endpoint } from '../kit/endpoint.ts';
import { papered } from '../kit/paper.ts';
import { Id } from '../kit/id.ts';
import { nullable, OneOf } from '../kit/schemas.ts';
import { LINE, REGISTRATION } from './states.ts';

const access = { claim: 'student' } as const;
const count = Type.Integer();

export const Kind = OneOf<OfferKind>('core', 'required', 'elective', 'carry-over', 'borrowed', 'repeat');
export const RegistrationState = OneOf(...Object.values(REGISTRATION));
export const LineState = OneOf(...Object.values(LINE));

const Reason = Type.Object({
  code: Type.String(),
  course: nullable(Type.String()),
  message: Type.String(),
  remedy: Type.String(),
  liftedBy: Type.String(),
});
const Condition = Type.Object({ course: Type.String(), message: Type.String() });

export const Verdict = Type.Object({
  accepted: Type.Boolean(),
  units: count,
  reasons: Type.Array(Reason),
  conditions: Type.Array(Condition),
  notes: Type.Array(Type.String(), { description: "What was met by other means than a mark: 'met by exemption'" }),
});

const Attempt = Type.Object({
  total: Type.Number(),
  grade: Type.String(),
  session: Type.String(),
  isAbsent: Type.Optional(Type.Boolean({ description: 'The total is nought because the student was not there' })),
});

/** What a verdict needs to know of a course, and what the page shows of it. */
export const OfferLine = Type.Object({
  departmentCourseId: Id,
  courseId: Id,
  code: Type.String(),
  title: Type.String(),
  unit: count,
  kind: Kind,
  levelId: count,
  department: Type.String(),
  isRegistered: Type.Boolean(),
  isScored: Type.Boolean(),
  isOffered: Type.Boolean(),
  seatsLeft: nullable(count),
  waitingSince: nullable(Type.String()),
  passed: nullable(Attempt),
  failed: nullable(Attempt),
  isExempt: Type.Boolean({ description: 'Credit from elsewhere counts for it: it may be taken, and need not be' }),
  prerequisites: Type.Array(
    Type.Object({
      code: Type.String(),
      minGrade: Type.String(),
      state: OneOf('met', 'exempt', 'waiting', 'failed', 'never'),
      best: nullable(Attempt),
    }),
  ),
  preselected: Type.Boolean(),
  locked: Type.Boolean(),
  reasons: Type.Array(Reason),
});

const Gate = Type.Object({
  name: Type.String(),
  title: Type.String(),
  isOpen: Type.Boolean(),
  message: Type.String(),
  remedy: Type.String(),
  liftedBy: Type.String(),
  page: nullable(Type.String()),
});

const Registered = Type.Object({
  id: Type.String(),
  departmentCourseId: Id,
  code: Type.String(),
  title: Type.String(),
  unit: count,
  kind: Kind,
  state: LineState,
  reason: nullable(Type.String()),
  isScored: Type.Boolean(),
});

/** A semester's registration as it stands. `revision` 0 stands for none yet. */
export const Standing = Type.Object({
  id: nullable(Type.String()),
  sessionId: Id,
  session: Type.String(),
  semesterId: Id,
  semester: Type.String(),
  department: Type.String(),
  levelId: count,
  state: RegistrationState,
  submittedAt: nullable(Type.String({ format: 'date-time' })),
  decidedAt: nullable(Type.String({ format: 'date-time' })),
  decidedBy: nullable(Type.String()),
  revision: count,
  units: count,
  lines: Type.Array(Registered),
});
export type Standing = Static<typeof Standing>;

const TERM = { sessionId: Id, semesterId: Id };

export const RegistrableCourses = Type.Object({
  standing: Standing,
  levelId: count,
  gates: Type.Array(Gate),
  limits: Type.Object({ min: count, max: count, borrowed: nullable(count) }),
  lines: Type.Array(OfferLine),
  /** The courses that were ticked and not submitted. */
  draft: nullable(Type.Array(Id)),
});
export type RegistrableCourses = Static<typeof RegistrableCourses>;

export const registrableCourses = endpoint({
  method: 'GET',
  path: '/CourseRegistration/registrable-courses',
  access,
  summary:
    'What the student may register in a semester: gates, limits, and of each course why it can or cannot be taken',
  query: Type.Object({ ...TERM, levelId: Type.Optional(count) }),
  reply: RegistrableCourses,
});

export const borrowableCourses = endpoint({
  method: 'GET',
  path: '/CourseRegistration/borrowable-courses',
  access,
  summary: "Another department's courses of a level, as the student's borrowed courses",
  query: Type.Object({
    ...TERM,
    departmentId: Id,
    registerLevelId: Type.Optional(count),
    borrowLevelId: Type.Optional(count),
  }),
  reply: Type.Array(OfferLine),
});

const ids = Type.Array(Id, { maxItems: 60 });

export const register = endpoint({
  method: 'POST',
  path: '/CourseRegistration/register',
  access,
  inPerson: true,
  summary:
    'Registers these courses of a semester and no others: all refusals at once, or the registration as it is now; 409 when it was changed since that revision. A trial changes nothing',
  body: Type.Object({
    ...TERM,
    departmentCourseIds: ids,
    revision: Type.Integer({ minimum: 0 }),
    trial: Type.Boolean(),
  }),
  reply: Type.Object({ ...Verdict.properties, standing: nullable(Standing) }),
});

export const saveDraft = endpoint({
  method: 'PUT',
  path: '/CourseRegistration/draft',
  access,
  summary: 'Stores what the student has ticked and not submitted',
  body: Type.Object({ ...TERM, departmentCourseIds: ids }),
  reply: Type.Null(),
});

const Window = Type.Object({
  state: OneOf('none', 'coming', 'open', 'late', 'closed'),
  /** 'Open until 14/11/2026, 3 days left'. */
  words: Type.String(),
  daysLeft: nullable(count),
});

const Semester = Type.Object({
  ...TERM,
  session: Type.String(),
  semester: Type.String(),
  state: nullable(RegistrationState),
  units: count,
  courses: count,
  window: Window,
});
export type Semester = Static<typeof Semester>;

export const registrationHistory = endpoint({
  method: 'GET',
  path: '/CourseRegistration/history',
  access,
  summary: "The student's semesters, the latest first: each with its registration and its window",
  reply: Type.Array(Semester),
});

export const ownRegisteredCourses = endpoint({
  method: 'GET',
  path: '/CourseRegistration/registered-courses',
  access,
  summary: "The student's own registration of a semester, with what was decided on each course",
  query: Type.Object(TERM),
  reply: Standing,
});

/** `due` while nobody has paid it; `none` where the window is not late, or the student has registered in time. */
export const LateFee = Type.Object({
  ...TERM,
  session: Type.String(),
  semester: Type.String(),
  state: OneOf('none', 'due', 'paid'),
  window: Window,
  lines: Type.Array(Type.Object({ name: Type.String(), amountKobo: count })),
  totalKobo: count,
  /** Of the invoice that was made for it. */
  invoiceNumber: nullable(Type.String()),
});
export type LateFee = Static<typeof LateFee>;

export const lateRegistrationFee = endpoint({
  method: 'GET',
  path: '/CourseRegistration/late-registration-fee',
  access,
  summary: 'What late registration in a semester costs the student, and whether it is paid',
  query: Type.Object(TERM),
  reply: LateFee,
});

export const lateRegistrationInvoice = endpoint({
  method: 'POST',
  path: '/CourseRegistration/late-registration-invoice',
  access: { claim: 'pay' },
  inPerson: true,
  summary: "The student's one invoice of the late fee; paying it opens registration until its last late day",
  body: Type.Object(TERM),
  reply: Type.Object({ invoiceNumber: Type.String() }),
});

export const courseForm = papered({
  path: '/CourseRegistration/course-form',
  access,
  summary: 'The course form of a semester: the courses that are registered, and what was decided on each',
  query: Type.Object(TERM),
});

export const examinationCard = papered({
  path: '/CourseRegistration/examination-card',
  access,
  summary: 'The examination card of a semester: 422 before the courses are approved and the fees are paid',
  query: Type.Object(TERM),
});

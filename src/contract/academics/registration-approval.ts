import Type, { type Static } from 'typebox';
import advisedStudentsList from '#lists/academics/advised-students.json' with { type: 'json' };
import approvalsList from '#lists/academics/registration-approvals.json' with { type: 'json' };
import lineChart from '#work/registration-line.json' with { type: 'json' };
import classList from '#lists/academics/class-list.json' with { type: 'json' };
import type { Claim } from '../people/claims.ts';
import { endpoint } from '../kit/endpoint.ts';
import { Id } from '../kit/id.ts';
import { listed } from '../kit/list.ts';
import { nullable, OneOf } from '../kit/schemas.ts';
import { REGISTRATION } from './states.ts';
import {
  Kind,
  LineState,
  OfferLine,
  RegistrableCourses,
  RegistrationState,
  Standing,
  Verdict,
} from './registration.ts';

const access = { claim: 'approve-registration' } as const;
const decides = { claim: lineChart.steps.approve.by as Claim } as const;
const count = Type.Integer();
const Uuid = Type.String({ format: 'uuid' });
const reason = Type.String({ minLength: 1, maxLength: 300 });
const Moment = Type.String({ format: 'date-time' });

export const registrationApprovals = listed({
  path: '/CourseRegistration/course-registration-approval',
  access,
  declared: approvalsList,
  summary: 'Registrations of the levels that the caller advises, or of the departments that they lead',
  row: Type.Object({
    id: Type.String(),
    fullName: Type.String(),
    number: Type.String(),
    department: Type.String(),
    levelId: count,
    term: Type.String(),
    courses: count,
    units: count,
    submittedAt: nullable(Moment),
    state: RegistrationState,
    revision: count,
  }),
});

const Student = Type.Object({
  studentId: Type.String(),
  fullName: Type.String(),
  number: Type.String(),
  department: Type.String(),
  levelId: count,
});

/** `mayDecide` is false where the level has an adviser who is somebody else. */
export const RegistrationCase = Type.Object({
  id: Type.String(),
  student: Student,
  standing: Standing,
  verdict: Verdict,
  mayDecide: Type.Boolean(),
  adviser: nullable(Type.String()),
});
export type RegistrationCase = Static<typeof RegistrationCase>;

export const registeredCourses = endpoint({
  method: 'GET',
  path: '/CourseRegistration/course-approval/registered-courses',
  access,
  summary: "A student's registration, judged as it is today, with who decides on it",
  query: Type.Object({ id: Uuid }),
  reply: RegistrationCase,
});

const ONE_ID = '[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}';

/** `ids` are separated by commas: those of the rows that are shown. */
export const registrationVerdicts = endpoint({
  method: 'GET',
  path: '/CourseRegistration/course-approval/verdicts',
  access,
  summary: "The rule's verdict of today on each of these registrations that the caller sees",
  query: Type.Object({ ids: Type.String({ maxLength: 100 * 37, pattern: `^${ONE_ID}(,${ONE_ID})*$` }) }),
  reply: Type.Array(
    Type.Object({ id: Type.String(), reasons: count, conditions: count, first: nullable(Type.String()) }),
  ),
});

export const approveCourseRegistration = endpoint({
  method: 'POST',
  path: '/CourseRegistration/approve-course-registration',
  access: decides,
  inPerson: true,
  summary: 'Approves or returns each course that waits; what is returned has a reason. 409 when it was changed since',
  body: Type.Object({
    id: Uuid,
    revision: Id,
    lines: Type.Array(Type.Object({ id: Uuid, verdict: OneOf('approve', 'return'), reason: Type.Optional(reason) }), {
      minItems: 1,
      maxItems: 60,
    }),
  }),
  reply: RegistrationCase,
});

export const bulkApproveCourseRegistration = endpoint({
  method: 'POST',
  path: '/CourseRegistration/bulk-approve-course-registration',
  access: decides,
  inPerson: true,
  summary:
    'Approves registrations in which nothing is wrong, up to 200, each by itself; a trial says what would be done',
  body: Type.Object({
    registrations: Type.Array(Type.Object({ id: Uuid, revision: Id }), { minItems: 1, maxItems: 200 }),
    trial: Type.Boolean(),
  }),
  reply: Type.Array(
    Type.Object({
      id: Type.String(),
      fullName: nullable(Type.String()),
      approved: Type.Boolean(),
      message: Type.String(),
    }),
  ),
});

const OF_STUDENT = {
  regNumber: Type.String({ maxLength: 40 }),
  sessionId: Type.Optional(Id),
  semesterId: Type.Optional(Id),
};

/** Without a session and semester it is the student's current one. */
export const addOrDropCourses = endpoint({
  method: 'GET',
  path: '/CourseRegistration/add-or-drop-courses',
  access,
  summary: "A student's registration by their number, for who adds and drops courses for them",
  query: Type.Object(OF_STUDENT),
  reply: Type.Object({
    student: Student,
    standing: Standing,
    limits: RegistrableCourses.properties.limits,
    gates: RegistrableCourses.properties.gates,
  }),
});

export const registerableCourses = endpoint({
  method: 'GET',
  path: '/CourseRegistration/add-or-drop-courses/registerable-courses',
  access,
  summary: 'The courses that may be added for a student, each with what is in the way',
  query: Type.Object(OF_STUDENT),
  reply: Type.Array(OfferLine),
});

const CHANGES = {
  regNumber: OF_STUDENT.regNumber,
  sessionId: Id,
  semesterId: Id,
  revision: Type.Integer({ minimum: 0 }),
};

export const addCourses = endpoint({
  method: 'POST',
  path: '/CourseRegistration/add-or-drop-courses/add-courses',
  access,
  inPerson: true,
  summary:
    'Adds courses for a student with a reason: window, minimum and prerequisites do not count, seats and the maximum do; all refusals at once',
  body: Type.Object({ ...CHANGES, departmentCourseIds: Type.Array(Id, { minItems: 1, maxItems: 20 }), reason }),
  reply: Type.Object({ ...Verdict.properties, standing: Standing }),
});

export const dropCourses = endpoint({
  method: 'DELETE',
  path: '/CourseRegistration/add-or-drop-courses/drop-courses/:id',
  access,
  inPerson: true,
  summary: 'Drops a course for a student with a reason; 409 when it has a mark',
  params: Type.Object({ id: Uuid }),
  query: Type.Object({ revision: Id, reason }),
  reply: Standing,
});

export const advisedStudents = listed({
  path: '/Lecturer/course-adviser',
  access: { claim: 'results' },
  declared: advisedStudentsList,
  summary: 'The students of the levels that the caller advises, or of the departments that they lead',
  row: Type.Object({
    id: Type.String(),
    registrationId: nullable(Type.String()),
    fullName: Type.String(),
    number: Type.String(),
    department: Type.String(),
    levelId: count,
    courses: count,
    units: count,
    state: OneOf('none', ...Object.values(REGISTRATION)),
  }),
});

const AdvisedLevel = Type.Object({
  departmentId: Id,
  department: Type.String(),
  levelId: count,
  sessionId: Id,
  session: Type.String(),
  semesterId: Id,
  semester: Type.String(),
  adviser: nullable(Type.String()),
  students: count,
  registered: count,
  waiting: count,
  approved: count,
});
export type AdvisedLevel = Static<typeof AdvisedLevel>;

export const advisedLevels = endpoint({
  method: 'GET',
  path: '/Lecturer/advised-levels',
  access: { claim: 'results' },
  summary: 'The levels that the caller advises or leads, with how many registered in the current semester',
  reply: Type.Array(AdvisedLevel),
});

export const classLists = listed({
  path: '/Results/class-list',
  access: { claim: 'results' },
  declared: classList,
  summary: 'Who registered for a course: for its lecturers, and for those who lead its departments or the students',
  row: Type.Object({
    id: Type.String(),
    fullName: Type.String(),
    number: Type.String(),
    department: Type.String(),
    levelId: count,
    course: Type.String(),
    unit: count,
    kind: Kind,
    state: LineState,
  }),
  filters: { departmentCourseId: Id },
});

/** The list on paper, of one course and session. */
export const downloadClassList = endpoint({
  method: 'GET',
  path: '/Results/download-class-list',
  access: { claim: 'results' },
  summary: 'The class list of a course as a file or on paper',
  produces: 'application/octet-stream',
  query: Type.Object({
    departmentCourseId: Id,
    sessionId: Id,
    format: Type.Optional(OneOf('xlsx', 'csv', 'pdf')),
  }),
  reply: Type.String(),
});

import Type, { type Static } from 'typebox';
import admission from '#work/admission.json' with { type: 'json' };
import studentsList from '#lists/students/students.json' with { type: 'json' };
import { endpoint, type Reply } from '../kit/endpoint.ts';
import { Id } from '../kit/id.ts';
import { listed } from '../kit/list.ts';
import { statusFields } from '../kit/workflow.ts';
import { nullable } from '../kit/schemas.ts';

const access = { claim: 'student-management' } as const;
const Text = nullable(Type.String());
const { state } = statusFields(admission);

/** The address in the portal names a student by `id`, the admission. */
const StudentRow = Type.Object({
  id: Type.String(),
  studentId: Type.String(),
  fullName: Type.String(),
  matricNumber: Text,
  regNumber: Type.String(),
  faculty: Type.String(),
  department: Type.String(),
  programme: Type.String(),
  level: Type.String(),
  session: Type.String(),
  studentType: Type.String(),
  state,
  active: Type.Boolean(),
});
export type StudentRow = Static<typeof StudentRow>;

export const getStudents = listed({
  path: '/Student/get-students',
  access,
  declared: studentsList,
  summary: 'Everybody who has a student record',
  row: StudentRow,
});

/** What the college says of a student; the first six are locked, and corrected by an officer alone. */
export const StudentFacts = Type.Object({
  studentId: Type.String(),
  admissionId: Type.String(),
  fullName: Type.String(),
  sex: Text,
  dateOfBirth: Text,
  stateOfOrigin: Text,
  isIndigene: Type.Boolean({ description: 'In the latest session: of a state of the college' }),
  tags: Type.Array(Type.String(), { description: 'Groups that count for fees, in the latest session' }),
  programme: Type.String(),
  department: Type.String(),
  faculty: Type.String(),
  option: Text,
  level: Type.String(),
  studentType: Type.String(),
  modeOfStudy: Text,
  matricNumber: Text,
  regNumber: Type.String(),
  entrySession: Type.String(),
  state,
  status: Type.String({ description: 'The state in words' }),
  /** As the correction's form has them. */
  locked: Type.Object({
    surname: Type.String(),
    firstname: Type.String(),
    middlename: Type.String(),
    genderId: nullable(Id),
    dateOfBirth: Text,
    stateId: nullable(Id),
    studentTypeId: Id,
    programmeId: Id,
    departmentId: Id,
    optionId: nullable(Id),
    levelId: Id,
  }),
});
export type StudentFacts = Static<typeof StudentFacts>;

const Place = Type.Object({
  session: Type.String(),
  programme: Type.String(),
  department: Type.String(),
  option: Text,
  level: Type.String(),
});
export type StudentPlace = Static<typeof Place>;

/** An account that is deactivated cannot sign in; its owner's state stays. Null before there is one. */
const Account = Type.Object({
  userId: Type.String(),
  userName: Type.String(),
  email: Text,
  mobileNumber: Text,
  active: Type.Boolean(),
  isStaff: Type.Boolean(),
});

const AdmissionId = Type.Object({ admissionId: Type.String({ format: 'uuid' }) });

export const studentRecords = endpoint({
  method: 'GET',
  path: '/Student/student-records',
  access,
  summary:
    'A student record: what is in it, where the student stood in each session, and the account; 404 for who has none yet',
  query: AdmissionId,
  reply: Type.Object({
    student: StudentFacts,
    may: statusFields(admission).may,
    places: Type.Array(Place),
    account: nullable(Account),
  }),
});
export type StudentRecord = Reply<typeof studentRecords>;

const WithReason = Type.Object({
  id: Type.String({ format: 'uuid', description: 'The student record' }),
  reason: Type.String({ maxLength: 300 }),
});

export const activateStudent = endpoint({
  method: 'POST',
  path: '/Student/activate-student',
  access,
  inPerson: true,
  changes: 'person',
  summary: 'Lets a student sign in again, and tells them why',
  body: WithReason,
  reply: Type.Null(),
});

export const deactivateStudent = endpoint({
  method: 'POST',
  path: '/Student/deactivate-student',
  access,
  inPerson: true,
  changes: 'person',
  summary:
    'Stops a student from signing in, and nothing else: the state of the studies stays. They are mailed the reason',
  body: WithReason,
  reply: Type.Null(),
});

export const updateStaffStatus = endpoint({
  method: 'PUT',
  path: '/Student/update-student-staff-status',
  access,
  inPerson: true,
  changes: 'person',
  summary: 'Says whether a student is a member of staff too',
  query: Type.Object({ userId: Type.String({ format: 'uuid' }) }),
  body: Type.Object({ isStaff: Type.Boolean() }),
  reply: Type.Null(),
});

const TypeNow = Type.Object({
  studentTypeId: Id,
  studentType: Type.String(),
  studying: Type.Integer(),
  deferred: Type.Integer(),
  suspended: Type.Integer(),
  waiting: Type.Integer(),
});

export const sessionManager = endpoint({
  method: 'GET',
  path: '/Student/session-manager',
  access,
  summary: 'The open session; by student type, how many study, have deferred, or wait for a number',
  reply: Type.Object({ session: Text, sessionOpenedOn: Text, types: Type.Array(TypeNow) }),
});
export type SessionManager = Reply<typeof sessionManager>;

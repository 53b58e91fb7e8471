import Type, { type Static } from 'typebox';
import { endpoint } from '../kit/endpoint.ts';
import { Id as id } from '../kit/id.ts';
import { GrantedExemption } from './exemptions.ts';
import { ScoreMarks } from './result-sheets.ts';
import { nullable } from '../kit/schemas.ts';

const TextOrNull = nullable(Type.String());
const whole = Type.Integer();
const Uuid = Type.String({ format: 'uuid' });
const own = { claim: 'student' } as const;
const read = { claim: 'results' } as const;

/** Points are whole where they are; the average is printed with two decimals, and null where nothing counts. */
export const SemesterData = Type.Object({
  creditUnit: whole,
  creditPoint: Type.Number(),
  gradePointAverage: TextOrNull,
  /** 'provisional, 2 of 8 courses', until every course behind the average is published. */
  provisional: TextOrNull,
});
export type SemesterData = Static<typeof SemesterData>;

/** Units towards the total that the programme needs: of courses passed, each once, and of exemptions as the rules say. */
export const EarnedUnits = Type.Object({
  passed: whole,
  exempt: whole,
  total: whole,
  needed: nullable(Type.Integer({ description: 'Null where the college has not said' })),
});
export type EarnedUnits = Static<typeof EarnedUnits>;

const CREDIT = { earned: EarnedUnits, exemptions: Type.Array(GrantedExemption) };

const Term = Type.Object({
  sessionId: id,
  session: Type.String(),
  semesterId: id,
  semester: Type.String(),
});

/** A published course, with what its numbers came from. */
const PublishedCourse = Type.Object({
  code: Type.String(),
  title: Type.String(),
  unit: whole,
  ca: ScoreMarks.properties.ca,
  exam: ScoreMarks.properties.exam,
  /** What stands in place of a mark, and what it means. */
  scoreCode: ScoreMarks.properties.code,
  codeMeaning: TextOrNull,
  total: nullable(whole),
  grade: TextOrNull,
  /** Per unit. */
  gradePoint: nullable(Type.Number()),
  creditPoint: nullable(Type.Number()),
  /** Whether it counts in the averages, is outside them, waits or is withheld. */
  bearing: Type.String(),
  /** The day on which it was published, of a resit. */
  resitOn: TextOrNull,
});

/** Not published: where the sheet is and since when, never a mark. */
const WaitingCourse = Type.Object({
  code: Type.String(),
  title: Type.String(),
  unit: whole,
  status: Type.String(),
  since: nullable(Type.String({ format: 'date-time' })),
});

const Attempt = Type.Object({
  session: Type.String(),
  semester: Type.String(),
  code: Type.String(),
  unit: whole,
  total: nullable(whole),
  grade: TextOrNull,
  gradePoint: nullable(Type.Number()),
  /** False where another attempt at the course counts in its place, or it is outside the average. */
  counts: Type.Boolean(),
  resitOn: TextOrNull,
});

const Rules = Type.Object({
  name: Type.String(),
  version: whole,
  attempts: Type.String(),
  resits: Type.String(),
  passMark: whole,
  bands: Type.Array(Type.Object({ from: whole, to: whole, grade: Type.String(), gradePoint: Type.Number() })),
});

const StudentHead = Type.Object({
  fullName: Type.String(),
  matricNumber: Type.String(),
  faculty: Type.String(),
  department: Type.String(),
  programme: Type.String(),
  level: whole,
});

export const TermResult = Type.Object({
  student: StudentHead,
  term: nullable(Term),
  published: Type.Array(PublishedCourse),
  waiting: Type.Array(WaitingCourse),
  previous: SemesterData,
  current: SemesterData,
  cumulative: SemesterData,
  remark: TextOrNull,
  carryOvers: Type.Array(Type.String()),
  class: TextOrNull,
  rules: nullable(Rules),
  /** All that the cumulative average came from. */
  attempts: Type.Array(Attempt),
  ...CREDIT,
});
export type TermResult = Static<typeof TermResult>;

export const studentResults = endpoint({
  method: 'GET',
  path: '/Results/student-results',
  access: own,
  summary: "The caller's results of a semester, the last unless said, and how they were computed",
  query: Type.Object({ sessionId: Type.Optional(id), semesterId: Type.Optional(id) }),
  reply: TermResult,
});

const TermCgpa = Type.Object({
  ...Term.properties,
  published: whole,
  waiting: whole,
  creditUnit: whole,
  gradePointAverage: TextOrNull,
  provisional: TextOrNull,
  cumulative: TextOrNull,
  cumulativeProvisional: TextOrNull,
  remark: TextOrNull,
});
export type TermCgpa = Static<typeof TermCgpa>;

const Cgpa = Type.Object({
  terms: Type.Array(TermCgpa),
  cgpa: TextOrNull,
  class: TextOrNull,
  /** Of the CGPA and the class. */
  provisional: TextOrNull,
  /** The highest that the scale has. */
  scale: Type.Number(),
  ...CREDIT,
});
export type Cgpa = Static<typeof Cgpa>;

export const studentSemesterCgpa = endpoint({
  method: 'GET',
  path: '/Results/student-semester-cgpa',
  access: own,
  summary: "The caller's average of each semester, and the cumulative one",
  reply: Cgpa,
});

export const downloadGradeSheet = endpoint({
  method: 'GET',
  path: '/Results/download-grade-sheet',
  access: own,
  summary: "The caller's published results of a semester as a spreadsheet",
  produces: 'application/octet-stream',
  query: Type.Object({ sessionId: id, semesterId: id }),
  reply: Type.String(),
});

export const CompositeStudent = Type.Object({
  studentId: Uuid,
  regNo: Type.String(),
  name: Type.String(),
  /** By course code: '70 A', the code that stands for a mark, or 'EXEMPT'; a course that is not published is left out. */
  subjects: Type.Record(Type.String(), Type.String()),
  previous: SemesterData,
  current: SemesterData,
  cumulative: SemesterData,
  remark: TextOrNull,
  carryOvers: Type.Array(Type.String()),
  earned: EarnedUnits,
});

/** The specification's semester result grid. */
const Composite = Type.Object({
  faculty: Type.String(),
  department: Type.String(),
  session: Type.String(),
  semester: Type.String(),
  level: whole,
  courses: Type.Array(Type.Object({ courseCode: Type.String(), courseUnit: whole, courseTitle: Type.String() })),
  students: Type.Array(CompositeStudent),
});
export type Composite = Static<typeof Composite>;

/** A level of a department in a semester. */
export const OfClass = Type.Object({ departmentId: id, levelId: id, sessionId: id, semesterId: id });

export const studentsCompositeResults = endpoint({
  method: 'GET',
  path: '/Results/students-composite-results',
  access: read,
  summary: 'The published results of a level: for its adviser and head, the dean, senate and the registry',
  query: OfClass,
  reply: Composite,
});

const StudentClassInfo = Type.Object({
  fullName: Type.String(),
  matricNumber: Type.String(),
  faculty: Type.String(),
  department: Type.String(),
  programme: Type.String(),
  level: whole,
  coursesUploaded: whole,
  totalCoursesRegistered: whole,
  semestersCount: whole,
  sessionsCount: whole,
  cgpa: TextOrNull,
  class: TextOrNull,
  provisional: TextOrNull,
  terms: Type.Array(TermCgpa),
  attempts: Type.Array(Attempt),
  ...CREDIT,
});
export type StudentClassInfo = Static<typeof StudentClassInfo>;

export const studentClassInfo = endpoint({
  method: 'GET',
  path: '/Results/student-class-info',
  access: read,
  summary: "A student's published results: for the adviser and head of the level, the dean, senate and the registry",
  query: Type.Object({ studentId: Uuid }),
  reply: StudentClassInfo,
});

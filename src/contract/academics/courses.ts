import Type, { type Static } from 'typebox';
import { endpoint } from '../kit/endpoint.ts';
import { Id as id } from '../kit/id.ts';
import { listResource, resource } from '../kit/resource.ts';
import { uploaded } from '../kit/upload.ts';

const access = { claim: 'course-management' } as const;
const active = Type.Boolean();
const TextOrNull = Type.Union([Type.String(), Type.Null()]);
const UserName = Type.String({ maxLength: 254 });

/** A course belongs to the department that teaches it. Who may keep it: see `server/academics/courses/policy.ts`. */
export const courses = {
  ...resource({
    path: '/CourseManagement/courses', access, one: 'course', many: 'Courses', sorts: ['code', 'title', 'department'], filters: { departmentId: id, active },
    /** `offers`: how many departments and options offer it. */
    row: Type.Object({ id, code: Type.String(), title: Type.String(), unit: Type.Integer(), departmentId: id, department: Type.String(), offers: Type.Integer(), active }),
  }),
  ...uploaded('/CourseManagement/courses', 'Courses', access),
};

const Offer = {
  code: Type.String(), title: Type.String(), unit: Type.Integer(), departmentId: id, department: Type.String(), option: TextOrNull,
  levelId: Type.Integer(), semesterId: id, semester: Type.String(),
};

/** What a department, or an option of it, offers to a level in a semester. Its id is the `departmentCourseId`. */
export const departmentCourses = listResource({
  path: '/CourseManagement/course-assignments', access, one: 'course assignment', many: 'Courses of departments', sorts: ['code', 'department', 'level'],
  filters: { departmentId: id, levelId: Type.Integer({ minimum: 1, maximum: 10_000 }), semesterId: id, active },
  /** `assistants`: full names with commas between. */
  row: Type.Object({ id, courseId: id, ...Offer, lecturer: TextOrNull, lecturerUserName: TextOrNull, assistants: TextOrNull, active }),
});

/** `since`: ISO moment. `isMain`: answers for the course; the others assist. */
const Taught = Type.Object({ departmentCourseId: id, ...Offer, isMain: Type.Boolean(), since: Type.String() });
export type Taught = Static<typeof Taught>;

export const lecturerCourses = endpoint({
  method: 'GET', path: '/Lecturer/lecturer-courses', access: { claim: 'results' }, summary: 'The courses that the caller teaches', reply: Type.Array(Taught),
});

/** `changeable`: the caller may take it away. */
const LecturerRecord = Type.Object({
  userName: Type.String(), fullName: Type.String(),
  courses: Type.Array(Type.Object({ ...Taught.properties, changeable: Type.Boolean() })),
});
export type LecturerRecord = Static<typeof LecturerRecord>;

export const lecturerCoursesAssigned = endpoint({
  method: 'GET', path: '/Lecturer/lecturer-courses-assigned', access, summary: 'The courses that a lecturer teaches, whatever their department',
  query: Type.Object({ userName: UserName }), reply: LecturerRecord,
});

/**
 * `part: null` takes the course away. A course has one main lecturer: who takes the place of another says whose, so that
 * nobody is replaced unseen; 409 where somebody else has it by now.
 */
export const assignLecturerCourse = endpoint({
  method: 'POST', path: '/Lecturer/assign-or-update-lecturer-course', access, inPerson: true, summary: "Gives a department's course to a lecturer, as main lecturer or assistant, or takes it away",
  body: Type.Object({
    departmentCourseId: id, userName: UserName,
    part: Type.Union([Type.Literal('main'), Type.Literal('assistant'), Type.Null()]),
    inPlaceOf: Type.Union([UserName, Type.Null()]),
  }),
  reply: Type.Null(),
});

/** Lecturers are who may see results; 'a' or more of a name. */
export const searchLecturers = endpoint({
  method: 'GET', path: '/CourseManagement/lecturers', access, summary: 'Lecturers whose names begin so, the first ten',
  query: Type.Object({ search: Type.String({ maxLength: 100 }) }), reply: Type.Array(Type.Object({ userName: Type.String(), fullName: Type.String(), role: Type.String() })),
});

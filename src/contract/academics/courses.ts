import Type, { type Static } from 'typebox';
import coursesList from '#lists/academics/courses.json' with { type: 'json' };
import { SheetState } from './result-sheets.ts';
import lecturerCoursesList from '#lists/academics/lecturer-courses.json' with { type: 'json' };
import courseAssignmentsList from '#lists/academics/course-assignments.json' with { type: 'json' };
import { endpoint } from '../kit/endpoint.ts';
import { Id as id } from '../kit/id.ts';
import { listed } from '../kit/list.ts';
import { listResource, resource } from '../kit/resource.ts';
import { Revision as revision } from '../kit/revision.ts';
import { uploaded } from '../kit/upload.ts';

const access = { claim: 'course-management' } as const;
const active = Type.Boolean();
const mayChange = Type.Boolean();
const TextOrNull = Type.Union([Type.String(), Type.Null()]);
const UserName = Type.String({ maxLength: 254 });

/** A course belongs to the department that teaches it. `server/academics/courses/policy.ts` says who may change it. */
export const courses = {
  ...resource({
    path: '/CourseManagement/courses',
    access,
    declared: coursesList,
    one: 'course',
    row: Type.Object({
      id,
      code: Type.String(),
      title: Type.String(),
      unit: Type.Integer(),
      departmentId: id,
      department: Type.String(),
      offers: Type.Integer(),
      active,
      mayChange,
      revision,
    }),
  }),
  ...uploaded('/CourseManagement/courses', 'Courses', access),
};

const Offer = {
  code: Type.String(),
  title: Type.String(),
  unit: Type.Integer(),
  departmentId: id,
  department: Type.String(),
  option: TextOrNull,
  levelId: Type.Integer(),
  semesterId: id,
  semester: Type.String(),
};

/** A row's id is the `departmentCourseId`. */
export const departmentCourses = listResource({
  path: '/CourseManagement/course-assignments',
  access,
  declared: courseAssignmentsList,
  one: 'course assignment',
  /** `assistants` are full names with commas between. */
  row: Type.Object({
    id,
    courseId: id,
    ...Offer,
    lecturer: TextOrNull,
    lecturerUserName: TextOrNull,
    assistants: TextOrNull,
    offeredBy: Type.String(),
    taughtBy: TextOrNull,
    active,
    mayChange,
  }),
});

const Part = { isMain: Type.Boolean(), since: Type.String() };

/** A row's id is the `departmentCourseId`. */
export const lecturerCourses = listed({
  path: '/Lecturer/lecturer-courses',
  access: { claim: 'results' },
  declared: lecturerCoursesList,
  summary: 'The courses that the caller teaches',
  row: Type.Object({
    id,
    ...Offer,
    offeredBy: Type.String(),
    ...Part,
    /** The open session; null where none is open, and then the course has no sheet. */
    sessionId: Type.Union([id, Type.Null()]),
    state: SheetState,
    /** Why the sheet came back, until it is submitted again. */
    returned: TextOrNull,
    /** To the last day for scores, while the sheet is open; below 0 after it. */
    daysLeft: Type.Union([Type.Integer(), Type.Null()]),
    /** While the sheet is open: its students, those without a score or a code, and scores of files and tests without a student. */
    students: Type.Integer(),
    missing: Type.Integer(),
    unplaced: Type.Integer(),
  }),
});

const Taught = Type.Object({ departmentCourseId: id, ...Offer, ...Part });
export type Taught = Static<typeof Taught>;

const LecturerRecord = Type.Object({
  userName: Type.String(),
  fullName: Type.String(),
  courses: Type.Array(Type.Object({ ...Taught.properties, changeable: Type.Boolean() })),
});
export type LecturerRecord = Static<typeof LecturerRecord>;

export const lecturerCoursesAssigned = endpoint({
  method: 'GET',
  path: '/Lecturer/lecturer-courses-assigned',
  access,
  summary: 'The courses that a lecturer teaches, whatever their department',
  query: Type.Object({ userName: UserName }),
  reply: LecturerRecord,
});

/** `part: null` takes the course away. `inPlaceOf` names the main lecturer who is replaced; 409 when it is another by now. */
export const assignLecturerCourse = endpoint({
  method: 'POST',
  path: '/Lecturer/assign-or-update-lecturer-course',
  access,
  inPerson: true,
  summary: "Gives a department's course to a lecturer, as main lecturer or assistant, or takes it away",
  body: Type.Object({
    departmentCourseId: id,
    userName: UserName,
    part: Type.Union([Type.Literal('main'), Type.Literal('assistant'), Type.Null()]),
    inPlaceOf: Type.Union([UserName, Type.Null()]),
  }),
  reply: Type.Null(),
});

export const searchLecturers = endpoint({
  method: 'GET',
  path: '/CourseManagement/lecturers',
  access,
  summary: 'Lecturers whose names begin so, the first ten',
  query: Type.Object({ search: Type.String({ maxLength: 100 }) }),
  reply: Type.Array(Type.Object({ userName: Type.String(), fullName: Type.String(), role: Type.String() })),
});

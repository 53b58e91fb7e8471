import Type from 'typebox';
import deansList from '#lists/people/deans.json' with { type: 'json' };
import hodsList from '#lists/people/hods.json' with { type: 'json' };
import courseAdvisersList from '#lists/people/course-advisers.json' with { type: 'json' };
import { endpoint } from '../kit/endpoint.ts';
import { listed } from '../kit/list.ts';

const access = { claim: 'user-management' } as const;
const Id = Type.Integer({ minimum: 1, maximum: 2_147_483_647 });
const Text = Type.Union([Type.String(), Type.Null()]);

/** `id` is the faculty's or the department's; an adviser's is the appointment's. */
const Filled = { id: Id, unit: Type.String(), holder: Text, holderUserName: Text, since: Text };

export const deans = listed({
  path: '/Faculty/deans',
  access,
  declared: deansList,
  summary: 'Faculties and their deans',
  row: Type.Object(Filled),
});

export const hods = listed({
  path: '/Department/hods',
  access,
  declared: hodsList,
  summary: 'Departments and their heads',
  row: Type.Object(Filled),
});

export const courseAdvisers = listed({
  path: '/Department/course-advisers',
  access,
  declared: courseAdvisersList,
  summary: 'Course advisers by department and level',
  row: Type.Object({ ...Filled, departmentId: Id, level: Type.Integer() }),
});

/** Null leaves the appointment empty. */
const Holder = { userName: Type.Union([Type.String({ maxLength: 254 }), Type.Null()]) };

export const assignDean = endpoint({
  method: 'POST',
  path: '/Faculty/assign-dean-to-faculty',
  access,
  inPerson: true,
  changes: 'person',
  summary: 'Makes a member of staff dean of a faculty, or ends it',
  body: Type.Object({ facultyId: Id, ...Holder }),
  reply: Type.Null(),
});

export const assignHod = endpoint({
  method: 'POST',
  path: '/Department/assign-hod-to-department',
  access,
  inPerson: true,
  changes: 'person',
  summary: 'Makes a member of staff head of a department, or ends it',
  body: Type.Object({ departmentId: Id, ...Holder }),
  reply: Type.Null(),
});

export const assignCourseAdviser = endpoint({
  method: 'POST',
  path: '/Department/assign-course-adviser',
  access,
  inPerson: true,
  changes: 'person',
  summary: "Makes a member of staff adviser of a department's level, or ends it",
  body: Type.Object({
    departmentId: Id,
    level: Type.Integer({ minimum: 100, maximum: 900, multipleOf: 100 }),
    ...Holder,
  }),
  reply: Type.Null(),
});

export const searchStaff = endpoint({
  method: 'GET',
  path: '/Lecturer/lecturers',
  access,
  summary: 'Members of staff whose names begin so, the first ten',
  query: Type.Object({ search: Type.String({ maxLength: 100 }) }),
  reply: Type.Array(Type.Object({ userName: Type.String(), fullName: Type.String(), role: Type.String() })),
});

import Type from 'typebox';
import { endpoint } from '../kit/endpoint.ts';
import { Id as id } from '../kit/id.ts';
import { keptList, resource } from '../kit/resource.ts';
import { uploaded } from '../kit/upload.ts';

const access = { claim: 'school-setup' } as const;

const Named = { id, name: Type.String(), active: Type.Boolean() };
const active = Type.Boolean();

export const faculties = {
  ...resource({
    path: '/Faculty/faculties', access, one: 'faculty', many: 'Faculties', sorts: ['name', 'departments'], filters: { active },
    /** `departments`: how many are active. */
    row: Type.Object({ ...Named, departments: Type.Integer() }),
  }),
  ...uploaded('/Faculty/faculties', 'Faculties', access),
};

export const departments = {
  ...resource({
    path: '/Department/departments', access, one: 'department', many: 'Departments', sorts: ['name', 'faculty'], filters: { facultyId: id, active },
    row: Type.Object({ ...Named, facultyId: id, faculty: Type.String(), options: Type.Integer() }),
  }),
  ...uploaded('/Department/departments', 'Departments', access),
};

export const departmentOptions = {
  ...resource({
    path: '/Department/department-options', access, one: 'option', many: 'Options of departments', sorts: ['name', 'department'], filters: { departmentId: id, active },
    row: Type.Object({ ...Named, departmentId: id, department: Type.String(), faculty: Type.String() }),
  }),
  ...uploaded('/Department/department-options', 'Options of departments', access),
};

export const studentTypes = {
  ...resource({
    path: '/StudentType/all-student-types', access, one: 'student type', many: 'Student types', sorts: ['name', 'programmes'], filters: { active },
    row: Type.Object({ ...Named, programmes: Type.Integer() }),
  }),
  ...uploaded('/StudentType/all-student-types', 'Student types', access),
};

export const programmes = {
  ...resource({
    path: '/SchoolProgramme/programmes', access, one: 'programme', many: 'Programmes', sorts: ['name', 'studentType'], filters: { studentTypeId: id, active },
    row: Type.Object({ ...Named, studentTypeId: id, studentType: Type.String(), departments: Type.Integer() }),
  }),
  ...uploaded('/SchoolProgramme/programmes', 'Programmes', access),
};

export const programmeDepartments = {
  ...keptList({
    path: '/SchoolProgramme/programme-departments', access, one: 'programme department', many: 'Departments of programmes',
    sorts: ['programme', 'department'], filters: { schoolProgrammeId: id, departmentId: id, active },
    row: Type.Object({ id, schoolProgrammeId: id, programme: Type.String(), studentType: Type.String(), departmentId: id, department: Type.String(), faculty: Type.String(), active }),
  }),
  ...uploaded('/SchoolProgramme/programme-departments', 'Departments of programmes', access),
};

export const areas = {
  ...resource({
    path: '/AreaOfSpecialization/areas', access, one: 'area of specialization', many: 'Areas of specialization', sorts: ['name', 'departments'], filters: { active },
    row: Type.Object({ ...Named, departments: Type.Integer() }),
  }),
  ...uploaded('/AreaOfSpecialization/areas', 'Areas of specialization', access),
};

export const areaAssignments = {
  ...keptList({
    path: '/AreaOfSpecialization/assignments', access, one: 'assignment', many: 'Areas of specialization of departments',
    sorts: ['area', 'department'], filters: { areaId: id, departmentId: id, active },
    row: Type.Object({ id, areaId: id, area: Type.String(), departmentId: id, department: Type.String(), faculty: Type.String(), active }),
  }),
  ...uploaded('/AreaOfSpecialization/assignments', 'Areas of specialization of departments', access),
};

export const semesters = resource({
  path: '/Session/semesters', access, one: 'semester', many: 'Semesters', sorts: ['name'], filters: { active },
  row: Type.Object(Named),
});

export const academicSessions = keptList({
  path: '/Session/sessions', access, one: 'session', many: 'Academic sessions', sorts: ['name'], filters: { active },
  /** `isOpen`: applications are made in it. */
  row: Type.Object({ ...Named, isOpen: Type.Boolean() }),
});

export const openSession = endpoint({
  method: 'POST', path: '/Department/set-active-session', access, summary: 'Opens a session: applications and invoices are made in it from now on',
  body: Type.Object({ sessionId: id }), reply: Type.Null(),
});

export const rollbackSession = endpoint({
  method: 'POST', path: '/Department/rollback-active-session', access, summary: 'Takes the last opening back: the session before it is open again',
  reply: Type.Null(),
});

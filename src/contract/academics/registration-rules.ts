import Type from 'typebox';
import borrowPermitsList from '#lists/academics/borrow-permits.json' with { type: 'json' };
import studentUnitLoadsList from '#lists/academics/student-unit-loads.json' with { type: 'json' };
import studentWindowsList from '#lists/academics/student-windows.json' with { type: 'json' };
import unitLoadsList from '#lists/academics/unit-loads.json' with { type: 'json' };
import windowsList from '#lists/academics/registration-windows.json' with { type: 'json' };
import { endpoint } from '../kit/endpoint.ts';
import { FormAnswers } from '../kit/formAnswers.ts';
import { Id as id } from '../kit/id.ts';
import { listed } from '../kit/list.ts';
import { resource } from '../kit/resource.ts';
import { Revision as revision } from '../kit/revision.ts';
import { uploaded } from '../kit/upload.ts';
import { nullable } from '../kit/schemas.ts';

const management = { claim: 'course-management' } as const;
/** Advisers too: they are asked for units. */
const adviser = { claim: 'approve-registration' } as const;
const count = Type.Integer();
const active = Type.Boolean();
const mayChange = Type.Boolean();
const Day = Type.String();
const ById = Type.Object({ id });
const Made = Type.Object({ id });
const Switch = Type.Object({ active });

/** Windows of a student type. Who keeps the school's sessions opens and closes them. */
export const registrationWindows = resource({
  path: '/CourseRegistration/open-or-close-course-registration',
  access: management,
  declared: windowsList,
  one: 'registration window',
  row: Type.Object({
    id,
    name: Type.String(),
    sessionId: id,
    semesterId: id,
    studentTypeId: id,
    opensOn: Day,
    closesOn: Day,
    lateUntil: nullable(Day),
    active,
    mayChange,
    revision,
  }),
});

export const departmentUnitLoads = resource({
  path: '/CourseManagement/department-unit-loads',
  access: management,
  declared: unitLoadsList,
  one: 'unit load',
  row: Type.Object({
    id,
    departmentId: id,
    departmentOptionId: nullable(id),
    offeredBy: Type.String(),
    levelId: count,
    semesterId: id,
    semester: Type.String(),
    minUnits: count,
    maxUnits: count,
    active,
    mayChange,
    revision,
  }),
});

const Student = {
  id,
  studentId: Type.String(),
  fullName: Type.String(),
  number: Type.String(),
  department: Type.String(),
  levelId: count,
  active,
};

export const studentUnitLoads = listed({
  path: '/CourseManagement/student-unit-load',
  access: adviser,
  declared: studentUnitLoadsList,
  summary: "Students' own loads",
  row: Type.Object({
    ...Student,
    session: Type.String(),
    semester: Type.String(),
    minUnits: count,
    maxUnits: count,
    until: nullable(Day),
    reason: Type.String(),
  }),
});

/** The answers are those of `schemas/forms/academics/student-unit-load.json`. A student has one a semester: it is replaced. */
export const setStudentUnitLoad = endpoint({
  method: 'POST',
  path: '/CourseManagement/student-unit-load',
  access: adviser,
  inPerson: true,
  summary: "Sets a student's own load for a semester, with a reason",
  body: FormAnswers,
  reply: Made,
});

export const studentUnitLoadSheet = uploaded('/CourseManagement/student-unit-load', 'Student loads', adviser);

export const toggleStudentUnitLoad = endpoint({
  method: 'PUT',
  path: '/CourseManagement/student-unit-load/:id/toggle-activation',
  access: adviser,
  inPerson: true,
  summary: "Switches a student's own load off or on",
  params: ById,
  body: Switch,
  reply: Type.Null(),
});

export const studentWindows = listed({
  path: '/CourseRegistration/open-or-close-student-course-registration',
  access: management,
  declared: studentWindowsList,
  summary: 'Who may register although their window is closed',
  row: Type.Object({
    ...Student,
    term: Type.String(),
    until: Day,
    reason: Type.String(),
    openedBy: nullable(Type.String()),
  }),
});

/** The answers are those of `schemas/forms/academics/student-window.json`. */
export const openStudentWindow = endpoint({
  method: 'POST',
  path: '/CourseRegistration/open-or-close-student-course-registration',
  access: management,
  inPerson: true,
  summary: 'Opens registration for one student until a day, with a reason; sent again it changes the day',
  body: FormAnswers,
  reply: Made,
});

export const toggleStudentWindow = endpoint({
  method: 'PUT',
  path: '/CourseRegistration/open-or-close-student-course-registration/:id/toggle-activation',
  access: management,
  inPerson: true,
  summary: "Closes one student's own window, or opens it again",
  params: ById,
  body: Switch,
  reply: Type.Null(),
});

export const borrowPermits = listed({
  path: '/CourseRegistration/student-course-borrowing-status',
  access: management,
  declared: borrowPermitsList,
  summary: 'Who may take courses of another department',
  row: Type.Object({
    ...Student,
    term: Type.String(),
    sessionId: id,
    maxUnits: count,
    givenBy: nullable(Type.String()),
  }),
});

/** The answers are those of `schemas/forms/academics/borrow-permit.json`. */
export const giveBorrowPermit = endpoint({
  method: 'POST',
  path: '/CourseRegistration/student-course-borrowing-status',
  access: management,
  inPerson: true,
  summary: 'Permits a student to borrow so many units in a session; sent again it changes the units',
  body: FormAnswers,
  reply: Made,
});

export const toggleBorrowing = endpoint({
  method: 'PUT',
  path: '/CourseRegistration/toggle-student-course-borrowing',
  access: management,
  inPerson: true,
  summary: "Switches a student's permit of a session off or on, and sets its units",
  body: Type.Object({
    studentId: Type.String({ format: 'uuid' }),
    sessionId: id,
    active,
    maxUnits: Type.Integer({ minimum: 1, maximum: 60 }),
  }),
  reply: Type.Null(),
});

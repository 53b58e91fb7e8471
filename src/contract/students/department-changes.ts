import Type, { type Static } from 'typebox';
import departmentChangesList from '#lists/students/department-changes.json' with { type: 'json' };
import departmentChange from '#work/department-change.json' with { type: 'json' };
import { endpoint, type Reply } from '../kit/endpoint.ts';
import { FormAnswers } from '../kit/formAnswers.ts';
import { Id } from '../kit/id.ts';
import { listed } from '../kit/list.ts';
import { papered } from '../kit/paper.ts';
import { statusFields, TakenStep, worked } from '../kit/workflow.ts';
import { nullable } from '../kit/schemas.ts';

const access = { claim: 'staff' } as const;
const student = { claim: 'student' } as const;
const { state } = statusFields(departmentChange);
const Moment = Type.String({ format: 'date-time' });
const Facts = Type.Array(Type.Tuple([Type.String(), Type.String()]));

const Own = Type.Object({
  id: Type.String(),
  facts: Facts,
  reason: Type.String(),
  state,
  status: Type.String(),
  steps: Type.Array(TakenStep),
  mayWithdraw: Type.Boolean(),
  hasLetter: Type.Boolean(),
});

/** `checks` are what the college can say before a choice, and of the department where one is named; `met` null is for the offices to judge. */
export const applyForChangeVerdict = endpoint({
  method: 'GET',
  path: '/Student/apply-for-change-of-department',
  access: student,
  summary: 'Whether the student may change department, what prevents it, and the latest application',
  query: Type.Object({ departmentId: Type.Optional(Id) }),
  reply: Type.Object({
    studentTypeId: Id,
    department: Type.String(),
    session: Type.String(),
    checks: Type.Array(Type.Object({ words: Type.String(), met: nullable(Type.Boolean()) })),
    mayApply: Type.Boolean(),
    application: nullable(Own),
  }),
});
export type ChangeVerdict = Reply<typeof applyForChangeVerdict>;

export const applyForChange = endpoint({
  method: 'POST',
  path: '/Student/apply-for-change-of-department',
  access: student,
  inPerson: true,
  summary:
    'Applies for another department and makes the charge; it is submitted once that is paid. 409 while one is open',
  body: Type.Object({ request: Type.String({ format: 'uuid' }), answers: FormAnswers }),
  reply: Type.Object({ id: Type.String(), state }),
});

export const resubmitChange = endpoint({
  method: 'PUT',
  path: '/Student/apply-for-change-of-department',
  access: student,
  inPerson: true,
  summary: 'Submits the own application again after it was returned, with another reason',
  body: Type.Object({ id: Type.String({ format: 'uuid' }), reason: Type.String({ maxLength: 300 }) }),
  reply: Type.Null(),
});

export const withdrawChange = endpoint({
  method: 'POST',
  path: '/Student/withdraw-change-of-department',
  access: student,
  inPerson: true,
  summary: 'Withdraws the own application while it is not decided',
  body: Type.Object({ id: Type.String({ format: 'uuid' }) }),
  reply: Type.Null(),
});

export const changeLetter = papered({
  path: '/Student/change-of-department-letter',
  access: student,
  summary: 'The letter of an approved change of department',
  query: Type.Object({}),
});

const ChangeRow = Type.Object({
  id: Type.String(),
  fullName: Type.String(),
  number: Type.String(),
  fromDepartment: Type.String(),
  toDepartment: Type.String(),
  createdAt: Moment,
  session: Type.String(),
  state,
});
export type ChangeRow = Static<typeof ChangeRow>;

export const departmentChanges = listed({
  path: '/Student/department-changes',
  access,
  declared: departmentChangesList,
  summary: 'Changes of department: all for who manages students, else those of the departments that one leads',
  row: ChangeRow,
});

export const departmentChangeRecord = endpoint({
  method: 'GET',
  path: '/Student/decide-change-of-department/:id',
  access,
  summary: 'One change of department; 404 for who has no part in it',
  params: Type.Object({ id: Type.String({ format: 'uuid' }) }),
  reply: Type.Object({
    id: Type.String(),
    fullName: Type.String(),
    facts: Facts,
    reason: Type.String(),
    checks: Type.Array(Type.Object({ words: Type.String(), met: nullable(Type.Boolean()) })),
    status: Type.String(),
    steps: Type.Array(TakenStep),
    ...statusFields(departmentChange),
  }),
});

export const departmentChangeWork = worked({
  path: '/Student/decide-change-of-department',
  access: { claim: 'student-management' },
  work: departmentChange,
});

import Type, { type Static } from 'typebox';
import siwesList from '#lists/students/siwes-forms.json' with { type: 'json' };
import siwesForm from '#work/siwes-form.json' with { type: 'json' };
import { endpoint } from '../kit/endpoint.ts';
import { FormAnswers } from '../kit/formAnswers.ts';
import { listed } from '../kit/list.ts';
import { papered } from '../kit/paper.ts';
import { statusFields, worked } from '../kit/workflow.ts';
import { nullable } from '../kit/schemas.ts';

const access = { claim: 'siwes' } as const;
const student = { claim: 'student' } as const;
const Text = nullable(Type.String());
const Facts = Type.Array(Type.Tuple([Type.String(), Type.String()]));
const { state } = statusFields(siwesForm);

/** `student` is what the record says and the form repeats: matric number, course, level. */
const OwnSiwes = Type.Object({
  session: Type.String(),
  student: Facts,
  answers: FormAnswers,
  revision: Type.Integer({ description: '0 before it is saved for the first time' }),
  state: nullable(state),
  status: Text,
  returned: nullable(Type.Object({ by: Type.String(), reason: Text })),
});
export type OwnSiwes = Static<typeof OwnSiwes>;

export const studentSiwes = endpoint({
  method: 'GET',
  path: '/Student/student-siwes',
  access: student,
  summary: 'The own Form 8 of the current session; 404 for an account without a record',
  reply: OwnSiwes,
});

export const saveSiwes = endpoint({
  method: 'PUT',
  path: '/Student/add-or-update-student-siwes-details',
  access: student,
  inPerson: true,
  summary:
    'Saves and submits the own Form 8 of the current session; 409 once it is signed, or where it was saved since that revision',
  body: Type.Object({ data: FormAnswers, revision: Type.Integer({ minimum: 0, maximum: 2_147_483_647 }) }),
  reply: Type.Object({ revision: Type.Integer() }),
});

export const siwesPaper = papered({
  path: '/Student/siwes-form-8',
  access: student,
  summary: 'The own Form 8 of the current session',
  query: Type.Object({}),
});

const SiwesRow = Type.Object({
  id: Type.String(),
  fullName: Type.String(),
  number: Type.String(),
  department: Type.String(),
  level: Type.String(),
  employer: Type.String(),
  startDate: Type.String(),
  endDate: Type.String(),
  session: Type.String(),
  ...statusFields(siwesForm),
});
export type SiwesRow = Static<typeof SiwesRow>;

export const siwesForms = listed({
  path: '/Student/siwes-forms',
  access,
  declared: siwesList,
  summary: 'The SIWES forms of all sessions',
  row: SiwesRow,
});

export const siwesRecord = endpoint({
  method: 'GET',
  path: '/Student/siwes-form/:id',
  access,
  summary: 'One SIWES form as it is now. Its digest is that of what signing approves',
  params: Type.Object({ id: Type.String({ format: 'uuid' }) }),
  reply: Type.Object({
    id: Type.String(),
    fullName: Type.String(),
    session: Type.String(),
    student: Facts,
    facts: Facts,
    digest: Type.String(),
    status: Type.String(),
    ...statusFields(siwesForm),
  }),
});

export const siwesWork = worked({ path: '/Student/siwes-form', access, work: siwesForm });

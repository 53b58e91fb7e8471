import Type, { type Static } from 'typebox';
import exemptionsList from '#lists/academics/exemptions.json' with { type: 'json' };
import exemptionChart from '#work/exemption.json' with { type: 'json' };
import { endpoint, type Reply } from '../kit/endpoint.ts';
import { FormAnswers } from '../kit/formAnswers.ts';
import { listed } from '../kit/list.ts';
import { nullable } from '../kit/schemas.ts';
import { statusFields, worked } from '../kit/workflow.ts';

const access = { claim: 'results' } as const;
const Uuid = Type.String({ format: 'uuid' });
const Moment = Type.String({ format: 'date-time' });

const Course = {
  code: Type.String({ description: 'As the course was called when the exemption was asked for' }),
  title: Type.String(),
  unit: Type.Integer(),
  basis: Type.String({ description: 'Direct entry, Transfer or Other' }),
  origin: Type.String({ description: 'The institution where it was taken' }),
  paper: Type.String({ description: 'What says so' }),
};

/** What is granted, as its student and papers show it. */
export const GrantedExemption = Type.Object({ ...Course, grantedBy: Type.String(), grantedAt: Moment });
export type GrantedExemption = Static<typeof GrantedExemption>;

const Row = Type.Object({
  id: Uuid,
  fullName: Type.String(),
  number: Type.String(),
  code: Course.code,
  unit: Course.unit,
  basis: Course.basis,
  paper: Course.paper,
  askedAt: Moment,
  askedBy: Type.String(),
  ...statusFields(exemptionChart),
});
export type ExemptionRow = Static<typeof Row>;

export const exemptions = listed({
  path: '/Exemptions/exemptions',
  access,
  declared: exemptionsList,
  summary: 'Exemptions: the registry and senate see all, others those of their office',
  row: Row,
});

const Exemption = Type.Object({
  ...Row.properties,
  ...Course,
  digest: Type.String({ description: 'Of what is shown, for who grants it' }),
  decidedBy: nullable(Type.String()),
  decidedAt: nullable(Moment),
  reason: nullable(Type.String({ description: 'Why it was refused or withdrawn' })),
});
export type Exemption = Static<typeof Exemption>;

export const exemptionsOfStudent = endpoint({
  method: 'GET',
  path: '/Exemptions/student',
  access,
  summary: "A student's exemptions by number: who granted each, when, on which paper",
  query: Type.Object({ number: Type.String({ minLength: 1, maxLength: 40 }) }),
  reply: Type.Object({
    studentId: Uuid,
    fullName: Type.String(),
    number: Type.String(),
    department: Type.String(),
    programme: Type.String(),
    levelId: Type.Integer(),
    mayAsk: Type.Boolean(),
    exemptions: Type.Array(Exemption),
  }),
});
export type ExemptionsOfStudent = Reply<typeof exemptionsOfStudent>;

export const askExemption = endpoint({
  method: 'POST',
  path: '/Exemptions/exemption',
  access: { claim: 'publish-results' },
  inPerson: true,
  summary:
    'Asks that a student is exempted from courses, on a paper. Senate grants it. 409 where one of them is exempted or asked for already',
  body: Type.Object({
    request: Type.String({ format: 'uuid', description: "The request's own name: sent again, it is the same one" }),
    studentId: Uuid,
    answers: FormAnswers,
  }),
  reply: Type.Object({ ids: Type.Array(Uuid) }),
});

export const grantExemptions = endpoint({
  method: 'POST',
  path: '/Exemptions/grant',
  access: { claim: 'senate' },
  inPerson: true,
  summary: 'Grants several exemptions of one student as they were seen, or none: 409 where one has changed',
  body: Type.Object({
    studentId: Uuid,
    seen: Type.Array(Type.Object({ id: Uuid, digest: Type.String({ maxLength: 128 }) }), { minItems: 1, maxItems: 60 }),
  }),
  reply: Type.Object({ granted: Type.Integer() }),
});

export const exemptionWork = worked({ path: '/Exemptions/exemption', access, work: exemptionChart });

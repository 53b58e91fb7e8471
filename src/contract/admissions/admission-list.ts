import Type, { type Static } from 'typebox';
import admissionList from '#lists/admissions/admission-list.json' with { type: 'json' };
import { LARGE_SHEET } from '#rules/sheetLimits.ts';
import admission from '#work/admission.json' with { type: 'json' };
import { Invoice } from '../finance/invoices.ts';
import { FormAnswers } from '../kit/formAnswers.ts';
import { endpoint } from '../kit/endpoint.ts';
import { Id } from '../kit/id.ts';
import { listed } from '../kit/list.ts';
import { AtRevision, Revision } from '../kit/revision.ts';
import { uploaded } from '../kit/upload.ts';
import { statusFields, worked } from '../kit/workflow.ts';
import { nullable } from '../kit/schemas.ts';

/** Where an admission stands, for the candidate: `next` is what to do now, `lastDay` until when the offer is open. */
export const AdmissionProgress = Type.Object({
  state: statusFields(admission).state,
  status: Type.String({ description: 'The state in words' }),
  next: Type.String(),
  lastDay: nullable(Type.String()),
  mayAnswer: Type.Boolean({ description: 'Whether it can be accepted or declined now' }),
  hasLetter: Type.Boolean(),
});
export type AdmissionProgress = Static<typeof AdmissionProgress>;

const AdmissionStatus = Type.Object({
  regNumber: Type.String(),
  studentType: Type.String(),
  session: Type.String(),
  admission: nullable(
    Type.Object({
      initials: Type.String({
        description: 'Anybody may pay the check of any number, so the name stays out',
        examples: ['O. A. N.'],
      }),
      programme: Type.String(),
      admittedOn: Type.String(),
      ...AdmissionProgress.properties,
      sentTo: nullable(
        Type.String({ description: 'Part of the address to which a code would go; null where the list has none' }),
      ),
    }),
  ),
  asOf: Type.String({ format: 'date-time' }),
});

export const generateAdmissionStatusInvoice = endpoint({
  method: 'POST',
  path: '/ApplicationInvoice/generate-admission-status-invoice',
  access: 'public',
  summary:
    'Makes the invoice for checking the admission status of a number; one for a number, a student type and a phone',
  body: FormAnswers,
  reply: Invoice,
});

export const checkAdmissionStatus = endpoint({
  method: 'GET',
  path: '/ApplicationInvoice/check-admission-status',
  access: 'public',
  summary: 'Whether a number is on the admission list, once the check of it is paid',
  query: Type.Object({
    regNumber: Type.Optional(Type.String({ maxLength: 40 })),
    studentTypeId: Type.Optional(Id),
    rrr: Type.Optional(Type.String({ maxLength: 40, description: 'By which the check was paid' })),
  }),
  reply: AdmissionStatus,
});

/** From the list to the degree. Candidates take their own steps, and lists and runs theirs; officers take these. */
export const admissionWork = worked({
  path: '/AdmissionList/admission',
  access: { claim: 'student-management' },
  work: admission,
});

export type AdmissionStatus = Static<typeof AdmissionStatus>;

const access = { claim: 'student-management' } as const;
const TextOrNull = Type.Union([Type.String(), Type.Null()]);
const ById = Type.Object({ id: Type.String({ format: 'uuid' }) });

const ListedPlace = {
  id: ById.properties.id,
  regNumber: Type.String(),
  fullName: Type.String(),
  studentType: Type.String(),
  programme: Type.String(),
  option: TextOrNull,
  session: Type.String(),
  department: TextOrNull,
  stateOfOrigin: TextOrNull,
  level: Type.Integer(),
  status: Type.String(),
  admittedOn: Type.String(),
  offerUntil: TextOrNull,
  email: TextOrNull,
  revision: Revision,
};

export const admissionPlaces = listed({
  path: '/AdmissionList/list',
  access,
  declared: admissionList,
  summary: 'Who was admitted, and how far they have come',
  row: Type.Object(ListedPlace),
});

export const admissionSheet = uploaded('/AdmissionList', 'Admission list', access, {
  size: LARGE_SHEET,
  template: 'sample-sheet',
});

/** With the answers of the form by which it is corrected, `listed-admission`. */
const PlaceRecord = Type.Object({
  ...ListedPlace,
  session: Type.String(),
  answers: Type.Record(Type.String(), Type.Unknown()),
});
export type PlaceRecord = Static<typeof PlaceRecord>;

export const admissionRecord = endpoint({
  method: 'GET',
  path: '/AdmissionList/record/:id',
  access,
  summary: 'A place on the admission list',
  params: ById,
  reply: PlaceRecord,
});

export const updateAdmissionRecord = endpoint({
  method: 'PUT',
  path: '/AdmissionList/update/:id',
  access,
  inPerson: true,
  summary:
    'Corrects a place on the admission list, until its offer is accepted; 409 when it was changed since that revision',
  params: ById,
  query: AtRevision,
  body: FormAnswers,
  reply: Type.Null(),
});

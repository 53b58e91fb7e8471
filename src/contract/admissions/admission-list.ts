import Type, { type Static } from 'typebox';
import { Invoice } from './application-invoices.ts';
import { FormAnswers } from '../kit/formAnswers.ts';
import { endpoint } from '../kit/endpoint.ts';
import { Id } from '../kit/id.ts';

const AdmissionStatus = Type.Object({
  regNumber: Type.String(),
  studentType: Type.String(),
  session: Type.String(),
  admission: Type.Union([Type.Object({ fullName: Type.String(), programme: Type.String(), admittedOn: Type.String() }), Type.Null()]),
  asOf: Type.String({ format: 'date-time' }),
});

export const generateAdmissionStatusInvoice = endpoint({
  method: 'POST', path: '/ApplicationInvoice/generate-admission-status-invoice', access: 'public',
  summary: 'Makes the invoice for checking the admission status of a number; one for a number, a student type and a phone',
  body: FormAnswers,
  reply: Invoice,
});

export const checkAdmissionStatus = endpoint({
  method: 'GET', path: '/ApplicationInvoice/check-admission-status', access: 'public',
  summary: 'Whether a number is on the admission list, for one whose check of that number is paid',
  query: Type.Object({
    regNumber: Type.Optional(Type.String({ maxLength: 40 })),
    studentTypeId: Type.Optional(Id),
    rrr: Type.Optional(Type.String({ maxLength: 20, description: 'By which the check was paid' })),
  }),
  reply: AdmissionStatus,
});

export type AdmissionStatus = Static<typeof AdmissionStatus>;

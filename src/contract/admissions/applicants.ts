import Type, { type Static } from 'typebox';
import applicantsList from '#lists/admissions/applicants.json' with { type: 'json' };
import submittedList from '#lists/admissions/submitted-applications.json' with { type: 'json' };
import unpaidList from '#lists/admissions/unpaid-applications.json' with { type: 'json' };
import { endpoint } from '../kit/endpoint.ts';
import { Id } from '../kit/id.ts';
import { listed } from '../kit/list.ts';
import { May } from '../kit/may.ts';
import { nullable, OneOf } from '../kit/schemas.ts';

const access = { claim: 'applications' } as const;
const Moment = Type.String({ format: 'date-time' });
const Uuid = Type.String({ format: 'uuid' });

/** An applicant is who made an invoice for an application: the id is the invoice's. */
export const ApplicantRow = Type.Object({
  id: Uuid,
  number: Type.String({ description: 'Of the application; before it is begun, the JAMB registration or phone number' }),
  fullName: Type.String(),
  programme: Type.String(),
  state: Type.Unsafe<'unpaid' | 'paid' | 'begun' | 'reopened' | 'submitted' | 'void'>({
    type: 'string',
    enum: ['unpaid', 'paid', 'begun', 'reopened', 'submitted', 'void'],
  }),
  paidAt: nullable(Moment),
  submittedAt: nullable(Moment),
  madeAt: Moment,
  rrr: nullable(Type.String()),
  invoiceNumber: Type.String(),
  mobileNumber: Type.String(),
  email: Type.String(),
  session: Type.String(),
  /** Null where nobody was named. */
  references: nullable(OneOf('waiting', 'answered', 'declined')),
});
export type ApplicantRow = Static<typeof ApplicantRow>;

const RRR = Type.String({ maxLength: 20 });

export const applicants = listed({
  path: '/Application/applications',
  access,
  declared: applicantsList,
  summary: 'Applicants: programme, status, number, name, paid, submitted',
  row: ApplicantRow,
  filters: { RRR },
});

export const submittedApplications = listed({
  path: '/Application/submitted-applications',
  access,
  declared: submittedList,
  summary: 'Applications that were submitted, and those that are open again',
  row: ApplicantRow,
});

export const unpaidApplications = listed({
  path: '/Application/unpaid-applications',
  access,
  declared: unpaidList,
  summary: 'Applications that were never paid',
  row: ApplicantRow,
});

const Applicant = Type.Object({
  ...ApplicantRow.properties,
  applicationId: nullable(Uuid),
  amountKobo: Type.Integer(),
  edition: Type.Integer(),
  /** In the order of the form. */
  sections: Type.Array(
    Type.Object({ name: Type.String(), title: Type.String(), isSaved: Type.Boolean(), isOpen: Type.Boolean() }),
  ),
  /** What was submitted before, the newest first. */
  editions: Type.Array(
    Type.Object({
      edition: Type.Integer(),
      submittedAt: Moment,
      reopenedAt: Moment,
      reason: Type.String(),
      sections: Type.Array(Type.String()),
    }),
  ),
  may: May('reset', 'deactivate', 'remove'),
});
export type Applicant = Static<typeof Applicant>;

export const applicant = endpoint({
  method: 'GET',
  path: '/Application/applications/:id',
  access,
  summary: 'An applicant: the invoice, the application and its sections',
  params: Type.Object({ id: Uuid }),
  reply: Applicant,
});

export const resetApplications = endpoint({
  method: 'POST',
  path: '/Application/reset-applications',
  access,
  inPerson: true,
  summary:
    'Opens named sections of submitted applications again, with a reason: what was submitted stays, and each applicant is mailed',
  body: Type.Object({
    ids: Type.Array(Uuid, { minItems: 1, maxItems: 200, uniqueItems: true }),
    sections: Type.Array(Type.String({ maxLength: 80 }), { maxItems: 30, uniqueItems: true }),
    reason: Type.String({ maxLength: 1000 }),
  }),
  reply: Type.Object({
    reopened: Type.Integer(),
    refused: Type.Array(Type.Object({ id: Uuid, why: Type.String() })),
  }),
});

export const deleteApplication = endpoint({
  method: 'DELETE',
  path: '/Application/applications/:id',
  access,
  inPerson: true,
  summary:
    'Deletes what was never paid: the provider is asked first and its RRR withdrawn, and the person is no longer named; 409 for what is paid',
  params: Type.Object({ id: Uuid }),
  body: Type.Object({ reason: Type.String({ maxLength: 1000 }) }),
  reply: Type.Null(),
});

export const deactivateApplicationInvoice = endpoint({
  method: 'POST',
  path: '/ApplicationInvoice/deactivate-application-invoice',
  access,
  inPerson: true,
  summary:
    "Deactivates an applicant's unpaid invoice, with a reason: the provider is asked first and its RRR withdrawn; 409 for what is paid",
  query: Type.Object({
    rrr: Type.String({ minLength: 1, maxLength: 40, description: 'The RRR or the invoice number' }),
  }),
  body: Type.Object({ reason: Type.String({ maxLength: 1000 }) }),
  reply: Type.Null(),
});

const ApplicationType = Type.Object({
  id: Id,
  name: Type.String(),
  feeKobo: Type.Integer(),
  session: nullable(Type.String()),
  opens: Type.String({ format: 'date' }),
  closes: Type.String({ format: 'date' }),
  isOpen: Type.Boolean(),
  /** Without one its invoice is all that it asks for. */
  hasForm: Type.Boolean(),
});

export const applicationTypes = endpoint({
  method: 'GET',
  path: '/Application/application-types',
  access,
  summary: 'What can be applied for: fee, session and dates',
  reply: Type.Array(ApplicationType),
});

export const pgApplicationTypes = endpoint({
  method: 'GET',
  path: '/Application/pg-application-types',
  access: 'public',
  summary: 'What postgraduates can apply for: fee, session and dates',
  reply: Type.Array(ApplicationType),
});

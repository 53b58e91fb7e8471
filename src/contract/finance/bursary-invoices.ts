import Type, { type Static } from 'typebox';
import invoicesList from '#lists/finance/bursary-invoices.json' with { type: 'json' };
import { endpoint } from '../kit/endpoint.ts';
import { listed } from '../kit/list.ts';
import { May } from '../kit/may.ts';
import { nullable } from '../kit/schemas.ts';
import { InvoiceState } from './invoice-states.ts';

const access = { claim: 'invoices' } as const;
const Moment = Type.String({ format: 'date-time' });
const Code = Type.String({ minLength: 1, maxLength: 40, description: 'An RRR or an invoice number' });

const InvoiceRow = Type.Object({
  id: Type.String(),
  invoiceNumber: Type.String(),
  fullName: Type.String(),
  number: Type.String(),
  description: Type.String(),
  payer: Type.Unsafe<'student' | 'visitor'>({ type: 'string', enum: ['student', 'visitor'] }),
  session: Type.String(),
  amountKobo: Type.Integer(),
  state: InvoiceState,
  createdAt: Moment,
  rrr: nullable(Type.String()),
});
export type BursaryInvoiceRow = Static<typeof InvoiceRow>;

export const bursaryInvoices = listed({
  path: '/Bursary/bursary-invoices',
  access,
  declared: invoicesList,
  summary: invoicesList.title,
  row: InvoiceRow,
});

const Invoice = Type.Object({
  ...InvoiceRow.properties,
  phone: Type.String(),
  email: Type.String(),
  paidAt: nullable(Moment),
  voided: nullable(Type.Object({ at: Moment, reason: Type.String() })),
  may: May('deactivate'),
});
export type BursaryInvoice = Static<typeof Invoice>;

export const bursaryInvoiceDetails = endpoint({
  method: 'GET',
  path: '/Bursary/invoice-details',
  access,
  summary: 'One invoice of a sundry fee, whether a student or a visitor made it',
  query: Type.Object({ invoiceCode: Code }),
  reply: Invoice,
});

export const deactivateBursaryInvoice = endpoint({
  method: 'POST',
  path: '/Bursary/deactivate-bursary-invoice',
  access: { claim: 'void-invoices' },
  inPerson: true,
  summary:
    'Voids an invoice of a sundry fee, with a reason: the provider is asked first and its RRR withdrawn; 409 for what is paid',
  body: Type.Object({ code: Code, reason: Type.String({ maxLength: 1000 }) }),
  reply: Type.Null(),
});

export const applicantInformation = endpoint({
  method: 'GET',
  path: '/Bursary/applicant-information',
  access,
  summary: 'Whose a matric or registration number is: the name, the programme, the level, and what is owed',
  query: Type.Object({ regNumber: Type.String({ minLength: 1, maxLength: 60 }) }),
  reply: Type.Object({
    fullName: Type.String(),
    number: Type.String(),
    studentType: Type.String(),
    programme: Type.String(),
    department: Type.String(),
    level: Type.String(),
    session: Type.String(),
    owedKobo: Type.Integer(),
    creditKobo: Type.Integer(),
  }),
});

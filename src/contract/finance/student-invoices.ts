import Type, { type Static } from 'typebox';
import invoicesList from '#lists/finance/student-invoices.json' with { type: 'json' };
import { endpoint } from '../kit/endpoint.ts';
import { listed } from '../kit/list.ts';
import { May } from '../kit/may.ts';
import { nullable } from '../kit/schemas.ts';
import { InvoiceState } from './invoice-states.ts';

const access = { claim: 'invoices' } as const;
const Moment = Type.String({ format: 'date-time' });
const ById = Type.Object({ id: Type.String({ format: 'uuid' }) });
const Code = Type.String({ minLength: 1, maxLength: 40, description: 'An RRR or an invoice number' });

const InvoiceRow = Type.Object({
  id: Type.String(),
  invoiceNumber: Type.String(),
  fullName: Type.String(),
  number: Type.String(),
  purpose: Type.String(),
  session: Type.String(),
  amountKobo: Type.Integer(),
  state: InvoiceState,
  createdAt: Moment,
  rrr: nullable(Type.String()),
  part: nullable(Type.String()),
});
export type StudentInvoiceRow = Static<typeof InvoiceRow>;

export const studentInvoices = listed({
  path: '/Payment/students-invoices',
  access,
  declared: invoicesList,
  summary: invoicesList.title,
  row: InvoiceRow,
});

const Invoice = Type.Object({
  ...InvoiceRow.properties,
  description: Type.String(),
  lines: Type.Array(Type.Object({ fee: Type.String(), amountKobo: Type.Integer() })),
  paidAt: nullable(Moment),
  voided: nullable(Type.Object({ at: Moment, reason: Type.String(), replacedBy: nullable(Type.String()) })),
  may: May('reprice', 'deactivate'),
});
export type StudentInvoiceRecord = Static<typeof Invoice>;

export const findStudentInvoice = endpoint({
  method: 'GET',
  path: '/Payment/students-invoices/:id',
  access,
  summary: "One student's invoice, line by line",
  params: ById,
  reply: Invoice,
});

export const deactivateFeeInvoice = endpoint({
  method: 'POST',
  path: '/Payment/deactivate-fee-invoice',
  access: { claim: 'void-invoices' },
  inPerson: true,
  summary:
    "Voids a student's invoice, with a reason: the provider is asked first and its RRR withdrawn; 409 for what is paid",
  body: Type.Object({ code: Code, reason: Type.String({ maxLength: 1000 }) }),
  reply: Type.Null(),
});

export const updateFeeInvoice = endpoint({
  method: 'PUT',
  path: '/Payment/schoolfees/updateinvoice',
  access: { claim: 'void-invoices' },
  inPerson: true,
  summary:
    "Prices a student's unpaid invoice again, at today's rules; another amount is another invoice. 409 when paid",
  body: Type.Object({ code: Code }),
  reply: ById,
});

import Type, { type Static } from 'typebox';
import { CodeChallenge } from '../kit/codeChallenge.ts';
import { Invoice } from '../finance/invoices.ts';
import { endpoint } from '../kit/endpoint.ts';
import { nullable } from '../kit/schemas.ts';

/** Whoever knows only the number of another device's invoice sees this: enough for its owner to recognise it. */
export const MaskedInvoice = Type.Object({
  initials: Type.String({ examples: ['K. B.'] }),
  number: Type.String({
    description: 'The phone or JAMB number that it was looked up by, in part',
    examples: ['080•••••567'],
  }),
  isPaid: Type.Boolean(),
  paymentStatus: Invoice.properties.paymentStatus,
  description: Type.String(),
  amount: Type.Number(),
  session: Type.String(),
  mayMakeOwn: Type.Boolean({
    description: 'Whether another may be made beside it: not on a JAMB registration number that is paid for',
  }),
});

/** The invoice is whole on a device that knows it, and masked on others. */
export const InvoiceLookup = Type.Object({
  invoiceNumber: nullable(Type.String()),
  lastname: Type.String(),
  firstname: Type.String(),
  middleName: Type.String(),
  mobileNo: Type.String(),
  regNumber: Type.String({ description: 'The JAMB registration number; where there is none, the phone number' }),
  email: Type.String(),
  sessionId: Type.Integer(),
  session: Type.String(),
  amount: Type.Number(),
  rrr: nullable(Type.String()),
  isPaid: Type.Boolean(),
  invoice: nullable(Invoice),
  masked: nullable(MaskedInvoice),
});

/** Fields may be missing or of either type, so that a mistake is answered by the form's own message, not by the schema's. */
const typedText = Type.Optional(nullable(Type.String({ maxLength: 200 })));
const typedNumber = Type.Optional(Type.Union([Type.Number(), Type.String({ maxLength: 40 }), Type.Null()]));

export const InvoiceRequest = Type.Object({
  Lastname: typedText,
  FirstName: typedText,
  MiddleName: typedText,
  MobileNumber: typedText,
  RegNumber: typedText,
  Email: typedText,
  SessionId: typedNumber,
  Amount: typedNumber,
  ApplicationTypeId: typedNumber,
  /** Of a link that led here; only counted. */
  Referral: typedText,
  Eligibility: Type.Optional(
    Type.Record(Type.String({ maxLength: 100 }), Type.Unknown(), {
      description: 'Answers to the questions that a programme asks before its invoice; judged, and not stored',
    }),
  ),
});

const rrr = Type.String({ maxLength: 40, description: 'Twelve digits; spaces and hyphens are overlooked' });

const InvoiceQuery = Type.Object({
  applicationTypeId: Type.Optional(Type.String({ maxLength: 20 })),
  regNumber: Type.Optional(
    Type.String({
      maxLength: 40,
      description: 'The phone number; for a programme entered by JAMB, the registration number',
    }),
  ),
  mobileNumber: Type.Optional(
    Type.String({ maxLength: 40, description: 'The phone number, where `regNumber` is another' }),
  ),
});

export const invoiceLookup = endpoint({
  method: 'GET',
  path: '/ApplicationInvoice/application-invoice-data',
  summary: 'The invoice of this type and person in the open session; otherwise what a new one starts from',
  access: 'public',
  query: Type.Object({
    ...InvoiceQuery.properties,
    own: Type.Optional(
      Type.Literal('true', { description: "Passes over other devices' invoices that leave room for one's own" }),
    ),
  }),
  reply: InvoiceLookup,
});

export const generateInvoice = endpoint({
  method: 'POST',
  path: '/ApplicationInvoice/generate-application-invoice',
  summary: 'Makes the invoice and its RRR; the same request again from the same device answers with the same invoice',
  access: 'public',
  body: InvoiceRequest,
  reply: Invoice,
});

export const invoiceDetails = endpoint({
  method: 'GET',
  path: '/ApplicationInvoice/invoice-details',
  summary: 'The invoice of an RRR',
  access: 'public',
  query: Type.Object({ rrr }),
  reply: Invoice,
});

export const verifyPayment = endpoint({
  method: 'POST',
  path: '/ApplicationInvoice/verify-payment',
  summary: '"I have paid": asks the provider at once, and credits the invoice when it says so',
  access: 'public',
  body: Type.Object({ rrr }),
  reply: Invoice,
});

export const sendInvoiceCode = endpoint({
  method: 'POST',
  path: '/ApplicationInvoice/send-invoice-code',
  summary: 'Mails a code to the address on the invoice that the lookup shows masked',
  access: 'public',
  body: InvoiceQuery,
  reply: CodeChallenge,
});

export const openInvoice = endpoint({
  method: 'POST',
  path: '/ApplicationInvoice/open-invoice',
  summary: 'The invoice whose mailed code is shown, whole; this device knows it from now on',
  access: 'public',
  body: Type.Object({ challenge: Type.String({ maxLength: 100 }), code: Type.String({ maxLength: 20 }) }),
  reply: Invoice,
});

export const sendRrr = endpoint({
  method: 'POST',
  path: '/ApplicationInvoice/send-rrr',
  summary: 'Mails a forgotten RRR to the address on its invoice; the answer is the same without one',
  access: 'public',
  body: Type.Object({
    applicationTypeId: Type.Integer(),
    contact: Type.String({ maxLength: 120, description: 'The email address or the phone number on the invoice' }),
    number: Type.Optional(
      Type.String({
        maxLength: 40,
        description:
          'Beside an email address, which many may share: the phone, JAMB registration or invoice number on the same invoice',
      }),
    ),
  }),
  reply: Type.Object({
    sentTo: nullable(
      Type.String({
        description:
          'In part: the address that was typed; for a phone number, that of an invoice which this device knows',
        examples: ['k•••@example.com'],
      }),
    ),
  }),
});

/** Where nothing proves the owner yet, the answer is the challenge of a code that was mailed to the address of before. */
export const changeOwnEmail = endpoint({
  method: 'POST',
  path: '/ApplicationInvoice/change-email',
  summary: 'Changes the email address of an invoice. Its RRR is needed, and a known device or a mailed code',
  access: 'public',
  body: Type.Object({
    rrr,
    email: Type.String({ maxLength: 200 }),
    challenge: Type.Optional(Type.String({ maxLength: 100 })),
    code: Type.Optional(Type.String({ maxLength: 20 })),
  }),
  reply: Type.Union([
    CodeChallenge,
    Type.Object({ email: Type.String({ description: 'The new address, in part', examples: ['k•••@example.com'] }) }),
  ]),
});

export const applicantInvoices = endpoint({
  method: 'GET',
  path: '/ApplicationInvoice/applicant-invoices',
  summary: "An applicant's invoices by RRR, invoice number, phone number or JAMB registration number; the first twenty",
  access: { claim: 'applications' },
  query: Type.Object({ number: Type.String({ minLength: 1, maxLength: 40 }) }),
  reply: Type.Array(
    Type.Object({
      invoiceNumber: Type.String(),
      fullName: Type.String(),
      description: Type.String(),
      session: Type.String(),
      isPaid: Type.Boolean(),
      mobileNumber: Type.String(),
      jambNumber: nullable(Type.String()),
      email: Type.String(),
    }),
  ),
});

export const changeApplicantEmail = endpoint({
  method: 'POST',
  path: '/Application/change-invoice-email',
  summary:
    "Gives an applicant's invoice another email address: codes that were mailed to the one before open nothing, and both are told",
  access: { claim: 'applications' },
  inPerson: true,
  body: Type.Object({
    invoiceNumber: Type.String({ maxLength: 40 }),
    email: Type.String({ maxLength: 200 }),
    reason: Type.String({ maxLength: 500 }),
  }),
  reply: Type.Null(),
});

export const disputeInvoice = endpoint({
  method: 'POST',
  path: '/ApplicationInvoice/report-invoice',
  summary:
    'A candidate says that the paid invoice on their JAMB registration number is not theirs: the college is told, once',
  access: 'public',
  body: InvoiceQuery,
  reply: Type.Null(),
});

export const moveInvoice = endpoint({
  method: 'POST',
  path: '/Application/update-application-invoice',
  summary:
    'Gives an application invoice to the person whose it is: its RRR alone opens nothing from then on, and log-ins on it end',
  access: { claim: 'invoices' },
  inPerson: true,
  body: Type.Object({
    reference: Type.String({ maxLength: 40, description: 'The RRR or the invoice number' }),
    mobileNumber: Type.String({ maxLength: 40 }),
    email: Type.String({ maxLength: 200 }),
    reason: Type.String({ maxLength: 500 }),
  }),
  reply: Type.Null(),
});

export type InvoiceQuery = Static<typeof InvoiceQuery>;
export type MaskedInvoice = Static<typeof MaskedInvoice>;
export type InvoiceLookup = Static<typeof InvoiceLookup>;
export type InvoiceRequest = Static<typeof InvoiceRequest>;

import Type, { type Static } from 'typebox';
import { endpoint } from '../kit/endpoint.ts';
import { InvoiceKind, PayForm } from './invoices.ts';
import { OneOf, nullable } from '../kit/schemas.ts';

const Moment = Type.String({ format: 'date-time' });
const Kobo = Type.Integer();
const own = { claim: 'student' } as const;
const pays = { claim: 'pay' } as const;

/** What a student pays by pages of their own. */
export const FeePurpose = OneOf('school', 'acceptance', 'development', 'sundry', 'change-of-degree');
export type FeePurpose = Static<typeof FeePurpose>;

const PartName = OneOf('Full', 'FirstInstallment', 'SecondInstallment');

/** In the order of `payment-types`: 1 is Full. */
export const PARTS = ['Full', 'FirstInstallment', 'SecondInstallment'] as const;

const Rule = Type.Object({ words: Type.String({ examples: ['Computer Science, 100 Level'] }), amountKobo: Kobo });

const DueLine = Type.Object({
  feeId: Type.Integer(),
  description: Type.String(),
  amountKobo: Kobo,
  awardedKobo: Kobo,
  paidKobo: Kobo,
  creditKobo: Type.Integer({ description: 'Of the own credit, that is used as the invoice is made' }),
  dueKobo: Kobo,
  payKobo: Type.Integer({ description: 'Of it, with the chosen part' }),
  isOffered: Type.Boolean({ description: 'A sundry fee that nobody has to pay' }),
  why: Type.Object({ won: nullable(Rule), beaten: Type.Array(Rule) }),
});
export type DueLine = Static<typeof DueLine>;

const Part = Type.Object({
  part: PartName,
  paymentTypeId: Type.Integer(),
  amountKobo: Kobo,
  dueKobo: Kobo,
  state: OneOf('open', 'paid', 'closed'),
  reason: Type.String({ description: 'Why it is closed' }),
  dueOn: nullable(Type.String({ format: 'date' })),
});

const Checked = Type.Object(
  { invoiceNumber: Type.String(), rrr: nullable(Type.String()) },
  { description: 'The invoice for which money came that the bursary checks' },
);

const CoveredBy = Type.String({
  examples: ['award', 'award and credit'],
  description: 'What took all of it without an RRR; null where something is due, or money paid it',
});

const Owed = Type.Object({
  sessionId: Type.Integer(),
  session: Type.String(),
  dueKobo: Kobo,
  isOpening: Type.Boolean({ description: 'Of before the portal: it has an invoice of its own' }),
});

/** `total` is naira, as an invoice has it: `generate-fee-Invoice` asks for it as `expectedTotal`. */
export const Due = Type.Object({
  purpose: FeePurpose,
  sessionId: Type.Integer(),
  session: Type.String(),
  level: Type.String(),
  lines: Type.Array(DueLine),
  parts: Type.Array(Part),
  arrears: Type.Array(Owed),
  balanceKobo: Kobo,
  dueKobo: Kobo,
  total: Type.Number(),
  totalInWords: Type.String(),
  checked: nullable(Checked),
  coveredBy: nullable(CoveredBy),
});
export type Due = Static<typeof Due>;

const OfFees = Type.Object({
  sessionId: Type.Optional(Type.Integer({ description: 'The entry session unless said' })),
  feeIds: Type.Optional(Type.String({ maxLength: 200, description: 'Ids with commas between them' })),
});

export const initiateSchoolFees = endpoint({
  method: 'GET',
  path: '/Payment/schoolfees/initiate-payment',
  access: own,
  summary: 'What is due of a session for school fees, line by line. With the rules and the parts',
  query: Type.Object({
    sessionId: Type.Integer(),
    paymentTypeId: Type.Optional(Type.Integer({ description: 'Of `payment-types`; 1, Full, unless said' })),
    levelId: Type.Optional(Type.Integer({ description: 'Not read: the level is that of the session' })),
  }),
  reply: Due,
});

const initiate = <const Path extends `/Payment/${string}/initiate-payment`>(path: Path, summary: string) =>
  endpoint({ method: 'GET', path, access: own, summary, query: OfFees, reply: Due });

export const initiateAcceptance = initiate('/Payment/acceptance/initiate-payment', 'What is due for acceptance');
export const initiateDevelopment = initiate(
  '/Payment/development/initiate-payment',
  'What is due of the development levy, charged once a programme',
);
export const initiateSundry = initiate(
  '/Payment/sundry/initiate-payment',
  'Fees beside the school fees; `feeIds` are those that are to be paid',
);
export const initiateChangeOfDegree = initiate(
  '/Payment/change-of-degree/initiate-payment',
  'What is due for a change of degree',
);

const Item = Type.Object({
  description: Type.String(),
  amount: Type.Number(),
  paymentType: Type.String(),
  paymentPurposeId: Type.Integer(),
});

/** The specification's invoice details; amounts are naira. */
export const StudentInvoice = Type.Object({
  rrr: nullable(Type.String()),
  invoiceNumber: Type.String(),
  transactionRef: Type.String({
    description: 'What the payer quotes: the RRR, or the invoice number while there is none',
  }),
  date: Moment,
  fullName: Type.String(),
  matricNumber: Type.String(),
  level: Type.String(),
  department: Type.String(),
  studentType: Type.String(),
  schoolName: Type.String(),
  isPaid: Type.Boolean(),
  cardPaymentLink: nullable(Type.String()),
  payForm: nullable(PayForm),
  total: Type.Number(),
  totalInWords: Type.String(),
  recieptItems: Type.Array(Item),
  purpose: InvoiceKind,
  description: Type.String(),
  paymentType: Type.String(),
  sessionId: Type.Integer(),
  session: Type.String(),
  status: OneOf('Paid', 'Paid by credit', 'Covered', 'Not paid', 'Being checked', 'Void'),
  coveredBy: nullable(CoveredBy),
  voided: nullable(
    Type.Object({
      at: Moment,
      reason: Type.String(),
      replacedBy: nullable(Type.String({ description: 'The number of the invoice that took its place' })),
    }),
  ),
  paidAt: nullable(Moment),
});
export type StudentInvoice = Static<typeof StudentInvoice>;

export const generateFeeInvoice = endpoint({
  method: 'POST',
  path: '/Payment/generate-fee-Invoice',
  access: pays,
  inPerson: true,
  summary:
    'Charges what is due by the rules of today, uses credit and makes its one invoice; 409 with the new total where that is not what was shown',
  body: Type.Object({
    purpose: FeePurpose,
    sessionId: Type.Integer(),
    paymentTypeId: Type.Optional(Type.Integer()),
    feeIds: Type.Optional(Type.Array(Type.Integer(), { maxItems: 30 })),
    expectedTotal: Type.Number({ description: 'Naira, as `initiate-payment` said' }),
  }),
  reply: StudentInvoice,
});

export const generateBalanceInvoice = endpoint({
  method: 'POST',
  path: '/Payment/generate-balance-invoice',
  access: pays,
  inPerson: true,
  summary: 'The invoice of what is missing of parts that are paid; 422 where nothing is owed',
  body: Type.Object({ sessionId: Type.Integer(), expectedTotal: Type.Optional(Type.Number()) }),
  reply: StudentInvoice,
});

export const generateOpeningInvoice = endpoint({
  method: 'POST',
  path: '/Payment/generate-opening-invoice',
  access: pays,
  inPerson: true,
  summary: 'The invoice of what was owed of a session before the portal; 409 where that is another sum than was shown',
  body: Type.Object({ sessionId: Type.Integer(), expectedTotal: Type.Number({ description: 'Naira' }) }),
  reply: StudentInvoice,
});

const Code = Type.String({ maxLength: 40, description: 'An RRR or an invoice number' });

export const ownInvoice = endpoint({
  method: 'GET',
  path: '/Payment/invoice/:code',
  access: own,
  summary: 'An own invoice',
  params: Type.Object({ code: Code }),
  reply: StudentInvoice,
});

export const schoolFeesInvoice = endpoint({
  method: 'GET',
  path: '/Payment/school-fees-invoice',
  access: own,
  summary: 'An own invoice of school fees',
  query: Type.Object({ invoiceCode: Code }),
  reply: StudentInvoice,
});

export const allStudentInvoices = endpoint({
  method: 'GET',
  path: '/Payment/all-student-invoices',
  access: own,
  summary: "All of a student's own invoices, newest first",
  reply: Type.Array(StudentInvoice),
});

export const studentInvoices = endpoint({
  method: 'GET',
  path: '/Payment/student-invoices/:id',
  access: 'user',
  summary: 'The invoices of a student: their own, or any for an officer of invoices',
  params: Type.Object({ id: Type.String({ format: 'uuid' }) }),
  reply: Type.Array(StudentInvoice),
});

const SessionOfFees = Type.Object({
  sessionId: Type.Integer(),
  session: Type.String(),
  level: Type.String(),
  dueKobo: Kobo,
  paidKobo: Kobo,
  awardedKobo: Kobo,
  creditKobo: Type.Integer({ description: 'Of the own credit, what these fees will take; `dueKobo` is without it' }),
  next: nullable(Type.Object({ part: PartName, dueKobo: Kobo, dueOn: nullable(Type.String({ format: 'date' })) })),
  status: OneOf('Nothing published', 'Not paid', 'Being checked', 'Part paid', 'Paid', 'Overdue'),
  checked: nullable(Checked),
  coveredBy: nullable(CoveredBy),
});
export type SessionOfFees = Static<typeof SessionOfFees>;

export const feeSessions = endpoint({
  method: 'GET',
  path: '/Payment/fee-sessions',
  access: own,
  summary: "What is due and paid of each session's school fees, newest first. With the own credit",
  reply: Type.Object({
    studentId: Type.String(),
    creditKobo: Kobo,
    sessions: Type.Array(SessionOfFees),
    broughtForward: Type.Array(Owed, { description: 'What is owed of before the portal' }),
  }),
});

export const statement = endpoint({
  method: 'GET',
  path: '/Payment/statement',
  access: own,
  summary: "A student's account line by line, oldest first; a balance below zero is credit",
  reply: Type.Array(
    Type.Object({
      at: Moment,
      description: Type.String(),
      session: nullable(Type.String()),
      chargedKobo: Type.Integer({ description: 'Less than zero where a charge was corrected or reversed' }),
      paidKobo: Kobo,
      balanceKobo: Kobo,
    }),
  ),
});

export const sendReceiptMail = endpoint({
  method: 'POST',
  path: '/Payment/send-receipt-mail',
  access: own,
  summary: "Mails the receipt of an own paid invoice to the account's address",
  body: Type.Object({ code: Code }),
  reply: Type.Object({ address: Type.String() }),
});

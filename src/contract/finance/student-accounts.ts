import Type, { type Static } from 'typebox';
import { endpoint } from '../kit/endpoint.ts';
import { papered } from '../kit/paper.ts';
import { nullable } from '../kit/schemas.ts';

const access = { claim: 'invoices' } as const;
const Kobo = Type.Integer();
const OfStudent = Type.Object({ studentId: Type.String({ format: 'uuid' }) });

const FoundAccount = Type.Object({
  studentId: Type.String(),
  fullName: Type.String(),
  number: Type.String(),
  programme: nullable(Type.String()),
  balanceKobo: Type.Integer({ description: 'What is owed; below zero it is credit' }),
});
export type FoundAccount = Static<typeof FoundAccount>;

export const findStudentAccounts = endpoint({
  method: 'GET',
  path: '/Bursary/find-student-accounts',
  access,
  summary: 'Students by number, name, RRR, invoice number, phone or email, ten at most; 404 where nobody fits',
  query: Type.Object({ search: Type.String({ maxLength: 100 }) }),
  reply: Type.Array(FoundAccount),
});

const AccountLine = Type.Object({
  id: Type.String(),
  at: Type.String({ format: 'date-time' }),
  session: nullable(Type.String({ description: 'Of the charge; credit is of none' })),
  title: Type.String({ examples: ['Payment'] }),
  about: Type.String({ description: 'The fees, or the credit' }),
  why: nullable(Type.String()),
  by: nullable(Type.String({ description: 'A person of the college; null for the product itself' })),
  invoiceNumber: nullable(Type.String()),
  rrr: nullable(Type.String()),
  caseId: nullable(Type.String()),
  debitKobo: Kobo,
  creditKobo: Kobo,
  balanceKobo: Kobo,
});
export type AccountLine = Static<typeof AccountLine>;

const StudentAccount = Type.Object({
  student: Type.Object({
    id: Type.String(),
    fullName: Type.String(),
    number: Type.String(),
    phone: nullable(Type.String()),
    email: nullable(Type.String()),
    programme: nullable(Type.String()),
    department: nullable(Type.String()),
    level: nullable(Type.String()),
  }),
  sessions: Type.Array(
    Type.Object({
      session: Type.String(),
      chargedKobo: Kobo,
      awardedKobo: Kobo,
      waivedKobo: Kobo,
      paidKobo: Kobo,
      owedKobo: Kobo,
    }),
  ),
  creditKobo: Kobo,
  balanceKobo: Type.Integer({ description: 'What is owed of all sessions less the credit' }),
  lines: Type.Array(AccountLine),
});
export type StudentAccount = Static<typeof StudentAccount>;

export const studentAccount = endpoint({
  method: 'GET',
  path: '/Bursary/student-account',
  access,
  summary:
    "A student's account by the ledger: what was charged, awarded, paid and credited, with the balance after each",
  query: OfStudent,
  reply: StudentAccount,
});

export const studentAccountFile = endpoint({
  method: 'GET',
  path: '/Bursary/student-account/file',
  access,
  summary: "A student's account, as a file",
  produces: 'application/octet-stream',
  query: Type.Object({ ...OfStudent.properties, format: Type.Enum(['xlsx', 'csv']) }),
  reply: Type.String(),
});

export const studentAccountPaper = papered({
  path: '/Bursary/student-account-paper',
  access,
  summary: "A student's account on paper",
  query: OfStudent,
});

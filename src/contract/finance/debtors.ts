import Type, { type Static } from 'typebox';
import debtsList from '#lists/finance/debts.json' with { type: 'json' };
import { Id } from '../kit/id.ts';
import { listed } from '../kit/list.ts';
import { reported } from '../kit/report.ts';
import { nullable } from '../kit/schemas.ts';

const access = { claim: 'invoices' } as const;
const Name = Type.Optional(Type.String());

/** By the day on which each part was due. A row is a faculty unless `by` says otherwise, and `id` is what it is. */
export const debtorsReport = reported({
  path: '/Bursary/debtors',
  file: '/Bursary/download-debtors',
  access,
  summary: 'What is owed by faculty, department, level or fee, by how long it has been due',
  group: { id: Type.Optional(nullable(Type.Integer())), faculty: Name, department: Name, level: Name, fee: Name },
  sums: [
    'students',
    'notDueKobo',
    'upToOneMonthKobo',
    'upToTwoMonthsKobo',
    'upToThreeMonthsKobo',
    'olderKobo',
    'owedKobo',
  ],
  filters: {
    by: Type.Enum(['faculty', 'department', 'level', 'fee']),
    sessionId: Id,
    facultyId: Id,
    departmentId: Id,
    levelId: Id,
    feeId: Id,
  },
});

const Debt = Type.Object({
  id: Type.String(),
  studentId: Type.String(),
  fullName: Type.String(),
  number: Type.String(),
  phone: nullable(Type.String()),
  faculty: nullable(Type.String()),
  department: nullable(Type.String()),
  level: nullable(Type.String()),
  session: Type.String(),
  fee: Type.String(),
  dueOn: Type.String({ format: 'date' }),
  age: Type.String(),
  owedKobo: Type.Integer(),
});
export type Debt = Static<typeof Debt>;

export const debts = listed({
  path: '/Bursary/debts',
  access,
  declared: debtsList,
  summary: debtsList.title,
  row: Debt,
  filters: { feeId: Id },
});

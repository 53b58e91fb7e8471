import { workingMoment } from '../../../kit/demo/calendar.ts';
import { randomOf, type Random } from '../../../kit/demo/random.ts';
import { studentSlices, studentsOfSlice, type DemoStudent } from '../../../kit/demo/students.ts';
import type { Demo, DemoStep } from '../../../platform/demo.ts';
import { channelOf, type DemoInvoice, demoRrr, insertDemoInvoices, orderIdOf, paidAfter } from './invoices.ts';

/** How many of a hundred are charged each fee, of those who entered this session and of the others. */
const NEW: readonly (readonly [fee: string, share: number])[] = [
  ['Acceptance Fee', 92],
  ['Medical Screening', 80],
  ['Identity Card', 72],
  ['Library Registration', 60],
  ['Matriculation Gown', 45],
];
const OTHERS: readonly (readonly [fee: string, share: number])[] = [
  ['Overdue Book', 22],
  ['Lost Identity Card', 14],
  ['Attestation Letter', 12],
  ['Statement of Result', 9],
  ['Reprint of Admission Letter', 6],
];
const MOST_FEES = 8;
const PERIOD_DAYS = 90;
const PAID_SHARE = 0.86;

export const demoFeePayments: DemoStep = {
  name: 'fee payments',
  needs: ['students'],
  slices: studentSlices,
  slice(demo, index) {
    const invoices = studentsOfSlice(demo, index).flatMap((student) => invoicesOf(demo, student));
    return (tx) =>
      insertDemoInvoices(
        tx,
        demo,
        [...invoices, ...(index === 0 ? ownInvoices(demo) : [])].sort(
          (a, b) => a.createdAt.getTime() - b.createdAt.getTime(),
        ),
      );
  },
};

function invoicesOf(demo: Demo, student: DemoStudent): DemoInvoice[] {
  const random = randomOf(`fees ${demo.day} ${student.userName}`);
  const payer = {
    regNumber: student.userName,
    phone: student.phone,
    lastname: student.surname,
    firstname: student.firstname,
    middlename: student.middlename,
    email: student.email,
  };
  return (student.level === 100 ? NEW : OTHERS).flatMap(([fee, share], index) =>
    random.chance(share / 100)
      ? [
          feeInvoice(demo, random, payer, {
            fee,
            number: student.place * MOST_FEES + index,
            isPaid: random.chance(PAID_SHARE),
          }),
        ]
      : [],
  );
}

type Payer = Pick<DemoInvoice, 'regNumber' | 'phone' | 'lastname' | 'firstname' | 'middlename' | 'email'>;

function feeInvoice(
  { day }: Demo,
  random: Random,
  payer: Payer,
  { fee, number, isPaid }: { fee: string; number: number; isPaid: boolean },
): DemoInvoice {
  const createdAt = workingMoment(random, day, PERIOD_DAYS);
  const paidAt = isPaid ? paidAfter(random, createdAt, day) : undefined;
  return {
    ...payer,
    id: random.uuidAt(createdAt),
    fee,
    description: '',
    about: '',
    createdAt,
    rrr: demoRrr(2, number),
    orderId: orderIdOf(random),
    channel: channelOf(random),
    verificationCode: random.uuid().replaceAll('-', ''),
    ...(paidAt && { paidAt }),
  };
}

/** Of the account `student`: two receipts, and a fee that is still to be paid. */
function ownInvoices(demo: Demo): DemoInvoice[] {
  const random = randomOf(`fees ${demo.day} student`);
  const payer = {
    regNumber: 'CSC/2025/1001',
    phone: '01000000001',
    lastname: 'Okonkwo',
    firstname: 'Adaeze',
    middlename: 'Grace',
    email: 'student@matricula.example',
  };
  return ['Acceptance Fee', 'Identity Card', 'Library Registration'].map((fee, index) =>
    feeInvoice(demo, random, payer, { fee, number: demo.students * MOST_FEES + index, isPaid: index < 2 }),
  );
}

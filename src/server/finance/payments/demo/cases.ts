import type { Decision } from '#rules/finance/caseSettlement.ts';
import type { CaseKind } from '#contract/finance/payment-timeline.ts';
import { entranceOf } from '#catalogue/registry/entrances.ts';
import { later, workingMoment, workingMomentAfter } from '../../../kit/demo/calendar.ts';
import { randomOf } from '../../../kit/demo/random.ts';
import { studentAt } from '../../../kit/demo/students.ts';
import type { Demo, DemoStep } from '../../../platform/demo.ts';
import { type DemoInvoice, demoRrr, insertDemoInvoices, orderIdOf } from './invoices.ts';
import { insertCases, insertOrders, payAtSandbox, postDemoRefunds, postDemoSuspense, unpayAtSandbox } from './sql.ts';

const ASKED_KOBO = 30_000_00;
/** Two of each kind wait, one was settled. */
const EACH = 3;
const SETTLED_BY = 'bursar';

interface Kind {
  readonly kind: CaseKind;
  readonly reportedKobo: number;
  readonly note: string;
  readonly settledAs: Decision;
  /** It was settled by words alone, as before money that fits nothing was in the books. */
  readonly isUnposted?: boolean;
  /** The invoice itself is paid and credited. */
  readonly isCredited?: true;
  /** The money came in for another RRR of the invoice. */
  readonly bySecondRrr?: true;
}

const KINDS: readonly Kind[] = [
  {
    kind: 'short',
    reportedKobo: 25_000_00,
    note: 'The balance of ₦5,000 was paid at the counter. Teller 004417 is on file.',
    settledAs: 'other',
    isUnposted: true,
  },
  {
    kind: 'over',
    reportedKobo: 33_000_00,
    note: 'The payer asked for the excess to be put to the Identity Card fee. Done.',
    settledAs: 'other',
    isUnposted: true,
  },
  {
    kind: 'twice',
    reportedKobo: ASKED_KOBO,
    note: 'Refunded to the payer: memo BUR/R/118.',
    settledAs: 'refund',
    isCredited: true,
    bySecondRrr: true,
  },
  {
    kind: 'superseded',
    reportedKobo: 25_000_00,
    note: 'Paid before the new fee was known, and paid again since.',
    settledAs: 'refund',
    bySecondRrr: true,
  },
  {
    kind: 'mismatch',
    reportedKobo: ASKED_KOBO,
    note: 'Remita has it under another order of the same payer.',
    settledAs: 'refund',
  },
  {
    kind: 'unconfirmed',
    reportedKobo: 0,
    note: 'The bank had reversed the payment; the payer has paid anew.',
    settledAs: 'provider',
    isCredited: true,
  },
  {
    kind: 'disputed',
    reportedKobo: ASKED_KOBO,
    note: 'The candidate showed the JAMB slip; the first payer had typed a wrong number.',
    settledAs: 'other',
    isCredited: true,
  },
];

export const demoCases: DemoStep = {
  name: 'payment cases',
  needs: ['fee payments'],
  slice(demo) {
    const made = KINDS.flatMap((kind, at) =>
      Array.from({ length: EACH }, (_, index) => caseOf(demo, kind, at * EACH + index, index === EACH - 1)),
    );
    return async (tx) => {
      await insertDemoInvoices(
        tx,
        demo,
        made.flatMap(({ invoices }) => invoices),
      );
      await insertOrders(tx, { orders: made.flatMap(({ order }) => order || []) });
      await payAtSandbox(tx, { paid: made.flatMap(({ paid }) => paid || []) });
      await unpayAtSandbox(tx, { rrrs: made.flatMap(({ unpaid }) => unpaid || []) });
      await insertCases(tx, { cases: made.map((each) => each.case), settledBy: SETTLED_BY });
      const ids = made.map((each) => each.case.id);
      await postDemoSuspense(tx, { ids });
      await postDemoRefunds(tx, { ids });
    };
  },
};

function caseOf(
  demo: Demo,
  { kind, reportedKobo, note, settledAs, isUnposted = false, isCredited, bySecondRrr }: Kind,
  number: number,
  isSettled: boolean,
) {
  const random = randomOf(`case ${demo.day} ${number}`);
  const student = studentAt(demo, (number * 37) % demo.students);
  const createdAt = isSettled ? workingMoment(random, demo.day, 34, 16) : workingMoment(random, demo.day, 9, 4);
  const happenedAt = workingMomentAfter(random, createdAt, 1);
  const invoice: DemoInvoice = {
    id: random.uuidAt(createdAt),
    fee: 'Acceptance Fee',
    description: '',
    amountKobo: ASKED_KOBO,
    about: '',
    regNumber: student.userName,
    phone: student.phone,
    lastname: student.surname,
    firstname: student.firstname,
    middlename: student.middlename,
    email: student.email,
    createdAt,
    rrr: demoRrr(3, number),
    orderId: orderIdOf(random),
    channel: 'BANKBRANCH',
    verificationCode: random.uuid().replaceAll('-', ''),
    ...(isCredited && { paidAt: later(createdAt, 25) }),
  };
  const rrr = bySecondRrr ? demoRrr(4, number) : invoice.rrr;
  const isElsewhere = kind === 'mismatch' && { orderId: orderIdOf(random) };
  return {
    invoices: kind === 'disputed' ? disputed(demo, invoice, number) : [invoice],
    order: bySecondRrr && {
      invoiceId: invoice.id,
      orderId: orderIdOf(random),
      rrr,
      kobo: reportedKobo,
      createdAt: later(createdAt, -60),
      cancelledAt: createdAt,
      paidKobo: reportedKobo,
      paidAt: happenedAt,
    },
    paid: !bySecondRrr && !isCredited && { rrr, kobo: reportedKobo, at: happenedAt, ...isElsewhere },
    unpaid: kind === 'unconfirmed' && rrr,
    case: {
      id: random.uuid(),
      rrr,
      kind,
      invoiceId: invoice.id,
      reportedKobo: kind === 'disputed' ? priceOf(listed(demo)) : reportedKobo,
      openedAt: later(happenedAt, 1),
      isUnposted,
      ...(isSettled && { settledAt: workingMomentAfter(random, happenedAt, 3), settledAs, note }),
    },
  };
}

/** Two have paid for one JAMB registration number. */
function disputed(demo: Demo, invoice: DemoInvoice, number: number): DemoInvoice[] {
  const programme = listed(demo);
  const { fee, ...rest } = invoice;
  const random = randomOf(`dispute ${demo.day} ${number}`);
  const theirs: DemoInvoice = {
    ...rest,
    applicationTypeId: programme.applicationTypeId,
    description: programme.invoice.description,
    amountKobo: priceOf(programme),
    regNumber: `${demo.session.name.slice(0, 4)}4${random.digits(7)}FA`,
  };
  const earlierAt = later(invoice.createdAt, -2_880);
  return [
    theirs,
    {
      ...theirs,
      id: random.uuidAt(earlierAt),
      createdAt: earlierAt,
      paidAt: later(earlierAt, 40),
      rrr: demoRrr(5, number),
      orderId: orderIdOf(random),
      verificationCode: random.uuid().replaceAll('-', ''),
      lastname: 'Adamu',
      firstname: 'Blessing',
      middlename: '',
      email: `blessing.adamu${number}@mail.example`,
    },
  ];
}

const listed = ({ catalogue }: Demo) =>
  catalogue.programmes.find((programme) => entranceOf(programme).list === 'UTME')!;

const priceOf = ({ invoice }: { readonly invoice: { readonly amount: number } }): number => invoice.amount * 100;

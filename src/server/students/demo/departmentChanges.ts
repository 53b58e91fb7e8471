import { BILL, billOf, chargeOf, paidSoon } from '../../finance/invoices/demo/bills.ts';
import { DEMO_FEES } from '../../finance/fees/demo/prices.ts';
import { later, workingMoment } from '../../kit/demo/calendar.ts';
import { DEMO_DEPARTMENTS } from '../../kit/demo/departments.ts';
import { randomOf } from '../../kit/demo/random.ts';
import { studentAt } from '../../kit/demo/students.ts';
import type { Demo } from '../../platform/demo.ts';

const STATES = ['unpaid', 'applied', 'released', 'accepted', 'approved', 'refused', 'withdrawn'] as const;
const EACH = 2;
const FEE = 'Change of Degree';
const REASONS = [
  'My marks in mathematics are better than I expected.',
  'I chose my first department without advice.',
  'I would like to work in a laboratory.',
];

/** Two in each state, of those who came last year; only the unpaid ones have not paid their fee. */
export function departmentChanges(demo: Demo) {
  const second = Array.from({ length: demo.students }, (_, place) => place)
    .slice(0, 400)
    .map((place) => studentAt(demo, place))
    .filter(({ level }) => level === 200)
    .slice(0, STATES.length * EACH);
  return second.map((student, index) => {
    const state = STATES[index % STATES.length]!;
    const random = randomOf(`department change ${demo.day} ${student.place}`);
    const at = workingMoment(random, demo.day, 25, 6);
    const session = demo.session.name;
    const kobo = DEMO_FEES.find(({ name }) => name === FEE)!.kobo!;
    const charge = chargeOf(random, student, { session, purpose: 'change-of-degree', fee: FEE, kobo, at });
    const createdAt = later(at, 3);
    const bill = billOf(student, {
      number: BILL.change,
      session,
      purpose: 'change-of-degree',
      description: `${FEE}, ${session}`,
      createdAt,
      paidAt: state === 'unpaid' ? undefined : paidSoon(random, createdAt, demo.day),
      lines: [{ charge: charge.id, kobo }],
    });
    const own = DEMO_DEPARTMENTS.findIndex(({ id }) => id === student.department.id);
    return {
      charge,
      bill,
      row: {
        id: random.uuidAt(at),
        userName: student.userName,
        session,
        toDepartmentId: DEMO_DEPARTMENTS[(own + 1) % DEMO_DEPARTMENTS.length]!.id,
        reason: random.pick(REASONS),
        state,
        invoiceId: bill.id,
        at,
      },
    };
  });
}

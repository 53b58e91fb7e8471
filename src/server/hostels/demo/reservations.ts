import { transition } from '#catalogue/workflow/transition.ts';
import { RESERVATION } from '#contract/hostels/states.ts';
import { PAID_FOR, type ReservationState } from '#rules/hostels/beds.ts';
import work from '#work/bed-reservation.json' with { type: 'json' };
import { billOf, BILL, chargeOf, paidSoon, type DemoBill, type DemoCharge } from '../../finance/invoices/demo/bills.ts';
import { koboOf } from '../../finance/fees/demo/prices.ts';
import { dayBefore, later, startOf, workingMoment } from '../../kit/demo/calendar.ts';
import { randomOf } from '../../kit/demo/random.ts';
import { sessionOf, type DemoStudent } from '../../kit/demo/students.ts';
import type { Demo } from '../../platform/demo.ts';
import type { ReservationStep } from '../reservationWork.ts';
import type { DemoBed, DemoPlaced } from './plan.ts';

const OFFICER = 'hostels';

interface Taken {
  readonly step: ReservationStep;
  readonly actor: string;
  readonly at: Date;
  readonly reason?: string;
}

export interface DemoReservation {
  readonly row: {
    readonly id: string;
    readonly userName: string;
    readonly session: string;
    readonly hostel: string;
    readonly room: string;
    readonly letter: string;
    readonly state: string;
    readonly lapsesAt: Date | undefined;
    readonly invoiceId: string | undefined;
    readonly createdAt: Date;
    readonly steps: readonly (Taken & { readonly from: string; readonly to: string })[];
  };
  readonly charges: readonly DemoCharge[];
  readonly bills: readonly DemoBill[];
}

const {
  held,
  reserved,
  paid,
  expired,
  cancelled,
  deactivated,
  'checked in': checkedIn,
  'checked out': checkedOut,
} = RESERVATION;
type State = Exclude<ReservationState, typeof RESERVATION.moved>;

interface Reserving {
  readonly student: DemoStudent;
  readonly bed: DemoBed;
  readonly state: State;
  readonly yearsAgo: number;
}

/** Most live there; some have paid, some are still to pay, and a few have only just chosen. */
export const liveReservation = (demo: Demo, { student, bed }: DemoPlaced): DemoReservation =>
  reservationOf(demo, {
    student,
    bed,
    yearsAgo: 0,
    state: randomOf(`bed ${student.place}`).weighted([
      [checkedIn, 62],
      [paid, 20],
      [reserved, 15],
      [held, 3],
    ]),
  });

export const earlierReservation = (demo: Demo, { student, bed }: DemoPlaced): DemoReservation =>
  reservationOf(demo, { student, bed, yearsAgo: 1, state: checkedOut });

/** Of those who have a bed now some had chosen another before, which lapsed, was given back or taken away. */
export function endedReservation(demo: Demo, { student, bed }: DemoPlaced): DemoReservation | undefined {
  const random = randomOf(`ended bed ${student.place}`);
  if (!random.chance(0.1)) return undefined;
  const state = random.pick([expired, cancelled, deactivated]);
  return reservationOf(demo, { student, bed, yearsAgo: 0, state });
}

const PAID: readonly State[] = [...PAID_FOR, checkedOut];
const BILLED: readonly State[] = [...PAID, reserved];

function reservationOf(demo: Demo, { student, bed, state, yearsAgo }: Reserving): DemoReservation {
  const random = randomOf(`reservation ${demo.day} ${student.place} ${yearsAgo} ${state}`);
  const year = Number(demo.session.name.slice(0, 4)) - yearsAgo;
  const session = sessionOf(year);
  const day = yearsAgo === 0 ? demo.day : `${year}-11-20`;
  const createdAt =
    state === reserved || state === held ? workingMoment(random, day, 4, 2) : workingMoment(random, day, 30, 8);
  const id = random.uuidAt(createdAt);
  const kobo = koboOf(bed.category.naira, yearsAgo);
  const charge = chargeOf(random, student, {
    session,
    purpose: 'hostel',
    fee: 'Hostel Accommodation',
    occasion: id,
    kobo,
    at: later(createdAt, 5),
  });
  const paidAt = PAID.includes(state) ? paidSoon(random, later(createdAt, 6), day) : undefined;
  const bill = billOf(student, {
    number: yearsAgo === 0 ? BILL.hostel : BILL.earlierHostel,
    session,
    purpose: 'hostel',
    description: `Bed space ${bed.name}${bed.letter}, ${bed.hostel}, ${session}`,
    createdAt: later(createdAt, 6),
    paidAt,
    lines: [{ charge: charge.id, kobo }],
  });
  const isBilled = BILLED.includes(state);
  return {
    charges: isBilled ? [charge] : [],
    bills: isBilled ? [bill] : [],
    row: {
      id,
      userName: student.userName,
      session,
      hostel: bed.hostel,
      room: bed.name,
      letter: bed.letter,
      state,
      createdAt,
      invoiceId: isBilled ? bill.id : undefined,
      lapsesAt:
        state === held
          ? startOf(dayBefore(demo.day, -1))
          : state === reserved
            ? startOf(dayBefore(demo.day, -5))
            : undefined,
      steps: walked(stepsTo(student, state, createdAt, paidAt)),
    },
  };
}

function stepsTo({ id }: DemoStudent, state: State, createdAt: Date, paidAt: Date | undefined): Taken[] {
  const own = `user:${id}`;
  const steps: Taken[] = [{ step: 'hold', actor: own, at: createdAt }];
  if (state === held) return steps;
  if (state === expired) return [...steps, { step: 'expire', actor: 'system:hostels', at: later(createdAt, 15) }];
  steps.push({ step: 'reserve', actor: own, at: later(createdAt, 5) });
  if (state === cancelled) return [...steps, { step: 'cancel', actor: own, at: later(createdAt, 300) }];
  if (state === deactivated) {
    const reason = 'The room is being painted.';
    return [...steps, { step: 'deactivate', actor: OFFICER, at: later(createdAt, 900), reason }];
  }
  if (!paidAt) return steps;
  steps.push({ step: 'pay', actor: 'system:remita-notification', at: paidAt });
  if (state === paid) return steps;
  steps.push({ step: 'check-in', actor: OFFICER, at: later(paidAt, 120) });
  if (state === checkedOut) steps.push({ step: 'check-out', actor: OFFICER, at: later(paidAt, 60 * 24 * 240) });
  return steps;
}

/** With the states between which each step leads. */
function walked(steps: readonly Taken[]) {
  let to: string = held;
  return steps.map((taken) => {
    const from = to;
    to = transition(work, from, taken.step)!;
    return { ...taken, from, to };
  });
}

import { billOf, BILL, chargeOf, paidSoon, type DemoBill, type DemoCharge } from '../../finance/invoices/demo/bills.ts';
import { koboOf } from '../../finance/fees/demo/prices.ts';
import { dayBefore, later, startOf, workingMoment } from '../../kit/demo/calendar.ts';
import { randomOf } from '../../kit/demo/random.ts';
import { sessionOf, type DemoStudent } from '../../kit/demo/students.ts';
import type { Demo } from '../../platform/demo.ts';
import type { DemoBed, DemoPlaced } from './plan.ts';

const OFFICER = 'hostels';

interface Event {
  readonly state: string;
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
    readonly events: readonly Event[];
  };
  readonly charges: readonly DemoCharge[];
  readonly bills: readonly DemoBill[];
}

type State = 'held' | 'reserved' | 'paid' | 'checked in' | 'checked out' | 'expired' | 'cancelled' | 'deactivated';

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
      ['checked in', 62],
      ['paid', 20],
      ['reserved', 15],
      ['held', 3],
    ]),
  });

export const earlierReservation = (demo: Demo, { student, bed }: DemoPlaced): DemoReservation =>
  reservationOf(demo, { student, bed, yearsAgo: 1, state: 'checked out' });

/** Of those who have a bed now some had chosen another before, which lapsed, was given back or taken away. */
export function endedReservation(demo: Demo, { student, bed }: DemoPlaced): DemoReservation | undefined {
  const random = randomOf(`ended bed ${student.place}`);
  if (!random.chance(0.1)) return undefined;
  const state = random.pick(['expired', 'cancelled', 'deactivated'] as const);
  return reservationOf(demo, { student, bed, yearsAgo: 0, state });
}

const PAID: readonly State[] = ['paid', 'checked in', 'checked out'];
const BILLED: readonly State[] = [...PAID, 'reserved'];

function reservationOf(demo: Demo, { student, bed, state, yearsAgo }: Reserving): DemoReservation {
  const random = randomOf(`reservation ${demo.day} ${student.place} ${yearsAgo} ${state}`);
  const year = Number(demo.session.name.slice(0, 4)) - yearsAgo;
  const session = sessionOf(year);
  const day = yearsAgo === 0 ? demo.day : `${year}-11-20`;
  const createdAt =
    state === 'reserved' || state === 'held' ? workingMoment(random, day, 4, 2) : workingMoment(random, day, 30, 8);
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
        state === 'held'
          ? startOf(dayBefore(demo.day, -1))
          : state === 'reserved'
            ? startOf(dayBefore(demo.day, -5))
            : undefined,
      events: eventsOf(student, state, createdAt, paidAt),
    },
  };
}

function eventsOf({ id }: DemoStudent, state: State, createdAt: Date, paidAt: Date | undefined): Event[] {
  const own = `user:${id}`;
  const events: Event[] = [{ state: 'held', actor: own, at: createdAt }];
  if (state === 'held') return events;
  if (state === 'expired') return [...events, { state, actor: 'system:hostels', at: later(createdAt, 15) }];
  events.push({ state: 'reserved', actor: own, at: later(createdAt, 5) });
  if (state === 'cancelled') return [...events, { state, actor: own, at: later(createdAt, 300) }];
  if (state === 'deactivated')
    return [...events, { state, actor: OFFICER, at: later(createdAt, 900), reason: 'The room is being painted.' }];
  if (!paidAt) return events;
  events.push({ state: 'paid', actor: 'system:remita-notification', at: paidAt });
  if (state === 'paid') return events;
  events.push({ state: 'checked in', actor: OFFICER, at: later(paidAt, 120) });
  if (state === 'checked out') events.push({ state, actor: OFFICER, at: later(paidAt, 60 * 24 * 240) });
  return events;
}

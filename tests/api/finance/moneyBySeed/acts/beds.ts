import type { StudentInvoice } from '#contract/finance/student-fees.ts';
import { BED_KOBO, type Person } from '../college.ts';
import { naira } from '../figures.ts';
import { answered, anyPayer, Difference, type Act, type Simulation } from '../simulation.ts';
import type { Reservation } from '../program/beds.ts';

/** A student who reserves again and again is another rule's matter. */
const MOST_RESERVATIONS = 2;

const REASON = 'The ceiling leaks.';

export const reserveBed: Act = async (simulation) => {
  const { college, hostel, random, rrrs } = simulation;
  const payer = anyPayer(simulation);
  const { account, person } = payer;
  const free = hostel.free();
  if (hostel.liveOf(account) || free.length === 0) return undefined;
  if (hostel.reservations.filter((each) => each.account === account).length >= MOST_RESERVATIONS) return undefined;
  if ((hostel.firstDaysOf(account) ?? Infinity) <= college.server.clock.now().getTime()) return undefined;
  const bed = random.pick(free);
  const words = `${person.name} reserves bed ${bed.id} for ${naira(BED_KOBO)}`;
  const held = await college.server.call('POST', '/api/Hostel/hold-bed', {
    token: person.token,
    body: { bedId: bed.id },
  });
  if (!held.data) throw new Difference(words, [held.text]);
  const reserved = await answered(() =>
    college.server.call('POST', '/api/Hostel/reserve-bed', {
      token: person.token,
      body: { reservationId: held.data.id, expectedTotal: BED_KOBO / 100 },
    }),
  );
  if (reserved.status !== 200) throw new Difference(words, [reserved.text]);
  const invoice = reserved.data as StudentInvoice;
  const made = hostel.reserve(account, bed, college.server.clock.now().getTime(), invoice.invoiceNumber);
  if (invoice.rrr) rrrs.set(made.invoice, invoice.rrr);
  return { words: `${words}: ${made.state}`, touched: [payer] };
};

const payerOf = ({ payers }: Simulation, { account }: Reservation) => payers.find((each) => each.account === account);

async function liveOnPage({ college }: Simulation, { token }: Person): Promise<string> {
  const { data } = await college.server.call('GET', '/api/Hostel/own-hostel', { token });
  return String(data.reservation?.id);
}

/** The student gives back what is not paid; the office takes back what it wants. Money that waits for the bursary keeps the bed. */
const freed =
  (by: 'student' | 'office', state: 'cancelled' | 'deactivated'): Act =>
  async (simulation) => {
    const { college, hostel, random } = simulation;
    const live = hostel.reservations
      .filter((each) => payerOf(simulation, each))
      .filter((each) => each.state === 'reserved' || (by === 'office' && each.state === 'paid'));
    if (live.length === 0) return undefined;
    const reservation = random.pick(live);
    const payer = payerOf(simulation, reservation)!;
    const id = await liveOnPage(simulation, payer.person);
    const words =
      by === 'student'
        ? `${payer.person.name} gives the ${reservation.state} bed ${reservation.bed.id} back`
        : `The office takes the ${reservation.state} bed ${reservation.bed.id} from ${payer.person.name}`;
    const { status, text } = await answered(() =>
      by === 'student'
        ? college.server.call('POST', '/api/Hostel/cancel-reservation', {
            token: payer.person.token,
            body: { reservationId: id },
          })
        : college.server.call<null>('POST', `/api/Hostel/deactivate-reservation/${id}`, {
            token: college.hostels,
            body: { reason: REASON },
          }),
    );
    const isInCase =
      reservation.state === 'reserved' && reservation.invoice.hasCase && reservation.invoice.state === 'open';
    if (status !== (isInCase ? 409 : 200)) throw new Difference(words, [`${status}: ${text}`]);
    if (!isInCase) hostel.release(reservation, state);
    return { words: isInCase ? `${words}: refused` : words, touched: [payer] };
  };

export const giveBedBack = freed('student', 'cancelled');
export const takeBedBack = freed('office', 'deactivated');

const DAY_MS = 86_400_000;

/** Days go by: beds that nobody paid are freed, and whoever waits has one. */
export const daysGoBy: Act = async (simulation) => {
  const { college, hostel, random, payers } = simulation;
  const days = random.between(1, 5);
  college.server.clock.advance(days * DAY_MS);
  await college.server.jobs.run('hostels');
  const at = college.server.clock.now().getTime();
  const over = hostel.reservations
    .filter(({ state, lapsesAt }) => state === 'reserved' && lapsesAt <= at)
    .filter(({ invoice }) => !(invoice.hasCase && invoice.state === 'open'));
  for (const each of over.sort((one, other) => one.lapsesAt - other.lapsesAt)) hostel.release(each, 'expired');
  const waited = hostel.waiting.map(({ last }) => last);
  hostel.houseWaiting(at);
  const moved = new Set([...over, ...waited].map(({ account }) => account));
  return {
    words: `${days} days go by, and ${over.length} beds that were not paid are freed`,
    touched: payers.filter(({ account }) => moved.has(account)),
  };
};

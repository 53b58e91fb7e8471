import type { Attack, Finding } from '../attack.ts';
import { inTurn } from '../inTurn.ts';
import { signIn, type SignedIn } from '../target/people.ts';
import type { Target } from '../target/target.ts';
import { newBeds } from './newBeds.ts';

/** As the college's rules say it. */
const MOST_RESERVATIONS = 3;
const MOST_HOLDS = 20;
const ROUNDS = 30;
const NAIRA = 10_000;

interface Booked {
  readonly rrr: string | null;
  readonly lapsesAt: string | null;
}

const caller =
  ({ browser, token }: SignedIn) =>
  (path: string, body: object) =>
    browser.call('POST', `/api/Hostel/${path}` as '/api/Hostel/hold-bed', { token, body: body as { bedId: number } });

/** Cancel, hold and reserve on end, which gave the bed for seven more days and an RRR each time. */
async function bookedAnew(target: Target): Promise<Finding[]> {
  const student = await signIn(target, 'student');
  const post = caller(student);
  const [bedId] = await newBeds(target, student, NAIRA);
  const booked: Booked[] = [];
  let [holds, refusal] = [0, ''];
  for (let round = 0; round < target.times(ROUNDS, ROUNDS); round += 1) {
    const held = await post('hold-bed', { bedId });
    refusal = held.json?.message ?? '';
    if (!held.data) break;
    holds += 1;
    const { id: reservationId } = held.data;
    const reserved = await post('reserve-bed', { reservationId, expectedTotal: NAIRA });
    if (reserved.status === 200) {
      const { reservation } = (await student.browser.call('GET', '/api/Hostel/own-hostel', { token: student.token }))
        .data;
      booked.push({ rrr: (reserved.data as unknown as Booked).rrr, lapsesAt: reservation?.lapsesAt ?? null });
    }
    await post('cancel-reservation', { reservationId });
  }
  target.note(`${booked.length} reservations and ${holds} holds of one bed, until: ${refusal}`);
  const reproduce = 'POST /api/Hostel/cancel-reservation, hold-bed and reserve-bed on end as a student';
  const days = new Set(booked.map(({ lapsesAt }) => lapsesAt));
  return [
    ...(booked.length > MOST_RESERVATIONS
      ? [{ what: `A student reserved a bed ${booked.length} times`, reproduce }]
      : []),
    ...(holds > MOST_HOLDS ? [{ what: `A student held a bed ${holds} times`, reproduce }] : []),
    ...(days.size > 1
      ? [{ what: `Reserving a bed anew gave ${days.size} different last days to pay`, reproduce }]
      : []),
  ];
}

export const beds: Attack = {
  name: 'beds',
  about: 'a bed that is reserved and given back on end, so that nobody else gets it and nobody pays',
  run: (target) => inTurn(target, [bookedAnew]),
};

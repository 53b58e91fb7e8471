import type { Booked } from '#rules/hostels/booking.ts';
import type { Queryable } from '../../platform/database/database.ts';
import { windowOf } from '../priceSql.ts';
import { bookedSoFar } from '../reservationSql.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** Where no window says more. */
const PAY_DAYS = 7;

/** The last moment to pay what is reserved at that moment. */
export async function payUntil(
  db: Queryable,
  sessionId: number,
  hostelId: number | null,
  reservedAt: Date,
): Promise<Date> {
  const [window] = await windowOf(db, { sessionId, hostelId });
  return new Date(reservedAt.getTime() + (window?.payDays ?? PAY_DAYS) * DAY_MS);
}

interface Booking {
  readonly studentId: string;
  readonly sessionId: number;
  /** Null where none is chosen yet: the window of all hostels says the days. */
  readonly hostelId: number | null;
}

export async function bookedBy(db: Queryable, { studentId, sessionId, hostelId }: Booking): Promise<Booked> {
  const [booked] = await bookedSoFar(db, { studentId, sessionId });
  const { reservations, holds, firstAt } = booked!;
  return { reservations, holds, payUntil: firstAt && (await payUntil(db, sessionId, hostelId, firstAt)) };
}

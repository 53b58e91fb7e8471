import type { Database, Queryable } from '../platform/database/database.ts';
import { anyLapsedHold, lockLapsedHolds, lockLapsedHoldsOf } from './changingSql.ts';
import { bedReservation } from './reservationWork.ts';

interface Of {
  readonly bedIds: readonly number[];
  readonly studentId: string;
  readonly sessionId: number;
  readonly now: Date;
}

/** Ends holds of these beds and of this student whose minutes are over. Lock both before. */
export async function endLapsedOf(tx: Queryable, of: Of): Promise<void> {
  await expire(tx, await lockLapsedHoldsOf(tx, of), of.now);
}

/** Ends all of them, before anybody counts beds. Mostly there is none, which one statement says. */
export async function endLapsedHolds(database: Database, now: Date): Promise<void> {
  if ((await anyLapsedHold(database, { now })).length === 0) return;
  await database.transaction(async (tx) => expire(tx, await lockLapsedHolds(tx, { now }), now));
}

/** The caller has locked them. */
const expire = (tx: Queryable, lapsed: readonly { readonly id: string }[], now: Date): Promise<string[]> =>
  bedReservation.takeMany(tx, {
    ids: lapsed.map(({ id }) => id),
    step: 'expire',
    reason: null,
    actor: 'system:hostels',
    ip: null,
    now,
  });

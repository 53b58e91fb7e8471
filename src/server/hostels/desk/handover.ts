import { displayMoment } from '#rules/displayDate.ts';
import { actorOf, type By } from '../../platform/auth/caller.ts';
import type { Queryable } from '../../platform/database/database.ts';
import type { Platform } from '../../platform/platform.ts';
import { Problem } from '../../platform/problem.ts';
import { REFUSED } from '../booking/holding.ts';
import { bedReservation } from '../reservationWork.ts';
import { insertHandover, sameHandover } from './sql.ts';

export interface Handover {
  readonly id: string;
  readonly kind: 'in' | 'out';
  readonly onDay: string;
  readonly condition: string | null;
  readonly keys: number | null;
  readonly note: string | null;
  readonly damageKobo: number | null;
}

export const writeHandover = (
  tx: Queryable,
  handover: Handover,
  { actor, now, chargeId = null }: { readonly actor: string; readonly now: Date; readonly chargeId?: string | null },
): Promise<unknown> => insertHandover(tx, { ...handover, chargeId, actor, now });

/** A phone sends again what it heard no answer of: this person has done the very same. */
export const isRepeat = async ({ database }: Platform, { user }: By, handover: Handover): Promise<boolean> =>
  (await sameHandover(database, { ...handover, actor: actorOf(user) })).length > 0;

/** Names who was faster. */
export async function overtaken({ database }: Platform, id: string, words: string): Promise<Problem> {
  const last = (await bedReservation.taken(database, id)).at(-1);
  const who = last ? `: ${last.by} was here on ${displayMoment(last.at.toISOString())}` : '';
  return new Problem(409, `${words}${who}`, { title: REFUSED });
}

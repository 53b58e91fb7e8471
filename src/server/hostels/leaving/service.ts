import type { Reply } from '#contract/kit/endpoint.ts';
import type { checkOutMany, stillIn } from '#contract/hostels/leaving.ts';
import { RESERVATION } from '#contract/hostels/states.ts';
import { leftBecause } from '#rules/hostels/handover.ts';
import { lagosDay } from '#rules/lagosDay.ts';
import { andMore } from '#rules/text/andMore.ts';
import { writeAudit } from '../../platform/audit.ts';
import { revokePaper } from '../../kit/paper/records/issue.ts';
import { actorOf, type By } from '../../platform/auth/caller.ts';
import type { Queryable } from '../../platform/database/database.ts';
import type { RowOf } from '../../platform/database/describedSql.ts';
import type { Platform } from '../../platform/platform.ts';
import { mistakeAt } from '../../platform/problem.ts';
import { REFUSED } from '../booking/holding.ts';
import { slipOfPlace } from '../booking/slipRecord.ts';
import { bedReservation } from '../reservationWork.ts';
import { insertHandovers, lockStays, nextSession, staysBefore } from './sql.ts';

export async function whoIsStillIn({ database, now }: Platform): Promise<Reply<typeof stillIn>> {
  const [next] = await nextSession(database, { now: now() });
  const name = next?.name ?? '';
  const stays = await staysBefore(database, { next: name });
  return { next: name, stays: stays.map(({ cameOn, madeOn, ...stay }) => ({ ...stay, cameOn: cameOn ?? madeOn })) };
}

interface Leaving {
  readonly leftOn: string;
  readonly stays: readonly { readonly id: string; readonly leftOn?: string }[];
}

/** All of them, or nobody where a day is impossible. @returns how many left, and how many had left before */
export function leaveMany(platform: Platform, by: By, given: Leaving): Promise<Reply<typeof checkOutMany>> {
  const dayOf = new Map(given.stays.map(({ id, leftOn = given.leftOn }) => [id, leftOn]));
  const [actor, now] = [actorOf(by.user), platform.now()];
  return platform.database.transaction(async (tx) => {
    const stays = await lockStays(tx, { ids: [...dayOf.keys()] });
    mustBePossible(stays, dayOf, lagosDay(now));
    const ids = stays.map(({ id }) => id);
    const from = RESERVATION['checked in'];
    await bedReservation.takeMany(tx, { ids, step: 'check-out', from, reason: null, actor, ip: by.ip, now });
    await insertHandovers(tx, { stays: ids.map((id) => ({ id, leftOn: dayOf.get(id) })), actor, now });
    for (const stay of stays) await leaves(tx, stay, { leftOn: dayOf.get(stay.id)!, actor, ip: by.ip, now });
    return { left: ids.length, passedOver: dayOf.size - ids.length };
  });
}

const MOST_NAMED = 12;

/** @throws Problem 422 that names those for whom the day is impossible */
function mustBePossible(
  stays: readonly RowOf<'lock-stays'>[],
  dayOf: ReadonlyMap<string, string>,
  today: string,
): void {
  const refused = stays.flatMap(({ id, fullName, number, cameOn }) => {
    const leftOn = dayOf.get(id)!;
    const because = leftBecause({ leftOn, cameOn: cameOn ?? leftOn, today });
    return because ? [{ because, name: `${fullName} (${number})` }] : [];
  });
  const [first] = refused;
  if (!first) return;
  const named = refused.slice(0, MOST_NAMED).map(({ name }) => name);
  throw mistakeAt('/leftOn', `${first.because}: ${andMore(named, refused.length)}`, REFUSED);
}

interface Left {
  readonly leftOn: string;
  readonly actor: string;
  readonly ip: string;
  readonly now: Date;
}

async function leaves(tx: Queryable, stay: RowOf<'lock-stays'>, { leftOn, actor, ip, now }: Left): Promise<void> {
  await revokePaper(tx, slipOfPlace(stay), now, 'the student has moved out');
  await writeAudit(tx, {
    actor,
    ip,
    at: now,
    action: 'bed-checked-out',
    subjectKind: 'reservation',
    subjectId: stay.id,
    detail: { leftOn },
  });
}

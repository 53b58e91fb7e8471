import { ADMISSIONS } from '#contract/admissions/pages.ts';
import { dayAfter } from '#rules/days/calendar.ts';
import { lagosDay } from '#rules/lagosDay.ts';
import { candidacy, lockSeats } from '../admission-list/service.ts';
import type { Outcome, Target } from '../../kit/bulk/bulk.ts';
import type { BulkAct } from '../../kit/bulk/serveBulk.ts';
import { judgeForm } from '../../kit/forms/service.ts';
import { actorOf, type By } from '../../platform/auth/caller.ts';
import type { Queryable } from '../../platform/database/database.ts';
import type { Platform } from '../../platform/platform.ts';
import { mistakeAt, notFound, Problem } from '../../platform/problem.ts';
import { openSession } from '../../school/sessions/service.ts';
import { enqueueOfferMails } from './mailing.ts';
import { dateOffers, putOffOffers } from './sql.ts';

/** As the list's act says: three days from the one on which it is done. */
const MORE_DAYS = 3;
const TITLE = 'Invalid Action!';

interface Offering {
  readonly target: Target;
  /** The new last day; of an offer that is made again, the day from which its days may count. */
  readonly until: string;
  readonly reason: string | null;
  readonly now: Date;
  readonly by: By;
}

/** Seats are counted while no selection is committed. */
async function offering(
  platform: Platform,
  tx: Queryable,
  act: typeof dateOffers,
  about: 'offered' | 'extended',
  { target, until, reason, now, by }: Offering,
): Promise<Outcome> {
  const [session, actor] = [await openSession(tx), actorOf(by.user)];
  await lockSeats(tx, { sessionId: session?.id ?? 0 });
  const outcome = await act(tx, target, { now, actor, ip: by.ip, reason, until }, by.user);
  const ids = outcome.done.map(([id]) => id);
  await candidacy.takeMany(tx, { ids, step: 'offer', reason, actor, ip: by.ip, now });
  await enqueueOfferMails(platform, tx, { about, ids, reason, page: ADMISSIONS.offers.to }, by);
  return outcome;
}

const bulkAct =
  (platform: Platform, act: typeof dateOffers, about: 'offered' | 'extended', days: number): BulkAct =>
  (tx, target, { now, reason }, by) =>
    offering(platform, tx, act, about, { target, until: dayAfter(lagosDay(now), days), reason, now, by });

/** By the names that the list declares. */
export const offerActs = (platform: Platform): Readonly<Record<'offer' | 'extend', BulkAct>> => ({
  offer: bulkAct(platform, dateOffers, 'offered', 0),
  extend: bulkAct(platform, putOffOffers, 'extended', MORE_DAYS),
});

/** @throws Problem 404, 409 where its seat is gone or no offer waits, 422 for a day that is over or no later one */
export async function extendOne(platform: Platform, id: string, answers: unknown, by: By): Promise<void> {
  const { until, reason } = judgeForm(platform, 'last-day', answers, TITLE);
  const now = platform.now();
  if (until < lagosDay(now)) throw mistakeAt('/until', 'please enter a day that is still to come', TITLE);
  await platform.database.transaction(async (tx) => {
    const {
      done,
      unchanged,
      refused: [refused],
    } = await offering(platform, tx, putOffOffers, 'extended', { target: { ids: [{ id }] }, until, reason, now, by });
    if (done.length > 0) return;
    if (unchanged > 0)
      throw mistakeAt('/until', 'please enter a later day: the offer is open until then already', TITLE);
    throw refused?.name === null
      ? notFound('There is no such admission')
      : new Problem(409, refused!.message, { title: TITLE });
  });
  platform.backgroundJobs.prompt();
}

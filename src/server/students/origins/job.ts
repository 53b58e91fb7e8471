import { notify } from '../../communication/notifications/service.ts';
import type { JobKind } from '../../platform/background-jobs/backgroundJobs.ts';
import type { Queryable } from '../../platform/database/database.ts';
import type { Platform } from '../../platform/platform.ts';
import { chargeAsKnown } from '../records/service.ts';
import { takeUncharged } from './sql.ts';

/** A student's money is locked while a slice is charged, and on the embedded database everybody waits. */
const AT_ONCE = 20;

/** What is taken over holds, whoever goes on with the job: it works through all that is not charged yet. */
export const chargingKind = (platform: Platform): JobKind => ({
  name: 'charges of states of origin',
  async step(tx, { done, total }) {
    const charged = await chargeSlice(platform, tx);
    if (charged === 0) return { done: total, reached: 0, result: {} };
    return { done: Math.min(total, done + charged), reached: 0 };
  },
});

/** Charges what a job has left, since it was cancelled or there were too many. */
export async function chargeLeft(platform: Platform, closing: AbortSignal): Promise<void> {
  while (!closing.aborted) if ((await platform.database.transaction((tx) => chargeSlice(platform, tx))) === 0) return;
}

const SOURCES: Readonly<Record<string, string>> = {
  application: 'as your application says',
  jamb: "as JAMB's list says",
  list: 'as the admission list says',
};

/** @returns how many it came to */
async function chargeSlice(platform: Platform, tx: Queryable): Promise<number> {
  const { lookups, now } = platform;
  const taken = await takeUncharged(tx, { now: now(), limit: AT_ONCE });
  for (const { studentId, sessionId, userId, stateId, source, actor, isPutBack } of taken) {
    const { sentence } = await chargeAsKnown(platform, tx, { studentId, sessionId, actor });
    if (!userId) continue;
    const state = stateId === null ? 'unknown' : (lookups.nameOf('states-of-residence', stateId) ?? String(stateId));
    const why = isPutBack ? 'again' : SOURCES[source]!;
    const message = `Your state of origin is recorded as ${state}, ${why}${sentence}`;
    await notify(platform, tx, { userId, category: 'studentProfile', message });
  }
  return taken.length;
}

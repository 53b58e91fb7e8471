import type { AwaitedWindow } from '#contract/admissions/awaited-results.ts';
import { lagosDay } from '#rules/lagosDay.ts';
import { judgeForm } from '../../kit/forms/service.ts';
import { actorOf, type By } from '../../platform/auth/caller.ts';
import type { Platform } from '../../platform/platform.ts';
import { mistakeAt, notFound, Problem } from '../../platform/problem.ts';
import { openSession } from '../../school/sessions/service.ts';
import { O_LEVEL_SECTION, putBack, reopenApplication } from '../applications/reopening.ts';
import { endedWindows, insertWindow, openFor, shutWindow, unfinished, windows } from './sql.ts';

const FAILED = 'Invalid Action!';

export async function listWindows({ database }: Platform): Promise<AwaitedWindow[]> {
  return (await windows(database)).map(({ id, session, opensOn, closesOn, note, shut }) => ({
    id,
    session,
    opensOn,
    closesOn,
    note,
    isShut: shut,
  }));
}

/** @throws Problem 422 for days that are over or in the wrong order, and without an open session */
export async function openWindow(platform: Platform, answers: unknown, { user, ip }: By): Promise<{ id: number }> {
  const { opensOn, closesOn, note = '' } = judgeForm(platform, 'awaited-window', answers, FAILED);
  if (closesOn < lagosDay(platform.now()))
    throw mistakeAt('/closesOn', 'please enter a day that is still to come', FAILED);
  if (closesOn < opensOn) throw mistakeAt('/closesOn', 'the last day comes before the first', FAILED);
  const session = await openSession(platform.database);
  if (!session) throw mistakeAt('/opensOn', 'No session is open for applications', FAILED);
  const [row] = await insertWindow(platform.database, {
    sessionId: session.id,
    opensOn,
    closesOn,
    note,
    now: platform.now(),
    actor: actorOf(user),
    ip,
  });
  return row!;
}

export async function shut(platform: Platform, id: number, { user, ip }: By): Promise<void> {
  const [row] = await shutWindow(platform.database, { id, now: platform.now(), actor: actorOf(user), ip });
  if (!row) throw notFound('No such window is open');
  await putUnfinishedBack(platform);
}

const untilOf = async (platform: Platform, applicationId: string): Promise<string | null> =>
  (await openFor(platform.database, { applicationId, today: lagosDay(platform.now()) }))[0]?.until ?? null;

export const ownWindow = async (platform: Platform, applicationId: string) => ({
  until: await untilOf(platform, applicationId),
});

/** @throws Problem 409 outside of a window, or where the application awaits nothing */
export async function addResult(platform: Platform, applicationId: string, ip: string): Promise<void> {
  if ((await untilOf(platform, applicationId)) === null)
    throw new Problem(409, 'Awaited results cannot be added now. Please ask the admissions office when they can', {
      title: FAILED,
    });
  const why = await reopenApplication(platform, {
    applicationId,
    sections: [O_LEVEL_SECTION],
    by: 'awaited',
    reason: 'You are adding an awaited O-Level result',
    actor: 'applicant',
    ip,
  });
  if (why) throw new Problem(409, why, { title: FAILED });
}

/** What somebody began and did not submit is as it was submitted before. */
export async function shutEnded(platform: Platform): Promise<void> {
  const now = platform.now();
  for (const { id } of await endedWindows(platform.database, { today: lagosDay(now) }))
    await shutWindow(platform.database, { id, now, actor: 'system:awaited-results', ip: null });
  await putUnfinishedBack(platform);
}

async function putUnfinishedBack({ database, now }: Platform): Promise<void> {
  const given = { now: now(), actor: 'system:awaited-results' };
  for (;;) {
    const waiting = await unfinished(database, { today: lagosDay(given.now) });
    for (const { id } of waiting) await putBack(database, { applicationId: id, ...given });
    if (waiting.length === 0) return;
  }
}

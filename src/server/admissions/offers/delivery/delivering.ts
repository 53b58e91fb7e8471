import { ADMISSION } from '#contract/admissions/states.ts';
import { judgeForm } from '../../../kit/forms/service.ts';
import { actorOf, type By } from '../../../platform/auth/caller.ts';
import type { Platform } from '../../../platform/platform.ts';
import { notFound, Problem } from '../../../platform/problem.ts';
import { deliverOffer, findDelivery } from './sql.ts';

const TITLE = 'Invalid Action!';

/** An officer has spoken to the candidate: who, when and the words are written, and the days of the offer begin. @throws Problem 404, 409 where it is no longer offered, 422 */
export async function reachedByPhone(platform: Platform, admissionId: string, answers: unknown, by: By): Promise<null> {
  const { words } = judgeForm(platform, 'reached-by-phone', answers, TITLE);
  const [now, actor] = [platform.now(), actorOf(by.user)];
  const [delivered] = await deliverOffer(platform.database, {
    admissionId,
    how: 'phone',
    words: words.trim(),
    now,
    actor,
    ip: by.ip,
  });
  if (delivered) return null;
  const [admission] = await findDelivery(platform.database, { admissionId });
  if (!admission) throw notFound('There is no such admission');
  throw new Problem(
    409,
    admission.state === ADMISSION.offered
      ? 'This offer has reached the candidate already. Please look again'
      : 'This admission is not offered any more. Please look again',
    { title: TITLE },
  );
}

/** Who reads the offer signed in has it. */
export async function openedByCandidate(
  { database, now }: Platform,
  admissionId: string,
  { user, ip }: By,
): Promise<void> {
  await deliverOffer(database, { admissionId, how: 'portal', words: null, now: now(), actor: actorOf(user), ip });
}

import { actorOf, type By, type User } from '../../platform/auth/caller.ts';
import type { Queryable } from '../../platform/database/database.ts';
import type { Platform } from '../../platform/platform.ts';
import { forbidden, Problem } from '../../platform/problem.ts';
import { bursarySettings } from '../bursary-settings/service.ts';
import { awardWork } from './work.ts';

const TITLE = 'Nothing was awarded!';

/** Whether this person awards and withdraws without another. */
export const isAlone = async (tx: Queryable, { claims }: User): Promise<boolean> =>
  claims.has('award-approve') && !(await bursarySettings(tx)).awardsByTwo;

export async function requireOnePerson(tx: Queryable, user: User): Promise<void> {
  if (await isAlone(tx, user)) return;
  if (!user.claims.has('award-approve')) throw forbidden('You may prepare awards. Another person approves them');
  throw new Problem(403, 'Two people award scholarships here. Ask for it, and another person approves', {
    title: TITLE,
  });
}

/** The step that needs nobody else. */
export async function decideAlone({ now }: Platform, tx: Queryable, id: string, { user, ip }: By): Promise<void> {
  await awardWork.takeMany(tx, { ids: [id], step: 'decide', reason: null, actor: actorOf(user), ip, now: now() });
}

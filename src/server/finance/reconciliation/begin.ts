import { actorOf, type By } from '../../platform/auth/caller.ts';
import type { Platform } from '../../platform/platform.ts';
import { invalid } from '../../platform/problem.ts';
import { defaultPeriod } from './policy.ts';
import { beginReconciliation } from './sql/nights.ts';

/** @throws Problem 422 while another requested reconciliation is under way */
export async function begin({ database, now }: Platform, { user, ip }: By): Promise<number> {
  const { from, to, day } = defaultPeriod(now());
  const [begun] = await beginReconciliation(database, { from, to, day, now: now(), actor: actorOf(user), ip });
  if (!begun) throw invalid('A reconciliation is under way already');
  return begun.id;
}

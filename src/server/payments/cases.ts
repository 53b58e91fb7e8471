import { actorOf, type By } from '../platform/auth/caller.ts';
import type { Platform } from '../platform/platform.ts';
import { invalid } from '../platform/problem.ts';
import { settleCase } from './sql/cases.ts';

/**
 * A person's word that a case is settled; nothing is credited by it.
 * @throws Problem 422 when somebody has settled it already.
 */
export async function settle({ database, now }: Platform, id: string, note: string, { user, ip }: By): Promise<void> {
  const settled = await settleCase(database, [id, note, now(), actorOf(user), ip]);
  if (settled.length === 0) throw invalid('This case is settled already');
}

import { reportNewAddress } from '../accounts/emails.ts';
import { actorOf, type By } from '../../platform/auth/caller.ts';
import type { Queryable } from '../../platform/database/database.ts';
import type { Platform } from '../../platform/platform.ts';
import { requireNothingConfidential } from '../roles/confidential.ts';
import { findUserRecord, updateUser } from './sql/user.ts';

type Values = Omit<Parameters<typeof updateUser>[1], 'now' | 'actor' | 'ip'>;

/**
 * Every correction of an account by another goes through here, since the earlier address is told of the new one. Prompt the mail after
 * the commit. @returns undefined where the account has another revision by now. @throws Problem 422 for another address of an account
 * that holds what is confidential
 */
export async function correctAccount(
  platform: Platform,
  tx: Queryable,
  { user, ip }: By,
  values: Values,
): Promise<{ readonly id: string; readonly revision: number } | undefined> {
  const [before] = await findUserRecord(tx, { userId: values.userId });
  if (before?.email?.toLowerCase() !== values.email.toLowerCase())
    await requireNothingConfidential(tx, user, values.userId);
  const [updated] = await updateUser(tx, { ...values, now: platform.now(), actor: actorOf(user), ip });
  if (updated?.left) await reportNewAddress(platform, tx, { id: updated.id, left: updated.left, email: values.email });
  return updated;
}

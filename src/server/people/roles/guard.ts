import type { Claim } from '#contract/people/claims.ts';
import type { User } from '../../platform/auth/caller.ts';
import { beyond, claimsBeyond } from '../../platform/auth/claims.ts';
import type { Queryable } from '../../platform/database/database.ts';
import { forbidden } from '../../platform/problem.ts';
import { claimsEntitledTo, isHeldByMightier } from './sql/guard.ts';
import { roleById } from './sql/roles.ts';

export const MAY_MORE = 'This person may do more than you may. Ask an administrator';

/**
 * Every endpoint that `changes` a person calls it, in the transaction of the change. Nobody changes one who may do more than they
 * may, and what that one is denied plays no part: else a denial would be the first step to their account. @throws Problem 403
 */
export async function guardPerson(db: Queryable, actor: User, userId: string): Promise<void> {
  if (userId !== actor.userId && beyond(actor, await entitledTo(db, userId)).length > 0) throw forbidden(MAY_MORE);
}

/** Every endpoint that `changes` a role calls it: what is done to a role is done to whoever has it. @throws Problem 403 */
export async function guardRole(db: Queryable, actor: User, roleId: number): Promise<void> {
  const [role] = await roleById(db, { roleId });
  if (beyond(actor, (role?.claims ?? []) as Claim[]).length > 0)
    throw forbidden('This role may do more than you may. Ask an administrator');
  const mightier = await isHeldByMightier(db, { roleId, actor: actor.userId, beyond: claimsBeyond(actor) });
  if (mightier.length > 0) throw forbidden('Somebody who has this role may do more than you may. Ask an administrator');
}

/** What a person would hold if nothing were denied to them. */
export const entitledTo = async (db: Queryable, userId: string): Promise<Claim[]> =>
  (await claimsEntitledTo(db, { userId })).map(({ claim }) => claim as Claim);

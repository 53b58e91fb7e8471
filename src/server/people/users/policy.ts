import type { Claim } from '#contract/people/claims.ts';
import { beyond } from '../../platform/auth/claims.ts';
import type { User } from '../../platform/auth/caller.ts';
import { Problem } from '../../platform/problem.ts';

export const OWN_ACCOUNT = 'You cannot deactivate your own account';

export const isStaff = (held: readonly Claim[]): boolean => held.includes('staff');

export function mayGiveRole(actor: User, held: readonly Claim[]): void {
  if (beyond(actor, held).length > 0)
    throw new Problem(422, 'This role may do more than you may. Ask an administrator', {
      errors: { '/roleId': 'this role may do more than you may' },
    });
}

export function mayDeactivate(actor: User, id: string): void {
  if (actor.userId === id) throw new Problem(422, OWN_ACCOUNT);
}

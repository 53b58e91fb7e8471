import type { Claim } from '#contract/people/claims.ts';
import { beyond } from '../../platform/auth/claims.ts';
import type { User } from '../../platform/auth/caller.ts';
import { forbidden, Problem } from '../../platform/problem.ts';

/** Whoever changes an account's address could take it over, so nobody edits an account with more rights than their own. */
export function mayChange(actor: User, held: readonly Claim[]): void {
  if (beyond(actor, held).length > 0) throw forbidden('This person may do more than you may. Ask an administrator');
}

export function mayGiveRole(actor: User, held: readonly Claim[]): void {
  if (beyond(actor, held).length > 0) throw new Problem(422, 'This role may do more than you may. Ask an administrator', { errors: { '/roleId': 'this role may do more than you may' } });
}

export function mayDeactivate(actor: User, id: string): void {
  if (actor.userId === id) throw new Problem(422, 'You cannot deactivate your own account');
}

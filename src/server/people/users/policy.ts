import { type Claim, CLAIMS } from '#contract/people/claims.ts';
import { beyond } from '../../platform/auth/claims.ts';
import type { User } from '../../platform/auth/caller.ts';
import { forbidden, Problem } from '../../platform/problem.ts';

export const MAY_MORE = 'This person may do more than you may. Ask an administrator';
export const OWN_ACCOUNT = 'You cannot deactivate your own account';

/** Whoever changes an account's address could take it over, so nobody edits an account with more rights than their own. */
export function mayChange(actor: User, held: readonly Claim[]): void {
  if (beyond(actor, held).length > 0) throw forbidden(MAY_MORE);
}

export const isStaff = (held: readonly Claim[]): boolean => held.includes('staff');

/** Whoever holds one of these is out of this person's reach. */
export const claimsBeyond = (actor: User): Claim[] => beyond(actor, Object.keys(CLAIMS) as Claim[]);

export function mayGiveRole(actor: User, held: readonly Claim[]): void {
  if (beyond(actor, held).length > 0) throw new Problem(422, 'This role may do more than you may. Ask an administrator', { errors: { '/roleId': 'this role may do more than you may' } });
}

export function mayDeactivate(actor: User, id: string): void {
  if (actor.userId === id) throw new Problem(422, OWN_ACCOUNT);
}

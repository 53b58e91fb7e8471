import { type Claim, CLAIMS, type DeclaredClaim, SECTIONS } from '#contract/people/claims.ts';
import type { ListedClaim, Permission } from '#contract/people/roles.ts';
import type { User } from '../../platform/auth/caller.ts';
import { beyond } from '../../platform/auth/claims.ts';

const declared = Object.entries(CLAIMS) as [Claim, DeclaredClaim][];

export const listClaims = (user: User): ListedClaim[] =>
  declared.map(([claim, { title, section, lets, on = null, inPerson = false }]) => ({
    claim,
    title,
    section,
    lets,
    inPerson,
    on: on as Claim | null,
    givable: beyond(user, [claim]).length === 0,
  }));

export const listPermissions = (): Permission[] =>
  SECTIONS.map((name) => ({
    name,
    claims: declared.filter(([, { section }]) => section === name).map(([claim]) => claim),
  }));

import { type Claim, CLAIMS, type DeclaredClaim } from '#contract/people/claims.ts';

interface Holder {
  readonly claims: ReadonlySet<Claim>;
}

export const claimsIn = (held: readonly Claim[], impersonatorId: string | null): Claim[] =>
  held.filter((claim) => impersonatorId === null || !(CLAIMS[claim] as DeclaredClaim).inPerson);

/**
 * What is one's own, anyone grants; what is confidential, whoever decides on roles and claims, without holding it (decision 250); any
 * other claim, its holders alone.
 */
function mayGrant({ claims }: Holder, claim: Claim): boolean {
  const { own, confidential } = CLAIMS[claim] as DeclaredClaim;
  return own === true || claims.has(confidential === true ? 'access-control' : claim);
}

/** Those that the holder may not grant: they can neither give them, nor touch or replace who has them. */
export const beyond = (holder: Holder, others: readonly Claim[]): Claim[] =>
  others.filter((claim) => !mayGrant(holder, claim));

const EVERY = Object.keys(CLAIMS) as Claim[];

/** Claims whose holders are out of this person's reach. */
export const claimsBeyond = (holder: Holder): Claim[] => beyond(holder, EVERY);

/** Somebody has to hold each of them, or nobody could grant it any more. */
export const RANKED = EVERY.filter((claim) => {
  const { own, confidential } = CLAIMS[claim] as DeclaredClaim;
  return own !== true && confidential !== true;
});

/** What takes two people to give: see `people/roles/confidential.ts`. */
export const CONFIDENTIAL = EVERY.filter((claim) => (CLAIMS[claim] as DeclaredClaim).confidential === true);

/** @param entitled what the other would hold if nothing were denied to them */
export const mayImpersonate = (holder: Holder, entitled: readonly Claim[]): boolean =>
  holder.claims.has('impersonate') && beyond(holder, entitled).length === 0;

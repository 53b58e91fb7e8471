import { type Claim, CLAIMS, type DeclaredClaim } from '#contract/people/claims.ts';

interface Holder {
  readonly claims: ReadonlySet<Claim>;
}

/** Of what a person holds, what may be done by who acts for them: all of it for themselves, less in their place. */
export const claimsIn = (held: readonly Claim[], impersonatorId: string | null): Claim[] =>
  held.filter((claim) => impersonatorId === null || !(CLAIMS[claim] as DeclaredClaim).inPerson);

/** Of these claims, those that give power over others and that the holder lacks: nobody hands them on, and nobody touches or replaces who has them. */
export const beyond = ({ claims }: Holder, others: readonly Claim[]): Claim[] =>
  others.filter((claim) => !claims.has(claim) && (CLAIMS[claim] as DeclaredClaim).own !== true);

/** Whether one may be in the place of a person who holds `others`. */
export const mayImpersonate = (holder: Holder, others: readonly Claim[]): boolean => holder.claims.has('impersonate') && beyond(holder, others).length === 0;

import { type Claim, CLAIMS, type DeclaredClaim } from '#contract/people/claims.ts';

interface Holder {
  readonly claims: ReadonlySet<Claim>;
}

export const claimsIn = (held: readonly Claim[], impersonatorId: string | null): Claim[] =>
  held.filter((claim) => impersonatorId === null || !(CLAIMS[claim] as DeclaredClaim).inPerson);

/** Claims over other people that the holder lacks: the holder can neither grant them, nor touch or replace who has them. */
export const beyond = ({ claims }: Holder, others: readonly Claim[]): Claim[] =>
  others.filter((claim) => !claims.has(claim) && (CLAIMS[claim] as DeclaredClaim).own !== true);

export const mayImpersonate = (holder: Holder, others: readonly Claim[]): boolean => holder.claims.has('impersonate') && beyond(holder, others).length === 0;

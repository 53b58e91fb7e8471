import { type Claim, CLAIMS, type DeclaredClaim } from '#contract/people/claims.ts';

interface Holder {
  readonly claims: ReadonlySet<Claim>;
}

export const claimsIn = (held: readonly Claim[], impersonatorId: string | null): Claim[] =>
  held.filter((claim) => impersonatorId === null || !(CLAIMS[claim] as DeclaredClaim).inPerson);

/** Claims over other people that the holder lacks: the holder can neither grant them, nor touch or replace who has them. What is confidential is nobody's rank: see decision 071. */
export const beyond = ({ claims }: Holder, others: readonly Claim[]): Claim[] =>
  others.filter((claim) => !claims.has(claim) && !ofNoRank(CLAIMS[claim]));

const ofNoRank = ({ own, confidential }: DeclaredClaim): boolean => own === true || confidential === true;

export const isConfidential = (claim: Claim): boolean => (CLAIMS[claim] as DeclaredClaim).confidential === true;

export const mayImpersonate = (holder: Holder, others: readonly Claim[]): boolean => holder.claims.has('impersonate') && beyond(holder, others).length === 0;

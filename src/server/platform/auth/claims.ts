import { type Claim, CLAIMS, type DeclaredClaim } from '#contract/people/claims.ts';

interface Holder {
  readonly claims: ReadonlySet<Claim>;
}

export const claimsIn = (held: readonly Claim[], impersonatorId: string | null): Claim[] =>
  held.filter((claim) => impersonatorId === null || !(CLAIMS[claim] as DeclaredClaim).inPerson);

function ofNoRank({ own, confidential }: DeclaredClaim): boolean {
  return own === true || confidential === true;
}

/** Claims over other people that the holder lacks: the holder can neither grant them, nor touch or replace who has them. What is confidential is nobody's rank: see decision 071. */
export const beyond = ({ claims }: Holder, others: readonly Claim[]): Claim[] =>
  others.filter((claim) => !claims.has(claim) && !ofNoRank(CLAIMS[claim]));

/** Every claim by which somebody may do more than another; what is one's own or confidential is given by anyone who decides on claims. */
export const RANKED = (Object.keys(CLAIMS) as Claim[]).filter((claim) => !ofNoRank(CLAIMS[claim]));

export const isConfidential = (claim: Claim): boolean => (CLAIMS[claim] as DeclaredClaim).confidential === true;

/** @param entitled what the other would hold if nothing were denied to them */
export const mayImpersonate = (holder: Holder, entitled: readonly Claim[]): boolean =>
  holder.claims.has('impersonate') && beyond(holder, entitled).length === 0;

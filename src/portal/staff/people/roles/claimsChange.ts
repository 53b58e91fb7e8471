import type { Claim } from '#contract/people/claims.ts';

/** What to give and what to take, so that the college says of two administrators what each meant. */
export const claimsChange = (
  before: readonly Claim[],
  after: readonly Claim[],
): { readonly give: Claim[]; readonly take: Claim[] } => ({
  give: after.filter((claim) => !before.includes(claim)),
  take: before.filter((claim) => !after.includes(claim)),
});

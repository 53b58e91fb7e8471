import type { Claim } from '#contract/people/claims.ts';
import type { ListedClaim } from '#contract/people/roles.ts';

/** What to give and what to take, so that the college says of two administrators what each meant. */
export const claimsChange = (
  before: readonly Claim[],
  after: readonly Claim[],
): { readonly give: Claim[]; readonly take: Claim[] } => ({
  give: after.filter((claim) => !before.includes(claim)),
  take: before.filter((claim) => !after.includes(claim)),
});

/** A claim comes with the one on whose pages it is done. */
export function including(listed: readonly ListedClaim[], chosen: readonly Claim[], claim: Claim): readonly Claim[] {
  const { on = null } = listed.find((each) => each.claim === claim) ?? {};
  const base = on !== null && !chosen.includes(on) ? including(listed, chosen, on) : chosen;
  return [...base, claim];
}

/** And goes with those that are done on its pages. */
export function without(listed: readonly ListedClaim[], chosen: readonly Claim[], claim: Claim): readonly Claim[] {
  const left = listed.filter(({ on }) => on === claim).map((each) => each.claim);
  return chosen.filter((other) => other !== claim && !left.includes(other));
}

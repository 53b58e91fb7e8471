import type { Claim } from '#contract/people/claims.ts';
import type { claims } from '#contract/people/roles.ts';
import { useRecord } from '../../../kit/record/useRecord.ts';

/** Claims as people read them, with commas between; nothing before they are known. */
export function useClaimTitles(): (of: readonly Claim[]) => string {
  const { data = [] } = useRecord<typeof claims>('/RoleClaims/claims', undefined);
  return (of) =>
    data
      .filter(({ claim }) => of.includes(claim))
      .map(({ title }) => title)
      .join(', ');
}

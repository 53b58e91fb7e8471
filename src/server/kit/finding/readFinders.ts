import type { MatchesOfKind } from '#contract/shell/finding.ts';
import { readSearch } from '#rules/text/readSearch.ts';
import type { User } from '../../platform/auth/caller.ts';
import type { Platform } from '../../platform/platform.ts';
import { MOST_MATCHES, type Finder } from './finder.ts';

/** All at once. A kind that cannot be searched says so itself: the others stand. */
export async function readFinders(
  platform: Platform,
  finders: readonly Finder[],
  typed: string,
  caller: User,
): Promise<MatchesOfKind[]> {
  const search = readSearch(typed);
  return Promise.all(
    finders
      .filter(({ page }) => caller.claims.has(page.claim))
      .map(async (finder) => {
        try {
          const matches = await finder.find(platform, search, caller);
          return { title: finder.title, matches: matches.slice(0, MOST_MATCHES) };
        } catch (error) {
          platform.log.error({ err: error, finder: finder.title }, 'a kind of record could not be searched');
          return { title: finder.title, matches: null };
        }
      }),
  );
}

import type { PageDefinition } from '#contract/kit/page.ts';
import type { Match } from '#contract/shell/finding.ts';
import type { Search } from '#rules/text/readSearch.ts';
import type { User } from '../../platform/auth/caller.ts';
import type { Platform } from '../../platform/platform.ts';

/** So many of a kind are shown. */
export const MOST_MATCHES = 5;
/** A list has this many on its shortest page. */
const SHORTEST_PAGE = 10;

/** A kind of record that the search box of staff finds. */
export interface Finder {
  readonly title: string;
  /** Who may open this page finds its records, and nobody else. */
  readonly page: PageDefinition;
  /** At most one statement, by indexes: it runs as often as somebody pauses while typing. */
  find(platform: Platform, search: Search, caller: User): Promise<readonly Match[]>;
}

export const listQuery = ({ text }: Search) => ({ search: text, pageSize: SHORTEST_PAGE });

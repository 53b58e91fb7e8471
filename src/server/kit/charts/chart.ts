import type { PageDefinition } from '#contract/kit/page.ts';
import type { Series } from '#contract/shell/dashboards.ts';
import type { User } from '../../platform/auth/caller.ts';
import type { Platform } from '../../platform/platform.ts';

export interface Drawn {
  /** Days of a line are YYYY-MM-DD. */
  readonly rows: readonly { readonly name: string; readonly amounts: readonly number[] }[];
  /** What the page is narrowed to, so that it shows these numbers. */
  readonly filters?: Readonly<Record<string, string | number | boolean>>;
}

/** Numbers that people compare, on their dashboard. */
export interface Chart extends Pick<Series, 'name' | 'title' | 'look' | 'label'> {
  readonly unit?: Series['unit'];
  readonly draws: readonly string[];
  /** Who may open this page sees the chart, and nobody else; without an address the chart leads nowhere. */
  readonly page: PageDefinition | Pick<PageDefinition, 'claim'>;
  /** Null where it does not concern the caller. One statement. */
  read(platform: Platform, caller: User): Promise<Drawn | null>;
}

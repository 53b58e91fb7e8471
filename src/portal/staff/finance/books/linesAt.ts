import type { PageDefinition } from '#contract/kit/page.ts';
import type { QueryValues } from '../../../kit/list/listQuery.ts';

/** The lines behind a figure: of the days that the page is of, unless the figure has its own. */
export function linesAt({ to }: PageDefinition, { from, to: until }: QueryValues, own: QueryValues = {}): string {
  const asked = { ...(from && { from }), ...(until && { to: until }), ...own };
  return `${to}?${new URLSearchParams(asked)}`;
}

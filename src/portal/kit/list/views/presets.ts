import type { ListDeclaration } from '#rules/lists/listDeclaration.ts';
import { filterQuery, type QueryValues } from '../listQuery.ts';
import type { View } from './useViews.ts';

/** Said by a preset for the day on which it is chosen. */
const TODAY = 'today';

export const presetsOf = ({ presets = {} }: Pick<ListDeclaration, 'presets'>, today: string): readonly View[] =>
  Object.values(presets).map(({ title, query }) => ({
    name: title,
    query: Object.fromEntries(Object.entries(query).map(([name, value]) => [name, value === TODAY ? today : value])),
  }));

/** What of the address a view has: all but which page is shown and how long it is. */
export const viewQuery = (query: QueryValues): QueryValues => ({
  ...filterQuery(query),
  ...(query['columns'] && { columns: query['columns'] }),
});

/** Columns count where the view names them. */
export function isShown({ query }: View, now: QueryValues): boolean {
  const { columns: _, ...shown } = viewQuery(now);
  const { columns, ...wanted } = query;
  const names = new Set([...Object.keys(shown), ...Object.keys(wanted)]);
  return (
    [...names].every((name) => shown[name] === wanted[name]) && (columns === undefined || columns === now['columns'])
  );
}

/** Everything that the address says now gives way, but for the length of a page. */
export const changesTo =
  ({ query }: View) =>
  (now: QueryValues): Readonly<Record<string, string | undefined>> => ({
    ...Object.fromEntries(
      Object.keys(now)
        .filter((name) => name !== 'pageSize')
        .map((name) => [name, undefined]),
    ),
    ...query,
  });

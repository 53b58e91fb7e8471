import { useQueries } from '@tanstack/react-query';
import { cellValues } from '#rules/lists/cells.ts';
import type { FilterDeclaration, ListDeclaration } from '#rules/lists/listDeclaration.ts';
import { useSession } from '../../session/useSession.ts';
import type { Filter } from './listProps.ts';

/** The specification calls a session by its own word. */
type Listed = { readonly id: number | string } & ({ readonly name: string } | { readonly session: string });

/** A filter has no options while its list loads. */
export function useFilters({ columns, filters = {} }: Pick<ListDeclaration, 'columns' | 'filters'>): readonly Filter[] {
  const session = useSession();
  const declared = Object.entries(filters);
  const sources = declared.flatMap(([, { from }]) => from ?? []);
  const lists = useQueries({
    queries: sources.map((from) => ({
      queryKey: [from],
      queryFn: ({ signal }) =>
        session.call({ method: 'GET', path: from } as never, { signal }) as Promise<readonly Listed[]>,
    })),
  });
  return declared.map(([name, filter]) => {
    const column = columns[name];
    const options = filter.from
      ? (lists[sources.indexOf(filter.from)]?.data?.map((option) => ({
          value: String(option.id),
          name: 'name' in option ? option.name : option.session,
        })) ?? [])
      : valueOptions(filter, column && cellValues(column));
    return { name, title: filter.title ?? column?.title ?? name, ...(options && { options }) };
  });
}

function valueOptions({ values }: FilterDeclaration, ofColumn: Readonly<Record<string, string>> | undefined) {
  const named = values ?? ofColumn;
  return named && Object.entries(named).map(([value, name]) => ({ value, name }));
}

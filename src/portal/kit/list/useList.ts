import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import type { ListDeclaration } from '#rules/lists/listDeclaration.ts';
import type { Endpoint } from '#contract/kit/endpoint.ts';
import type { Page } from '#contract/kit/list.ts';
import { useSession } from '../../session/useSession.ts';
import type { ListState, RowOf } from './listProps.ts';
import { useListQuery, type QueryValues } from './listQuery.ts';
import { useFilters } from './useFilters.ts';
import { useLooks } from './useLooks.ts';

/** For so long a page that was fetched ahead is not asked for again. */
const FRESH_MS = 2_000;

/** A declared list as the address says it, page by page. What is `always` asked for stands in no address; it goes with the file, the print and acts on all that match. */
export function useList<E extends Endpoint>(
  declared: ListDeclaration,
  path: E['path'],
  always: QueryValues = {},
): ListState<RowOf<E>> {
  const session = useSession();
  const list = useListQuery({ drawsAtOnce: true });
  const filters = useFilters(declared).filter(({ name }) => !(name in always));
  const { looks, remember } = useLooks(path);
  const { columns = looks.columns, file: _, ...given } = list.query;
  const queries = useQueryClient();
  const queried = ({ columns: __, file: ___, ...values }: QueryValues) => {
    const query: QueryValues = { pageSize: looks.pageSize, ...values, ...always };
    return {
      queryKey: [path, query],
      queryFn: ({ signal }: { readonly signal: AbortSignal }) =>
        session.call({ method: 'GET', path, query } as never, { signal }) as Promise<Page<RowOf<E>>>,
      staleTime: FRESH_MS,
    };
  };
  const { data, error, refetch, isPlaceholderData } = useQuery({
    ...queried(list.query),
    placeholderData: keepPreviousData,
  });
  // What was shown stays beside an error: a page that did not come takes nothing away.
  const latest = useRef<Page<RowOf<E>>>(undefined);
  if (data) latest.current = data;
  return {
    declared,
    path,
    list,
    always,
    filters,
    columns,
    isRoomy: looks.isRoomy ?? false,
    remember,
    page: data ?? latest.current,
    error,
    isOld: isPlaceholderData && !error,
    retry: () => void refetch(),
    fetchAhead: (address) => void queries.prefetchQuery(queried(Object.fromEntries(new URLSearchParams(address)))),
    isFiltered: Boolean(given['search'] || filters.some(({ name }) => given[name])),
  };
}

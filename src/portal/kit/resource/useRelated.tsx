import { useQueries } from '@tanstack/react-query';
import { lazy } from 'react';
import type { Endpoint } from '#contract/kit/endpoint.ts';
import type { Page } from '#contract/kit/list.ts';
import { useSession } from '../../session/useSession.ts';
import { useSignedIn } from '../../session/useSignedIn.ts';
import type { HashTab } from '../record/HashTabs.tsx';
import type { Related, ResourceRow, Screens } from './screens.ts';

/** Who reads the record alone does not wait for lists. A lazy component has no type parameter. */
const RelatedList = lazy(async () => ({ default: (await import('./RelatedList.tsx')).RelatedList }));

/** A tab for each list of what belongs to the record, with its count, where the signed-in user may open it. */
export function useRelated<Row extends ResourceRow>(
  { related = [] }: Screens<Row>,
  id: number,
): (row: Row) => readonly HashTab[] {
  const session = useSession();
  const claims = useSignedIn()?.claims ?? [];
  const open = related.filter(({ page }) => claims.includes(page.claim));
  const counts = useQueries({
    queries: open.map(({ path, by }) => ({
      queryKey: [path, 'count', by, id],
      queryFn: ({ signal }: { readonly signal: AbortSignal }) =>
        session.call<Endpoint>({ method: 'GET', path, query: { pageSize: 10, [by]: id } } as never, {
          signal,
        }) as Promise<Page<unknown>>,
    })),
  });
  return (row) =>
    open.map((list, place) => ({
      hash: list.page.to.split('/').at(-1)!,
      name: list.name,
      count: counts[place]?.data?.metadata.totalCount,
      panel: <RelatedList list={list as unknown as Related<ResourceRow>} row={row} />,
    }));
}

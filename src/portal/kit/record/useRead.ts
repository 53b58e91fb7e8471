import { useQuery } from '@tanstack/react-query';
import type { Endpoint, Query, Reply } from '#contract/kit/endpoint.ts';
import { useSession } from '../../session/useSession.ts';

/** What is read by a query, where `useRecord` reads by an id in the path. */
export function useRead<E extends Endpoint>(path: E['path'], query: Query<E>) {
  const session = useSession();
  return useQuery({
    queryKey: [path, query],
    queryFn: ({ signal }) => session.call({ method: 'GET', path, query } as never, { signal }) as Promise<Reply<E>>,
  });
}

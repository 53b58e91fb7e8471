import { useQuery } from '@tanstack/react-query';
import type { Endpoint, Params, Reply } from '#contract/kit/endpoint.ts';
import { useSession } from '../../session/useSession.ts';

export function useRecord<E extends Endpoint>(path: E['path'], params: Params<E>) {
  const session = useSession();
  return useQuery({
    queryKey: [path, params],
    queryFn: ({ signal }) => session.call({ method: 'GET', path, params } as never, { signal }) as Promise<Reply<E>>,
  });
}

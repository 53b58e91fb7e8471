import { useQuery } from '@tanstack/react-query';
import type { Endpoint, Params, Reply } from '#contract/kit/endpoint.ts';
import { useSession } from '../../session/useSession.ts';

export function useRecord<E extends Endpoint>(path: E['path'], params: Params<E>) {
  const session = useSession();
  return useQuery({
    queryKey: [path, params],
    queryFn: () => session.call({ method: 'GET', path, params } as never) as Promise<Reply<E>>,
  });
}

import { useQuery } from '@tanstack/react-query';
import type { Endpoint, Params, Reply } from '#contract/kit/endpoint.ts';
import { useSession } from '../../session/useSession.ts';

/** One record of the contract, asked for again after each change. */
export function useRecord<E extends Endpoint>(path: E['path'], params: Params<E>) {
  const house = useSession();
  return useQuery({
    queryKey: [path, params],
    queryFn: () => house.call({ method: 'GET', path, params } as never) as Promise<Reply<E>>,
  });
}

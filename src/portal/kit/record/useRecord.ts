import { useQuery } from '@tanstack/react-query';
import type { Endpoint, Params, Reply } from '#contract/kit/endpoint.ts';
import { useHouse } from '../../session/useHouse.ts';

/** One record of the contract, asked for again after each change. */
export function useRecord<E extends Endpoint>(path: E['path'], params: Params<E>) {
  const house = useHouse();
  return useQuery({
    queryKey: [path, params],
    queryFn: () => house.call({ method: 'GET', path, params } as never) as Promise<Reply<E>>,
  });
}

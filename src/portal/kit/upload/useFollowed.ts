import { useQuery } from '@tanstack/react-query';
import { useSession } from '../../session/useSession.ts';
import { ASK_AGAIN_MS, FOLLOWS_JOBS } from '../jobs/followsJobs.ts';

/** Something of a person's own that goes on in the background, and how far it is. */
export function useFollowed<Followed>(path: string, id: number, isGoingOn: (followed: Followed) => boolean) {
  const session = useSession();
  return useQuery({
    queryKey: [path, { id }],
    queryFn: ({ signal }) =>
      session.call({ method: 'GET', path, params: { id } } as never, { signal }) as Promise<Followed>,
    meta: FOLLOWS_JOBS,
    refetchInterval: ({ state: { data } }) => (data !== undefined && isGoingOn(data) ? ASK_AGAIN_MS : false),
  });
}

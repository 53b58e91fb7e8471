import { useQuery } from '@tanstack/react-query';
import type { ownJob } from '#contract/operations/jobs.ts';
import { useSession } from '../../session/useSession.ts';
import { ASK_AGAIN_MS, FOLLOWS_JOBS } from './followsJobs.ts';
import { isUnderWay } from './jobWords.ts';

const PATH = '/BackgroundJob/jobs/:id';

/** One job of this person, and how far it is. */
export function useOwnJob(id: string) {
  const session = useSession();
  return useQuery({
    queryKey: [PATH, { id }],
    queryFn: ({ signal }) => session.call<typeof ownJob>({ method: 'GET', path: PATH, params: { id } }, { signal }),
    meta: FOLLOWS_JOBS,
    refetchInterval: ({ state: { data } }) => (data && isUnderWay(data) ? ASK_AGAIN_MS : false),
  });
}

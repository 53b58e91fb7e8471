import { useQuery } from '@tanstack/react-query';
import type { ownJobs } from '#contract/operations/jobs.ts';
import { useSession } from '../../session/useSession.ts';
import { ASK_AGAIN_MS, FOLLOWS_JOBS } from './followsJobs.ts';
import { isUnderWay } from './jobWords.ts';

const PATH = '/BackgroundJob/jobs';

/** What goes on for this person, on whatever device it was begun, and what ended in the last day. */
export function useOwnJobs(userName: string) {
  const session = useSession();
  return useQuery({
    queryKey: [PATH, userName],
    queryFn: ({ signal }) => session.call<typeof ownJobs>({ method: 'GET', path: PATH }, { signal }),
    enabled: userName !== '',
    meta: FOLLOWS_JOBS,
    refetchInterval: ({ state: { data } }) => (data?.some(isUnderWay) ? ASK_AGAIN_MS : false),
  });
}

import { useQuery } from '@tanstack/react-query';
import type { Upload } from '#contract/kit/upload.ts';
import { useSession } from '../../session/useSession.ts';
import { ASK_AGAIN_MS, FOLLOWS_JOBS } from '../jobs/followsJobs.ts';
import { isUnderWay } from '../jobs/jobWords.ts';

const isGoingOn = ({ trial, commit }: Upload) => isUnderWay(commit ?? trial);

/** A person's own upload, and how far it is. */
export function useUpload(list: string, id: number) {
  const session = useSession();
  const path = `${list}/upload/:id`;
  return useQuery({
    queryKey: [path, { id }],
    queryFn: ({ signal }) => session.call({ method: 'GET', path, params: { id } } as never, { signal }) as Promise<Upload>,
    meta: FOLLOWS_JOBS,
    refetchInterval: ({ state: { data } }) => (data && isGoingOn(data) ? ASK_AGAIN_MS : false),
  });
}

import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { seeJob } from '#contract/operations/jobs.ts';
import { useSession } from '../../session/useSession.ts';
import { refetchJobs } from './followsJobs.ts';

/** The bell stops counting a job once its owner has seen how it ended. One that could not be marked is counted on. */
export function useSeeJob(): (id: string) => Promise<void> {
  const session = useSession();
  const queries = useQueryClient();
  return useCallback(
    async (id) => {
      await session
        .call<typeof seeJob>({ method: 'POST', path: '/BackgroundJob/jobs/:id/seen', params: { id } })
        .catch(() => undefined);
      await refetchJobs(queries);
    },
    [session, queries],
  );
}

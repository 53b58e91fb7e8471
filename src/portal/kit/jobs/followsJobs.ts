import type { QueryClient } from '@tanstack/react-query';

/** The `meta` of a query that shows how far a job is. */
export const FOLLOWS_JOBS = { followsJobs: true } as const;

/** Where the stream of news cannot be had, pages ask by themselves. */
export const ASK_AGAIN_MS = 5_000;

export const refetchJobs = (queries: QueryClient): Promise<void> =>
  queries.invalidateQueries({ predicate: ({ meta }) => meta?.['followsJobs'] === true });

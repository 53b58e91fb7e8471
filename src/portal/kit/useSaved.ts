import { useQueryClient } from '@tanstack/react-query';
import { raiseFlag } from '../core/flags.ts';
import { refetchStale } from '../session/staleQueries.ts';

export const FAILED = { title: 'Failed!', body: 'Something went wrong' };

/** What the page shows of what was changed is fetched again, by the rule in `session/staleQueries.ts`. */
export function useSaved(): (words: string) => Promise<void> {
  const queries = useQueryClient();
  return async (words) => {
    await refetchStale(queries);
    raiseFlag({ title: 'Success!', body: words, intent: 'success' });
  };
}

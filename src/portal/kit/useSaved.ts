import { useQueryClient } from '@tanstack/react-query';
import { raiseFlag } from '../app/flags.ts';

export const FAILED = { title: 'Failed!', body: 'Something went wrong' };

/** Everything shown is fetched again after a change, the lists of forms, the menu and one's own claims included. */
export function useSaved(): (words: string) => Promise<void> {
  const queries = useQueryClient();
  return async (words) => {
    queries.removeQueries({ queryKey: ['lookup'] });
    await queries.invalidateQueries();
    raiseFlag({ title: 'Success!', body: words, intent: 'success' });
  };
}

import { useQueryClient } from '@tanstack/react-query';
import { raiseFlag } from '../app/flags.ts';

/** What a change that is refused without words of its own says. */
export const FAILED = { title: 'Failed!', body: 'Something went wrong' };

/** After a change: everything that is shown is asked for again (the lists of forms, the menu and one's own claims too), and the flag says what was done. */
export function useSaved(): (words: string) => Promise<void> {
  const queries = useQueryClient();
  return async (words) => {
    queries.removeQueries({ queryKey: ['lookup'] });
    await queries.invalidateQueries();
    raiseFlag({ title: 'Success!', body: words, intent: 'success' });
  };
}

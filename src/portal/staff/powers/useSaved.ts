import { useQueryClient } from '@tanstack/react-query';
import { raiseFlag } from '../../app/flags.ts';

/** What a form that is refused without words of its own says. */
export const FAILED = { title: 'Failed!', body: 'Something went wrong' };

/** Says that it is saved, and has everything that is shown asked for again: the menu and one's own claims too. */
export function useSaved(): (words: string) => Promise<void> {
  const queries = useQueryClient();
  return async (words) => {
    await queries.invalidateQueries();
    raiseFlag({ title: 'Success!', body: words, intent: 'success' });
  };
}

import { useQuery } from '@tanstack/react-query';
import type { home } from '#contract/shell/cards.ts';
import { useSession } from './useSession.ts';

const path = '/Dashboard/home';

/** Who comes back to the window sees what waits now. */
export function useHome() {
  const session = useSession();
  return useQuery({
    queryKey: [path],
    refetchOnWindowFocus: true,
    queryFn: ({ signal }) => session.call<typeof home>({ method: 'GET', path }, { signal }),
  });
}

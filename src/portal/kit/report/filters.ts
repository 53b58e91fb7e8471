import { useQuery } from '@tanstack/react-query';
import type { allSessions } from '#contract/school/sessions.ts';
import { call } from '../../api/call.ts';
import type { Filter } from '../list/listProps.ts';

export function useSessionFilter(): Filter {
  const { data = [] } = useQuery({
    queryKey: ['sessions'],
    queryFn: () => call<typeof allSessions>({ method: 'GET', path: '/Session/all-sessions' }),
  });
  return {
    name: 'sessionId',
    title: 'Session',
    options: data.map(({ id, session }) => ({ value: String(id), name: session })),
  };
}

/** Both days are included. */
export const DAYS: readonly Filter[] = [
  { name: 'from', title: 'From' },
  { name: 'to', title: 'To' },
];

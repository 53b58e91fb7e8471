import { useQuery } from '@tanstack/react-query';
import type { allSessions } from '#contract/school/sessions.ts';
import { call } from '../../api/call.ts';
import type { Filter } from '../list/listProps.ts';

/** `none` names what a report without a session is of. */
export function useSessionFilter(none?: string): Filter {
  const { data = [] } = useQuery({
    queryKey: ['sessions'],
    queryFn: () => call<typeof allSessions>({ method: 'GET', path: '/Session/all-sessions' }),
  });
  return {
    name: 'sessionId',
    title: 'Session',
    ...(none && { none }),
    options: data.map(({ id, session }) => ({ value: String(id), name: session })),
  };
}

/** Both days are included. */
export const DAYS: readonly Filter[] = [
  { name: 'from', title: 'From' },
  { name: 'to', title: 'To' },
];

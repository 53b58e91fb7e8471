import { useQuery } from '@tanstack/react-query';
import type { allSessions } from '#contract/school/sessions.ts';
import { call } from '../../api/call.ts';
import type { Filter } from '../../kit/list/listProps.ts';

/** Without one, a report is of the open session. */
export function useSessionFilter(): Filter {
  const { data = [] } = useQuery({
    queryKey: ['sessions'],
    queryFn: () => call<typeof allSessions>({ method: 'GET', path: '/Session/all-sessions' }),
  });
  return {
    name: 'sessionId',
    title: 'Session',
    none: 'Open',
    options: data.map(({ id, session }) => ({ value: String(id), name: session })),
  };
}

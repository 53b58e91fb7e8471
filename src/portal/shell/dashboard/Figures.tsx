import { useQuery } from '@tanstack/react-query';
import type { Claim } from '#contract/people/claims.ts';
import type { allSessions } from '#contract/school/sessions.ts';
import type { adminDashboard, lecturerDashboard } from '#contract/shell/dashboards.ts';
import type { Reply } from '#contract/kit/endpoint.ts';
import { useListQuery } from '../../kit/list/listQuery.ts';
import { useSession } from '../../session/useSession.ts';
import { ErrorState, LoadingState } from '../../ui/states.tsx';
import { FigureSection } from './FigureSection.tsx';

type Dashboards = typeof lecturerDashboard | typeof adminDashboard;
type Dashboard = Reply<typeof lecturerDashboard> & Partial<Reply<typeof adminDashboard>>;

/** The work of whoever holds one of these is about the whole college. */
const OFFICES: readonly Claim[] = [
  'applications',
  'invoices',
  'fees',
  'user-management',
  'student-management',
  'school-setup',
];

function pathFor(claims: readonly Claim[]): Dashboards['path'] | undefined {
  if (OFFICES.some((claim) => claims.includes(claim))) return '/Dashboard/admin-dashboard';
  return claims.includes('staff') ? '/Dashboard/lecturer-dashboard' : undefined;
}

export function Figures({ claims }: { readonly claims: readonly Claim[] }) {
  const path = pathFor(claims);
  return path && <Dashboard path={path} />;
}

function Dashboard({ path }: { readonly path: Dashboards['path'] }) {
  const session = useSession();
  const {
    query: { sessionId },
  } = useListQuery();
  const { data, error, refetch, isPlaceholderData } = useQuery<Dashboard>({
    queryKey: [path, sessionId],
    placeholderData: (previous) => previous,
    queryFn: ({ signal }) =>
      session.call(
        { method: 'GET', path, query: path === '/Dashboard/admin-dashboard' ? { sessionId } : {} } as never,
        { signal },
      ) as Promise<Dashboard>,
  });
  if (!data)
    return error ? (
      <ErrorState error={error} onRetry={() => void refetch()} />
    ) : (
      <LoadingState lines={8} label="Loading your figures" />
    );
  return (
    <FigureSection {...data} isBusy={isPlaceholderData}>
      {data.sessionId !== undefined && <SessionChoice sessionId={data.sessionId} />}
    </FigureSection>
  );
}

function SessionChoice({ sessionId }: { readonly sessionId: number | null }) {
  const session = useSession();
  const list = useListQuery();
  const { data = [] } = useQuery({
    queryKey: ['/Session/all-sessions'],
    queryFn: ({ signal }) =>
      session.call<typeof allSessions>({ method: 'GET', path: '/Session/all-sessions' }, { signal }),
  });
  if (data.length < 2) return null;
  return (
    <label className="toolbar__field">
      <span>Session</span>
      <select value={sessionId ?? ''} onChange={({ target }) => list.change({ sessionId: target.value })}>
        {data.map(({ id, session: name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}

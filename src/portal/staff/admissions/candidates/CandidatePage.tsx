import { useQuery } from '@tanstack/react-query';
import { Navigate, useSearchParams } from 'react-router-dom';
import type { candidate as contract } from '#contract/admissions/candidates.ts';
import { ADMISSIONS } from '#contract/admissions/pages.ts';
import { useSession } from '../../../session/useSession.ts';
import { Page } from '../../../ui/Page.tsx';
import { ErrorState, LoadingState } from '../../../ui/states.tsx';
import { Story } from './Story.tsx';

const PATH = '/AdmissionList/candidate';

export function CandidatePage() {
  const session = useSession();
  const number = useSearchParams()[0].get('number');
  const { data, error, refetch } = useQuery({
    queryKey: [PATH, { number }],
    enabled: Boolean(number),
    queryFn: ({ signal }) =>
      session.call<typeof contract>({ method: 'GET', path: PATH, query: { number: number! } }, { signal }),
  });
  if (!number) return <Navigate to={ADMISSIONS.admissionList.to} replace />;
  if (data) return <Story key={data.number} candidate={data} />;
  return (
    <Page title="Candidate" width="wide" crumbs={[ADMISSIONS.admissionList, { name: number }]}>
      {error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <LoadingState lines={10} />}
    </Page>
  );
}

import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import type { verifySlip } from '#contract/application.ts';
import { ApiError } from '../../api/apiError.ts';
import { call } from '../../api/call.ts';
import { usePortalData } from '../../app/portalData.ts';
import { Tick, Warning } from '../../ui/icons.tsx';
import { Page as PageFrame } from '../../ui/Page.tsx';
import { ErrorState, LoadingState } from '../../ui/states.tsx';
import { ApplicantArea } from '../session/ApplicantArea.tsx';

/** Where the code on a slip leads: whether it is genuine, and no more of the person than initials. */
export const Page = () => <ApplicantArea><VerifySlip /></ApplicantArea>;

function VerifySlip() {
  const { code = '' } = useParams();
  const { school } = usePortalData();
  const { data, error, refetch } = useQuery({
    queryKey: ['verify-slip', code],
    queryFn: ({ signal }) => call<typeof verifySlip>({ method: 'GET', path: '/Application/verify-slip', query: { code } }, { signal }),
  });
  const unknown = error instanceof ApiError && error.status === 404;
  return (
    <PageFrame title="Slip verification" width="narrow">
      {data && (
        <section className="sheet" aria-label="Genuine slip">
          <div className="notice notice--success" role="status"><Tick /><div><strong>This slip is genuine</strong>It was issued by {school.name}.</div></div>
          <dl className="facts facts--spaced">
            <div><dt>Initials</dt><dd>{data.initials}</dd></div>
            <div><dt>Programme</dt><dd>{data.programme}</dd></div>
            <div><dt>Session</dt><dd>{data.session}</dd></div>
            <div><dt>Status</dt><dd>{data.status}</dd></div>
          </dl>
        </section>
      )}
      {unknown && <div className="notice notice--danger" role="alert"><Warning /><div><strong>This slip is not known to {school.name}</strong>The code belongs to no application. Do not accept the slip.</div></div>}
      {error && !unknown && <ErrorState message={error.message} onRetry={() => void refetch()} />}
      {!data && !error && <LoadingState />}
    </PageFrame>
  );
}

import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import type { verifySlip } from '#contract/admissions/applications.ts';
import { call } from '../../api/call.ts';
import { Confirmation } from '../payment/Confirmation.tsx';
import { ApplicantArea } from '../session/ApplicantArea.tsx';

/** Anybody with the code may open this: it shows no more of the person than initials. */
export const VerifySlipPage = () => (
  <ApplicantArea>
    <VerifySlip />
  </ApplicantArea>
);

function VerifySlip() {
  const { code = '' } = useParams();
  const { data, error, refetch } = useQuery({
    queryKey: ['verify-slip', code],
    queryFn: ({ signal }) =>
      call<typeof verifySlip>({ method: 'GET', path: '/Application/verify-slip', query: { code } }, { signal }),
  });
  const facts =
    data &&
    ([
      ['Initials', data.initials],
      ['Programme', data.programme],
      ['Session', data.session],
      ['Status', data.status],
    ] as const);
  return (
    <Confirmation
      paper="slip"
      facts={facts}
      unknown="The code belongs to no application. Do not accept the slip."
      error={error}
      onRetry={() => void refetch()}
    />
  );
}

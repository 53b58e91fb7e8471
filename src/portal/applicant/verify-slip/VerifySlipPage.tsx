import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import type { VerifiedSlip, verifySlip } from '#contract/admissions/applications.ts';
import { call } from '../../api/call.ts';
import { Confirmation, type Lapse } from '../payment/Confirmation.tsx';
import { ApplicantArea } from '../session/ApplicantArea.tsx';

/** Anybody with the code may open this: it shows no more of the person than initials. */
export const VerifySlipPage = () => (
  <ApplicantArea>
    <VerifySlip />
  </ApplicantArea>
);

const TITLES: Readonly<Record<Exclude<VerifiedSlip['state'], 'valid'>, string>> = {
  draft: 'This application is not submitted yet',
  reopened: 'This slip is being corrected',
  replaced: 'This slip was replaced',
};
const REMEDIES: typeof TITLES = {
  draft: 'Its answers may still change. Ask for the slip once it is submitted.',
  reopened: 'Its answers may change. Ask for the new slip once the corrections are submitted.',
  replaced: 'A newer slip took its place and says something else. Ask for the new one.',
};

const lapseOf = ({ state }: VerifiedSlip): Lapse | undefined =>
  state === 'valid' ? undefined : { title: TITLES[state], remedy: REMEDIES[state] };

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
      lapsed={data && lapseOf(data)}
      error={error}
      onRetry={() => void refetch()}
    />
  );
}

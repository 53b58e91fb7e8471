import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import type { VerifiedLetter, verifyLetter } from '#contract/admissions/letters.ts';
import { displayDate } from '#rules/displayDate.ts';
import { call } from '../../api/call.ts';
import { Confirmation, type Lapse } from '../payment/Confirmation.tsx';
import { ApplicantArea } from '../session/ApplicantArea.tsx';

/** Anybody with the code may open this: it shows no more of the person than initials. */
export const VerifyLetterPage = () => (
  <ApplicantArea>
    <VerifyLetter />
  </ApplicantArea>
);

const STATUS: Readonly<Record<VerifiedLetter['status'], string>> = {
  valid: 'Valid',
  amended: 'Amended',
  revoked: 'Revoked',
};
const LAPSES: Readonly<Partial<Record<VerifiedLetter['status'], Lapse>>> = {
  amended: { title: 'This letter was amended', remedy: 'It was amended since. Ask for the newest letter.' },
  revoked: { title: 'This letter was revoked', remedy: 'It was revoked: the place is no longer held.' },
};

function VerifyLetter() {
  const { code = '' } = useParams();
  const { data, error, refetch } = useQuery({
    queryKey: ['verify-letter', code],
    queryFn: ({ signal }) =>
      call<typeof verifyLetter>({ method: 'GET', path: '/AdmissionList/verify-letter', query: { code } }, { signal }),
  });
  const facts =
    data &&
    ([
      ['Letter', data.kind],
      ['Reference', data.number],
      ['Initials', data.initials],
      ['Programme', data.programme],
      ['Session', data.session],
      ['Issued on', displayDate(data.issuedAt)],
      ['Status', STATUS[data.status]],
    ] as const);
  return (
    <Confirmation
      paper="letter"
      facts={facts}
      unknown="The code belongs to no letter of the college. Do not accept the letter."
      lapsed={data && LAPSES[data.status]}
      error={error}
      onRetry={() => void refetch()}
    />
  );
}

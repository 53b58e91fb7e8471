import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import type { verifyStudent } from '#contract/students/profiles.ts';
import { call } from '../../api/call.ts';
import { Confirmation } from '../payment/Confirmation.tsx';
import { ApplicantArea } from '../session/ApplicantArea.tsx';

/** Anybody with the code may open this: it shows no more of the student than initials. */
export const VerifyStudentPage = () => (
  <ApplicantArea>
    <VerifyStudent />
  </ApplicantArea>
);

function VerifyStudent() {
  const { code = '' } = useParams();
  const { data, error, refetch } = useQuery({
    queryKey: ['verify-student', code],
    queryFn: ({ signal }) =>
      call<typeof verifyStudent>({ method: 'GET', path: '/Student/verify-student', query: { code } }, { signal }),
  });
  const facts =
    data &&
    ([
      ['Initials', data.initials],
      ['Programme', data.programme],
      ['Entered in', data.session],
      ['Status', data.status],
    ] as const);
  return (
    <Confirmation
      paper="profile"
      facts={facts}
      unknown="The code belongs to no student. Do not accept the profile."
      error={error}
      onRetry={() => void refetch()}
    />
  );
}

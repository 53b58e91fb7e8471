import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import type { VerifiedDocument, verifyDocument } from '#contract/school/papers.ts';
import { displayDate } from '#rules/displayDate.ts';
import { call } from '../../api/call.ts';
import { Confirmation, type Lapse } from '../payment/Confirmation.tsx';
import { ApplicantArea } from '../session/ApplicantArea.tsx';

/** Anybody with the code may open this: it says what the document says, and of a person no more than initials. */
export const VerifyDocumentPage = () => (
  <ApplicantArea>
    <VerifyDocument />
  </ApplicantArea>
);

/** Not called a status: a paper may state one of its own, as an examination card does of the registration. */
const VALIDITY: Readonly<Record<VerifiedDocument['status'], string>> = {
  valid: 'Valid',
  replaced: 'Replaced',
  revoked: 'Revoked',
};
const LAPSES: Readonly<
  Record<VerifiedDocument['status'], (since: string, because: string | null) => Lapse | undefined>
> = {
  valid: () => undefined,
  replaced: (since) => ({
    title: 'This document was replaced',
    remedy: `A newer one took its place on ${since} and says something else. Ask for it.`,
  }),
  revoked: (since, because) => ({
    title: 'This document was revoked',
    remedy: `The college revoked it on ${since}${because === null ? '' : `: ${because}`}. Do not accept it.`,
  }),
};

function VerifyDocument() {
  const { code = '' } = useParams();
  const { data, error, refetch } = useQuery({
    queryKey: ['verify-document', code],
    queryFn: ({ signal }) =>
      call<typeof verifyDocument>({ method: 'GET', path: '/Document/verify-document', query: { code } }, { signal }),
  });
  return (
    <Confirmation
      paper="document"
      facts={
        data && [
          ['Document', data.title],
          ['Number', data.number],
          ['Of', data.holder],
          ...data.facts,
          ['Issued on', displayDate(data.issuedAt)],
          ['Validity', VALIDITY[data.status]],
        ]
      }
      unknown="The code belongs to no document of the college. Do not accept it."
      lapsed={data && LAPSES[data.status](displayDate(data.since ?? data.issuedAt), data.because)}
      error={error}
      onRetry={() => void refetch()}
    />
  );
}

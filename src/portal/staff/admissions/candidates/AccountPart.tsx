import { useQuery } from '@tanstack/react-query';
import type { admissionClaim } from '#contract/people/student-claims.ts';
import { useSession } from '../../../session/useSession.ts';
import { ErrorState, LoadingState } from '../../../ui/states.tsx';
import { ListedStudent } from '../ListedStudent.tsx';

const PATH = '/Student/admission-claim';

/** Where the list would mail, and who has claimed the account. */
export function AccountPart({ regNumber }: { readonly regNumber: string }) {
  const session = useSession();
  const { data, error, refetch } = useQuery({
    queryKey: [PATH, { regNumber }],
    queryFn: ({ signal }) =>
      session.call<typeof admissionClaim>({ method: 'GET', path: PATH, query: { regNumber } }, { signal }),
  });
  if (data) return <ListedStudent student={data} />;
  return error ? (
    <ErrorState error={error} onRetry={() => void refetch()} />
  ) : (
    <LoadingState lines={4} label="Loading the account" />
  );
}

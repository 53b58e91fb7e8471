import { useQuery } from '@tanstack/react-query';
import type { registrationVerdicts } from '#contract/academics/registration-approval.ts';
import type { Reply } from '#contract/kit/endpoint.ts';
import { useSession } from '../../../session/useSession.ts';

export type Verdict = Reply<typeof registrationVerdicts>[number];

const PATH = '/CourseRegistration/course-approval/verdicts';

/** By the ids of registrations, as they come: the list does not wait for them. */
export function useVerdicts(
  rows: readonly { readonly id: string; readonly revision: number }[],
): ReadonlyMap<string, Verdict> {
  const session = useSession();
  const { data } = useQuery({
    queryKey: [PATH, rows.map(({ id, revision }) => `${id} ${revision}`)],
    enabled: rows.length > 0,
    queryFn: ({ signal }) =>
      session.call<typeof registrationVerdicts>(
        { method: 'GET', path: PATH, query: { ids: rows.map(({ id }) => id).join(',') } },
        { signal },
      ),
  });
  return new Map(data?.map((verdict) => [verdict.id, verdict]));
}

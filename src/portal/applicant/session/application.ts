import { useQuery, type QueryClient } from '@tanstack/react-query';
import type { ApplicationRecord } from '#contract/application.ts';
import type { ProgrammeSummary } from '#catalogue/programme.ts';
import { ApiError } from '../../api/apiError.ts';
import { send } from '../../api/call.ts';
import { fetchDeclaration } from './programmes.ts';
import type { Applicant } from './useApplicant.ts';

/** Under which the login leaves the application for the form, and a reload loads it anew. */
export const applicationKey = (programmeId: string) => ['application', programmeId] as const;

/** What the login brought is fresh enough for the form that follows it. */
const FRESH_MS = 30_000;

export function useApplication(programme: ProgrammeSummary, applicant: Applicant, queries: QueryClient) {
  return useQuery({
    queryKey: applicationKey(programme.id),
    queryFn: () => loadApplication(programme, applicant, queries),
    staleTime: FRESH_MS,
    enabled: applicant.held !== null,
  });
}

export async function loadApplication(programme: ProgrammeSummary, { held, guarded }: Applicant, queries: QueryClient): Promise<ApplicationRecord> {
  if (!held) throw new ApiError(401, 'Please log in again to continue');
  const { endpoints: { load } } = await fetchDeclaration(queries, programme);
  return guarded(send<ApplicationRecord>(load.method, load.path, { token: held.token }));
}

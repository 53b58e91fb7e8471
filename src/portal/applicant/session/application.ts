import { useQuery, type QueryClient } from '@tanstack/react-query';
import type { ApplicationRecord } from '#contract/admissions/applications.ts';
import type { ProgrammeSummary } from '#catalogue/programme.ts';
import type { ApiError } from '../../api/apiError.ts';
import { usePortalData } from '../../core/portalData.ts';
import { isEmpty, waitingStore, withWaiting } from '../offline/waiting.ts';
import { applicationKey } from './applicationKey.ts';
import type { ApplicationWorld } from './applicationWorld.ts';
import { loadApplication } from './loadApplication.ts';
import { recordInFormShape } from './recordInFormShape.ts';
import type { Applicant } from './useApplicant.ts';

/** What the login brought is fresh enough for the form that follows it. */
const FRESH_MS = 30_000;

export function useApplication(programme: ProgrammeSummary, applicant: Applicant, queries: QueryClient) {
  const { school } = usePortalData();
  return useQuery({
    queryKey: applicationKey(programme.id),
    queryFn: () => openApplication({ programme, applicant, queries, schoolShortName: school.shortName }),
    staleTime: FRESH_MS,
    enabled: applicant.held !== null,
  });
}

/** As the college has it, once it has what waited here. Without a connection: as this device has it. */
async function openApplication(world: ApplicationWorld): Promise<ApplicationRecord> {
  const {
    programme,
    applicant,
    applicant: { held },
    queries,
    schoolShortName,
  } = world;
  try {
    if (held && !isEmpty(await waitingStore(schoolShortName, held.applicantId).read()))
      await (await import('../offline/late.ts')).emptyOutbox(world);
    return await loadApplication(programme, applicant, queries);
  } catch (error) {
    const cached =
      held && (error as ApiError).isUnheard ? await readCached(schoolShortName, held.applicantId) : undefined;
    if (!cached) throw error;
    return withWaiting(
      await recordInFormShape(cached, queries),
      await waitingStore(schoolShortName, cached.applicantId).read(),
    );
  }
}

const readCached = (schoolShortName: string, applicantId: string) =>
  import('../offline/late.ts')
    .then(({ cachedApplication }) => cachedApplication(schoolShortName, applicantId))
    .catch(() => undefined);

import type { QueryClient } from '@tanstack/react-query';
import type { ProgrammeSummary } from '#catalogue/programme.ts';
import type { ApplicationRecord, saveDraft } from '#contract/admissions/applications.ts';
import { ApiError, UNHEARD } from '../../api/apiError.ts';
import { API, call } from '../../api/call.ts';
import { deviceStore } from '../drafts/deviceStore.ts';
import type { DeviceDraft, SectionStatus } from '../drafts/draft.ts';
import { sameInSection, type SameInSection } from '../drafts/sameInSection.ts';
import { isAnythingWaiting } from '../offline/waiting.ts';
import { applicationKey } from '../session/applicationKey.ts';
import { loadApplication } from '../session/loadApplication.ts';
import type { DeliveredProgramme } from '../session/programmes.ts';
import type { Applicant } from '../session/useApplicant.ts';

interface DraftsOfApplication {
  readonly application: ApplicationRecord;
  readonly programme: ProgrammeSummary;
  readonly declaration: DeliveredProgramme;
  readonly applicant: Applicant;
  readonly queries: QueryClient;
  readonly schoolShortName: string;
}

export function draftParts({
  application,
  programme,
  declaration,
  applicant,
  queries,
  schoolShortName,
}: DraftsOfApplication) {
  return {
    version: application.version,
    sections: Object.keys(declaration.endpoints.sections),
    server: application.drafts,
    saved: application.answers,
    isSame: ((section, a, b) => sameInSection(declaration, section, a, b)) satisfies SameInSection,
    store: deviceStore(schoolShortName, application.applicantId),
    push: async (draft: DeviceDraft, last: boolean) => {
      if (last) return pushLast(draft, applicant);
      // Finished sections that wait are sent first: they are older than this draft.
      if (await isAnythingWaiting(schoolShortName, application.applicantId)) throw new ApiError(0, UNHEARD);
      return applicant.guarded(push(draft, applicant));
    },
    pull: async (section: string): Promise<SectionStatus> => {
      const record = await loadApplication(programme, applicant, queries);
      const { drafts, answers, formCompleted } = record;
      // The page then shows what was not taken.
      if (formCompleted) queries.setQueryData(applicationKey(programme.id), record);
      return { draft: drafts[section], saved: answers[section], isSubmitted: formCompleted };
    },
  };
}

const push = ({ section, data, baseRevision }: DeviceDraft, { held }: Applicant) =>
  call<typeof saveDraft>(
    { method: 'PUT', path: '/Application/draft', body: { section, data, revision: baseRevision } },
    { token: held?.token },
  );

async function pushLast(
  { section, data, baseRevision }: DeviceDraft,
  { held }: Applicant,
): Promise<{ revision: number }> {
  const reply = await fetch(`${API}/Application/draft`, {
    method: 'PUT',
    keepalive: true,
    body: JSON.stringify({ section, data, revision: baseRevision }),
    headers: { 'content-type': 'application/json', authorization: `Bearer ${held?.token}` },
  });
  if (!reply.ok) throw new ApiError(reply.status, `Request failed with status code ${reply.status}`);
  return ((await reply.json()) as { data: { revision: number } }).data;
}

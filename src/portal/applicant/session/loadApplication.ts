import type { QueryClient } from '@tanstack/react-query';
import type { ProgrammeSummary } from '#catalogue/programme.ts';
import type { ApplicationRecord } from '#contract/admissions/applications.ts';
import { ApiError } from '../../api/apiError.ts';
import { send } from '../../api/call.ts';
import { fetchDeclaration } from './programmes.ts';
import { recordInFormShape } from './recordInFormShape.ts';
import type { Applicant } from './useApplicant.ts';

/** In the form's shape. @throws ApiError */
export async function loadApplication(
  programme: ProgrammeSummary,
  { held, guarded }: Applicant,
  queries: QueryClient,
): Promise<ApplicationRecord> {
  if (!held) throw new ApiError(401, 'Please log in again to continue');
  const {
    endpoints: { load },
  } = await fetchDeclaration(queries, programme);
  return recordInFormShape(
    await guarded(send<ApplicationRecord>(load.method, load.path, { token: held.token })),
    queries,
  );
}

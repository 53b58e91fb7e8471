import type { QueryClient } from '@tanstack/react-query';
import type { ProgrammeSummary } from '#catalogue/programme.ts';
import type { Applicant } from './useApplicant.ts';

export interface ApplicationWorld {
  readonly programme: ProgrammeSummary;
  readonly applicant: Applicant;
  readonly queries: QueryClient;
  readonly schoolShortName: string;
}

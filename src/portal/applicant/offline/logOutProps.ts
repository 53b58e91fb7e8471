import type { Applicant } from '../session/useApplicant.ts';

export interface LogOutProps {
  readonly applicant: Applicant;
  readonly applicantId: string;
  readonly schoolShortName: string;
  /** Whether something typed has not reached the college. */
  readonly isBehind: () => boolean;
  readonly discard: () => void;
}

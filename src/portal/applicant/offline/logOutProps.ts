import type { Applicant } from '../session/useApplicant.ts';

export interface LogOutProps {
  readonly applicant: Applicant;
  readonly applicantId: string;
  readonly schoolShortName: string;
  /** The address of the programme's login. */
  readonly login: string;
  /** Whether something typed has not reached the college. */
  readonly isBehind: () => boolean;
  readonly discard: () => void;
}

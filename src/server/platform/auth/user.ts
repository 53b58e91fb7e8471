import type { Claim } from '#contract/people/claims.ts';

export interface User {
  readonly userId: string;
  readonly sessionId: string;
  readonly userName: string;
  /** Lower case. */
  readonly userType: string;
  readonly claims: ReadonlySet<Claim>;
  readonly impersonatorId: string | null;
}

export interface By {
  readonly user: User;
  readonly ip: string;
}

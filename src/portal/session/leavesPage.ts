import type { SignedIn } from './signedIn.ts';

/** A refusal leads to /no_access, but not out of another's place: there it is said on the page, below the banner that ends the place. */
export const leavesPage = (status: number, user: Pick<SignedIn, 'impersonationEnds'> | null): boolean =>
  status === 403 && !user?.impersonationEnds;

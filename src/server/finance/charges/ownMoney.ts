import { Problem } from '../../platform/problem.ts';

/**
 * Nobody has a hand in what is paid to themselves, waived for them or taken back from them.
 * @param ownerId the user whose money it is; null for who has no account
 * @throws Problem 403
 */
export function refuseOwn(ownerId: string | null, userId: string): void {
  if (ownerId === userId)
    throw new Problem(403, 'This is your own money. Another person has to do it', { title: 'Not done!' });
}

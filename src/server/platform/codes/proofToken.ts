import { hashOf, newSecret } from '../auth/secret.ts';
import type { Platform } from '../platform.ts';
import { mistakeAt } from '../problem.ts';
import { findProof, openProof } from './sql.ts';

/** This is long enough to read and print, and short enough for a computer that others use afterwards. */
const LIFETIME_SECONDS = 15 * 60;

export interface ProofToken {
  readonly token: string;
  readonly seconds: number;
}

export async function openProofToken(
  { database, now }: Platform,
  purpose: string,
  subject: string,
): Promise<ProofToken> {
  const token = newSecret();
  await openProof(database, {
    tokenHash: hashOf(token),
    purpose,
    subject,
    expiresAt: new Date(now().getTime() + LIFETIME_SECONDS * 1000),
  });
  return { token, seconds: LIFETIME_SECONDS };
}

/** @throws Problem 422 at `/token` for one that is unknown, old or of another purpose */
export async function subjectOfProof({ database, now }: Platform, purpose: string, token: string): Promise<string> {
  const [match] = await findProof(database, { tokenHash: hashOf(token), purpose, now: now() });
  if (!match) throw mistakeAt('/token', 'Please prove your email address again to continue', 'Invalid Action!');
  return match.subject;
}

import type { Platform } from '../platform.ts';
import { unauthorised } from '../problem.ts';
import { hashOf, newSecret } from './secret.ts';
import { endToken, findToken } from './sql.ts';

const LIFETIME_MS = 2 * 60 * 60 * 1000;

interface ApplicantToken {
  readonly token: string;
  /** What is stored of it. */
  readonly tokenHash: Buffer;
  readonly expiresAt: Date;
}

export function newApplicantToken(now: Date): ApplicantToken {
  const token = newSecret();
  return { token, tokenHash: hashOf(token), expiresAt: new Date(now.getTime() + LIFETIME_MS) };
}

export const endApplicantToken = ({ database }: Platform, token: string) =>
  endToken(database, { tokenHash: hashOf(token) });

/** @throws Problem 401 for a token that is unknown or expired */
export async function applicationOf(platform: Platform, token: string): Promise<string> {
  const [row] = await findToken(platform.database, { tokenHash: hashOf(token), now: platform.now() });
  if (!row) throw unauthorised();
  return row.applicationId;
}

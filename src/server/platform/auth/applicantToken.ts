import type { Queryable } from '../database/database.ts';
import type { Platform } from '../platform.ts';
import { unauthorised } from '../problem.ts';
import { hashOf, newSecret } from './secret.ts';
import { endToken, findToken, issueToken } from './sql.ts';

const LIFETIME_MS = 2 * 60 * 60 * 1000;

export interface ApplicantToken {
  readonly token: string;
  readonly expiresAt: Date;
}

export async function issueApplicantToken(platform: Platform, applicationId: string, db: Queryable = platform.database): Promise<ApplicantToken> {
  const token = newSecret();
  const expiresAt = new Date(platform.now().getTime() + LIFETIME_MS);
  await issueToken(db, { tokenHash: hashOf(token), applicationId, expiresAt });
  return { token, expiresAt };
}

export const endApplicantToken = ({ database }: Platform, token: string) => endToken(database, { tokenHash: hashOf(token) });

/** @throws Problem 401 for a token that is unknown or expired */
export async function applicationOf(platform: Platform, token: string): Promise<string> {
  const [row] = await findToken(platform.database, { tokenHash: hashOf(token), now: platform.now() });
  if (!row) throw unauthorised();
  return row.application_id;
}

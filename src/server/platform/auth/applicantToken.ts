import type { Queryable } from '../database/database.ts';
import type { Platform } from '../platform.ts';
import { unauthorised } from '../problem.ts';
import { hashOf, newSecret } from './secret.ts';
import { endToken, findToken, issueToken } from './sql.ts';

/**
 * An applicant proves knowledge of a paid reference once and is given an opaque token for that one application.
 */
const LIFETIME_MS = 2 * 60 * 60 * 1000;

export interface ApplicantToken {
  readonly token: string;
  readonly expiresAt: Date;
}

/** Makes a token for an application; pass the transaction when the login is part of one. */
export async function issueApplicantToken(platform: Platform, applicationId: string, db: Queryable = platform.database): Promise<ApplicantToken> {
  const token = newSecret();
  const expiresAt = new Date(platform.now().getTime() + LIFETIME_MS);
  await issueToken(db, { tokenHash: hashOf(token), applicationId, expiresAt });
  return { token, expiresAt };
}

/** From here on the token opens nothing. */
export const endApplicantToken = ({ database }: Platform, token: string) => endToken(database, { tokenHash: hashOf(token) });

/** The application a token opens; an unknown or expired one is a 401. */
export async function applicationOf(platform: Platform, token: string): Promise<string> {
  const [row] = await findToken(platform.database, { tokenHash: hashOf(token), now: platform.now() });
  if (!row) throw unauthorised();
  return row.application_id;
}

import { randomInt, randomUUID } from 'node:crypto';
import { newApplicantToken } from '#server/platform/auth/applicantToken.ts';
import type { Platform } from '#server/platform/platform.ts';

/** Puts an application of JUPEB into the database, as a first login leaves it, and gives its id. */
export async function beginApplication({ database, now }: Platform): Promise<string> {
  const rrr = String(randomInt(100_000_000_000, 999_999_999_999));
  const { rows } = await database.query({
    name: '',
    text: `insert into application (application_number, programme, version, rrr, session_id, lastname, firstname, middlename, email, mobile_number, verification_code, started_at)
      select $1, 'jupeb', 'v1', $2, (select min(id) from academic_session), 'Okafor', 'Ada', '', 'ada@example.com', '08031234567', $3, $4 returning id`,
    values: [`JUPEB/${rrr}`, rrr, randomUUID(), now()],
  });
  return String(rows[0]?.['id']);
}

/** A token of an application that no invoice paid for, which no login could open. */
export async function tokenOf({ database, now }: Platform, applicationId: string): Promise<string> {
  const { token, tokenHash, expiresAt } = newApplicantToken(now());
  await database.query({
    name: '',
    text: 'insert into applicant_token (token_hash, application_id, expires_at) values ($1, $2, $3)',
    values: [tokenHash, applicationId, expiresAt],
  });
  return token;
}

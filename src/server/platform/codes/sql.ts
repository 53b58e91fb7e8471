import { sql } from '../database/describedSql.ts';

export const openCode = sql('open-email-code')`
  insert into email_code (token_hash, purpose, subject, code_hash, digits, tries_left, opened_at, expires_at)
  values ($tokenHash, $purpose, $subject, $codeHash, $digits, $tries, $now, $expiresAt)`;

/** Of those who ask for codes of one subject at once, each waits for the one before. */
export const lockSubject = sql('lock-email-codes')`
  select 1 as locked from (select pg_advisory_xact_lock(hashtext('code ' || $purpose || ' ' || $subject))) as lock`;

export const countUnproved = sql('count-unproved-email-codes')`
  select count(*)::int4 as codes from email_code where subject = $subject and purpose = $purpose and opened_at > $since and used_at is null`;

export const findCode = sql('find-email-code')`
  select digits from email_code where token_hash = $tokenHash and purpose = $purpose and used_at is null and expires_at > $now and tries_left > 0`;

/** A try is counted before it is judged, so that simultaneous tries all count. */
export const chargeCodeTry = sql('charge-email-code-try')`
  update email_code set tries_left = tries_left - 1 where token_hash = $tokenHash and used_at is null and expires_at > $now and tries_left > 0
  returning code_hash`;

/** Of two simultaneous callers, one uses the code. */
export const useCode = sql('use-email-code')`
  update email_code set used_at = $now where token_hash = $tokenHash and used_at is null returning subject`;

/** They are counted for a day after they have expired. */
export const forgetCodes = sql('forget-email-codes')`
  delete from email_code where expires_at <= $now::timestamptz - interval '1 day'`;

export const dropCodes = sql('drop-email-codes')`
  delete from email_code where purpose = $purpose and subject = $subject`;

export const openProof = sql('open-proof-token')`
  insert into proof_token (token_hash, purpose, subject, expires_at) values ($tokenHash, $purpose, $subject, $expiresAt)`;

export const findProof = sql('find-proof-token')`
  select subject from proof_token where token_hash = $tokenHash and purpose = $purpose and expires_at > $now`;

export const forgetProofs = sql('forget-proof-tokens')`
  delete from proof_token where expires_at <= $now`;

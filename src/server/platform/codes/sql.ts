import { statement } from '../database/statement.ts';

export const openCode = statement(
  'open-email-code',
  {
    tokenHash: 'bytea',
    purpose: 'text',
    subject: 'text',
    codeHash: 'bytea',
    digits: 'int4',
    tries: 'int4',
    now: 'timestamptz',
    expiresAt: 'timestamptz',
  },
  `
  insert into email_code (token_hash, purpose, subject, code_hash, digits, tries_left, opened_at, expires_at)
  values ($tokenHash, $purpose, $subject, $codeHash, $digits, $tries, $now, $expiresAt)`,
  {},
);

/** Of those who ask for codes of one subject at once, each waits for the one before. */
export const lockSubject = statement(
  'lock-email-codes',
  { purpose: 'text', subject: 'text' },
  `
  select 1 as locked from (select pg_advisory_xact_lock(hashtext('code ' || $purpose || ' ' || $subject))) as lock`,
  { locked: 'int4' },
);

export const countUnproved = statement(
  'count-unproved-email-codes',
  { purpose: 'text', subject: 'text', since: 'timestamptz' },
  `
  select count(*)::int4 as codes from email_code where subject = $subject and purpose = $purpose and opened_at > $since and used_at is null`,
  { codes: 'int4' },
);

export const findCode = statement(
  'find-email-code',
  { tokenHash: 'bytea', purpose: 'text', now: 'timestamptz' },
  `
  select digits from email_code where token_hash = $tokenHash and purpose = $purpose and used_at is null and expires_at > $now and tries_left > 0`,
  { digits: 'int4' },
);

/** A try is counted before it is judged, so that simultaneous tries all count. */
export const chargeCodeTry = statement(
  'charge-email-code-try',
  { tokenHash: 'bytea', now: 'timestamptz' },
  `
  update email_code set tries_left = tries_left - 1 where token_hash = $tokenHash and used_at is null and expires_at > $now and tries_left > 0
  returning code_hash`,
  { code_hash: 'bytea' },
);

/** Of two simultaneous callers, one uses the code. */
export const useCode = statement(
  'use-email-code',
  { tokenHash: 'bytea', now: 'timestamptz' },
  `
  update email_code set used_at = $now where token_hash = $tokenHash and used_at is null returning subject`,
  { subject: 'text' },
);

/** They are counted for a day after they have expired. */
export const forgetCodes = statement(
  'forget-email-codes',
  { now: 'timestamptz' },
  "delete from email_code where expires_at <= $now::timestamptz - interval '1 day'",
  {},
);

export const dropCodes = statement(
  'drop-email-codes',
  { purpose: 'text', subject: 'text' },
  'delete from email_code where purpose = $purpose and subject = $subject',
  {},
);

export const openProof = statement(
  'open-proof-token',
  { tokenHash: 'bytea', purpose: 'text', subject: 'text', expiresAt: 'timestamptz' },
  `
  insert into proof_token (token_hash, purpose, subject, expires_at) values ($tokenHash, $purpose, $subject, $expiresAt)`,
  {},
);

export const findProof = statement(
  'find-proof-token',
  { tokenHash: 'bytea', purpose: 'text', now: 'timestamptz' },
  `
  select subject from proof_token where token_hash = $tokenHash and purpose = $purpose and expires_at > $now`,
  { subject: 'text' },
);

export const forgetProofs = statement(
  'forget-proof-tokens',
  { now: 'timestamptz' },
  'delete from proof_token where expires_at <= $now',
  {},
);

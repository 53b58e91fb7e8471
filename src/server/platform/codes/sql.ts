import { statement } from '../database/statement.ts';

/** $1 token_hash, $2 purpose, $3 subject, $4 code_hash, $5 tries, $6 now, $7 expires_at. */
export const openCode = statement('open-email-code', `
  insert into email_code (token_hash, purpose, subject, code_hash, tries_left, opened_at, expires_at) values ($1, $2, $3, $4, $5, $6, $7)`, {});

/** $1 token_hash, $2 purpose, $3 now. */
export const findCode = statement('find-email-code', `
  select subject from email_code where token_hash = $1 and purpose = $2 and used_at is null and expires_at > $3 and tries_left > 0`, { subject: 'text' });

/** $1 token_hash, $2 now. Counts a try before it is judged, so that tries made at once are all counted. */
export const chargeCodeTry = statement('charge-email-code-try', `
  update email_code set tries_left = tries_left - 1 where token_hash = $1 and used_at is null and expires_at > $2 and tries_left > 0
  returning code_hash`, { code_hash: 'bytea' });

/** $1 token_hash, $2 now. Of two who come at once, one uses it. */
export const useCode = statement('use-email-code', `
  update email_code set used_at = $2 where token_hash = $1 and used_at is null returning subject`, { subject: 'text' });

/** $1 now. */
export const forgetCodes = statement('forget-email-codes', 'delete from email_code where expires_at <= $1', {});

/** $1 purpose, $2 subject. */
export const dropCodes = statement('drop-email-codes', 'delete from email_code where purpose = $1 and subject = $2', {});

/** $1 token_hash, $2 purpose, $3 subject, $4 expires_at. */
export const openProof = statement('open-proof-token', `
  insert into proof_token (token_hash, purpose, subject, expires_at) values ($1, $2, $3, $4)`, {});

/** $1 token_hash, $2 purpose, $3 now. */
export const findProof = statement('find-proof-token', `
  select subject from proof_token where token_hash = $1 and purpose = $2 and expires_at > $3`, { subject: 'text' });

/** $1 now. */
export const forgetProofs = statement('forget-proof-tokens', 'delete from proof_token where expires_at <= $1', {});

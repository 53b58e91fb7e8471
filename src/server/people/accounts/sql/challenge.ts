import { statement } from '../../../platform/database/statement.ts';

const OPEN = 'token_hash = $1 and used_at is null and expires_at > $2 and tries_left > 0';

/**
 * $1 token_hash, $2 user_id, $3 purpose, $4 tries, $5 mails, $6 now, $7 expires_at, $8 password_hash: none when the password
 * that led here is another by now. A change of the password that is under way is waited for, or waits and voids it.
 */
export const openChallenge = statement('open-challenge', `
  insert into account_challenge (token_hash, user_id, purpose, tries_left, mails_left, opened_at, expires_at)
  select $1, id, $3, $4, $5, $6, $7 from user_account where id = $2 and password_hash is not distinct from $8 for share
  returning user_id`, { user_id: 'uuid' });

/** $1 token_hash, $2 now: one that can still be met. */
export const findChallenge = statement('find-challenge', `
  select user_id, purpose, email from account_challenge where ${OPEN}`, { user_id: 'uuid', purpose: 'text', email: 'text?' });

/** $1 token_hash, $2 now, $3 code_hash, $4 email: a new code takes the place of the last; the tries stay as they are. */
export const giveCode = statement('give-challenge-code', `
  update account_challenge set code_hash = $3, email = $4, mails_left = mails_left - 1 where ${OPEN} and mails_left > 0
  returning user_id`, { user_id: 'uuid' });

/** $1 token_hash, $2 now: counts a try before it is judged, so that tries made at once are all counted. */
export const chargeTry = statement('charge-challenge-try', `
  update account_challenge set tries_left = tries_left - 1 where ${OPEN}
  returning user_id, purpose, code_hash, email, tries_left`, { user_id: 'uuid', purpose: 'text', code_hash: 'bytea?', email: 'text?', tries_left: 'int4' });

/** $1 token_hash, $2 now, $3 purpose: of many who come at once, one uses it. */
export const useChallenge = statement('use-challenge', `
  update account_challenge set used_at = $2 where token_hash = $1 and used_at is null and expires_at > $2 and purpose = $3 returning user_id`,
  { user_id: 'uuid' });

/** $1 user_id, $2 step: none when a code of this half minute, or a later one, was taken already. */
export const takeAuthenticatorStep = statement('take-authenticator-step', `
  update user_account set authenticator_step = $2 where id = $1 and authenticator_step < $2 returning id`, { id: 'uuid' });

/** $1 user_id, $2 now: none when the person was told of guesses within the last six hours. */
export const claimGuessWarning = statement('claim-guess-warning', `
  update user_account set guesses_told_at = $2 where id = $1 and (guesses_told_at is null or guesses_told_at <= $2::timestamptz - interval '6 hours')
  returning id`, { id: 'uuid' });

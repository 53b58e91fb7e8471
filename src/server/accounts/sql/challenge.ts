import { statement } from '../../platform/database/statement.ts';

const STANDING = 'token_hash = $1 and used_at is null and expires_at > $2 and tries_left > 0';

/** $1 token_hash, $2 user_id, $3 purpose, $4 tries, $5 mails, $6 now, $7 expires_at */
export const openChallenge = statement('open-challenge', `
  insert into account_challenge (token_hash, user_id, purpose, tries_left, mails_left, opened_at, expires_at) values ($1, $2, $3, $4, $5, $6, $7)`, {});

/** $1 token_hash, $2 now: one that can still be met. */
export const findChallenge = statement('find-challenge', `
  select user_id, purpose, email from account_challenge where ${STANDING}`, { user_id: 'uuid', purpose: 'text', email: 'text?' });

/** $1 token_hash, $2 now, $3 code_hash, $4 email: a new code takes the place of the last; the tries stay as they are. */
export const giveCode = statement('give-challenge-code', `
  update account_challenge set code_hash = $3, email = $4, mails_left = mails_left - 1 where ${STANDING} and mails_left > 0
  returning user_id`, { user_id: 'uuid' });

/** $1 token_hash, $2 now: counts a try before it is judged, so that tries made at once are all counted. */
export const chargeTry = statement('charge-challenge-try', `
  update account_challenge set tries_left = tries_left - 1 where ${STANDING}
  returning user_id, purpose, code_hash, email`, { user_id: 'uuid', purpose: 'text', code_hash: 'bytea?', email: 'text?' });

/** $1 token_hash, $2 now, $3 purpose: of many who come at once, one uses it. */
export const useChallenge = statement('use-challenge', `
  update account_challenge set used_at = $2 where token_hash = $1 and used_at is null and expires_at > $2 and purpose = $3 returning user_id`,
  { user_id: 'uuid' });

/** $1 user_id, $2 purpose, $3 now: earlier ones of the kind are worth nothing any more. */
export const voidChallenges = statement('void-challenges', `
  update account_challenge set used_at = $3 where user_id = $1 and purpose = $2 and used_at is null`, {});

/** $1 user_id, $2 purpose, $3 since */
export const countChallenges = statement('count-challenges', `
  select count(*)::int4 as opened from account_challenge where user_id = $1 and purpose = $2 and opened_at > $3`, { opened: 'int4' });

/** $1 user_id, $2 step: none when a code of this half minute, or a later one, was taken already. */
export const takeAuthenticatorStep = statement('take-authenticator-step', `
  update user_account set authenticator_step = $2 where id = $1 and authenticator_step < $2 returning id`, { id: 'uuid' });

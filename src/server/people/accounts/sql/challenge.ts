import { sql } from '../../../platform/database/describedSql.ts';

const OPEN = 'token_hash = $tokenHash and used_at is null and expires_at > $now and tries_left > 0';

/**
 * Returns no row when the password has changed. `for share`: a change under way finishes first, or waits and voids this. A mailed link
 * ends the earlier ones: lock the account first.
 */
export const openChallenge = sql('open-challenge')`
  with opened as (
         insert into account_challenge (token_hash, user_id, purpose, tries_left, mails_left, opened_at, expires_at)
         select $tokenHash, id, $purpose, $tries, $emails, $now, $expiresAt
           from user_account where id = $userId and password_hash is not distinct from $passwordHash? for share
         returning user_id, purpose),
       replaced as (
         update account_challenge c set used_at = $now, ended_by = 'newer' from opened o
          where o.purpose = 'reset-password' and c.user_id = o.user_id and c.purpose = o.purpose and c.used_at is null)
  select user_id from opened`;

export const findChallenge = sql('find-challenge')`
  select user_id, purpose, email, digits from account_challenge where ${OPEN}`;

/** Of one person's other challenges: codes that were mailed and opened nothing. Call `lockPassword` first. */
export const countUnprovedCodes = sql('count-unproved-challenge-codes')`
  select count(*)::int4 as codes from account_challenge
   where user_id = $userId and token_hash <> $tokenHash and code_hash is not null and opened_at > $since and used_at is null`;

/** A new code replaces the last and gives no tries back. */
export const giveCode = sql('give-challenge-code')`
  update account_challenge set code_hash = $codeHash, digits = $digits, email = $email, mails_left = mails_left - 1 where ${OPEN} and mails_left > 0
  returning user_id`;

/** A try is charged before it is judged, so that tries made at once are all counted. */
export const chargeTry = sql('charge-challenge-try')`
  update account_challenge set tries_left = tries_left - 1 where ${OPEN}
  returning user_id, purpose, code_hash, email, tries_left`;

/** Of several requests at once, one gets the row. */
export const useChallenge = sql('use-challenge')`
  update account_challenge set used_at = $now, ended_by = 'use'
   where token_hash = $tokenHash and used_at is null and expires_at > $now and purpose = $purpose returning user_id`;

/** Returns no row when a code of this half minute, or of a later one, has been used. */
export const takeAuthenticatorStep = sql('take-authenticator-step')`
  update user_account set authenticator_step = $step where id = $userId and authenticator_step < $step returning id`;

export const claimGuessWarning = sql('claim-guess-warning')`
  update user_account set guesses_told_at = $now where id = $userId and (guesses_told_at is null or guesses_told_at <= $now::timestamptz - interval '6 hours')
  returning id`;

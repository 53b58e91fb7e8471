import { statement } from '../../../platform/database/statement.ts';

/** $1 email */
export const insertResetRequest = statement('insert-reset-request', 'insert into reset_request (email) values ($1)', {});

/** The oldest that no other server has in hand. */
export const takeResetRequest = statement('take-reset-request', `
  delete from reset_request where id = (select id from reset_request order by id limit 1 for update skip locked) returning email`, { email: 'text' });

/** $1 user_id, $2 since, $3 now: links by which the password can still be chosen anew. */
export const countGoodLinks = statement('count-good-reset-links', `
  select count(*)::int4 as links from account_challenge
   where user_id = $1 and purpose = 'reset-password' and opened_at > $2 and used_at is null and expires_at > $3`, { links: 'int4' });

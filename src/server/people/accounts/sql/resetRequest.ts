import { statement } from '../../../platform/database/statement.ts';

export const insertResetRequest = statement(
  'insert-reset-request',
  { email: 'text' },
  'insert into reset_request (email) values ($email)',
  {},
);

export const takeResetRequest = statement(
  'take-reset-request',
  {},
  `
  delete from reset_request where id = (select id from reset_request order by id limit 1 for update skip locked) returning email`,
  { email: 'text' },
);

export const countGoodLinks = statement(
  'count-good-reset-links',
  { userId: 'uuid', since: 'timestamptz', now: 'timestamptz' },
  `
  select count(*)::int4 as links from account_challenge
   where user_id = $userId and purpose = 'reset-password' and opened_at > $since and used_at is null and expires_at > $now`,
  { links: 'int4' },
);

import { sql } from '../../../platform/database/describedSql.ts';

/** A mailed link, and the newest of its account. */
export const findLink = sql('find-mailed-link')`
  select c.user_id, c.used_at, c.ended_by, c.expires_at, n.opened_at as newest_at, n.used_at is not null as newest_used
    from account_challenge c
    join lateral (select opened_at, used_at from account_challenge where user_id = c.user_id and purpose = c.purpose
                   order by opened_at desc, used_at nulls first limit 1) n on true
   where c.token_hash = $tokenHash and c.purpose = 'reset-password'`;

/** Those that a newer one ended count too; those that were used do not. */
export const countMailedLinks = sql('count-mailed-links')`
  select count(*)::int4 as links from account_challenge
   where user_id = $userId and purpose = 'reset-password' and opened_at > $since and expires_at > $now and (used_at is null or ended_by = 'newer')`;

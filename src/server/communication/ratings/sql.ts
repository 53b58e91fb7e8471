import { sql } from '../../platform/database/describedSql.ts';

export const ratingDue = sql('rating-due')`
  select u.created_at <= $now::timestamptz - interval '3 months'
         and not exists (select 1 from rating r where r.user_id = u.id and r.created_at > $now::timestamptz - interval '3 months') as due
    from user_account u where u.id = $userId`;

/** Of two answers, as from two tabs, the first stays. */
export const insertRating = sql('insert-rating')`
  insert into rating (user_id, rating, comment, created_at)
  select $userId, $rating?, $comment?, $now
    where not exists (select 1 from rating where user_id = $userId and created_at > $now::timestamptz - interval '3 months')`;

import { statement } from '../../platform/database/statement.ts';

/** $1 user_id, $2 now: who has had an account, and was not asked, for three months. */
export const ratingDue = statement('rating-due', `
  select u.created_at <= $2::timestamptz - interval '3 months'
         and not exists (select 1 from rating r where r.user_id = u.id and r.created_at > $2::timestamptz - interval '3 months') as due
    from user_account u where u.id = $1`, { due: 'bool' });

/** $1 user_id, $2 rating, $3 comment, $4 now. One that comes twice, or from another tab, is the first one's. */
export const insertRating = statement('insert-rating', `
  insert into rating (user_id, rating, comment, created_at)
  select $1, $2, $3, $4 where not exists (select 1 from rating where user_id = $1 and created_at > $4::timestamptz - interval '3 months')`, {});

import { statement } from '../../platform/database/statement.ts';

export const ratingDue = statement(
  'rating-due',
  { userId: 'uuid', now: 'timestamptz' },
  `
  select u.created_at <= $now::timestamptz - interval '3 months'
         and not exists (select 1 from rating r where r.user_id = u.id and r.created_at > $now::timestamptz - interval '3 months') as due
    from user_account u where u.id = $userId`,
  { due: 'bool' },
);

/** Of two answers, as from two tabs, the first stays. */
export const insertRating = statement(
  'insert-rating',
  { userId: 'uuid', rating: 'int4?', comment: 'text?', now: 'timestamptz' },
  `
  insert into rating (user_id, rating, comment, created_at)
  select $userId, $rating, $comment, $now where not exists (select 1 from rating where user_id = $userId and created_at > $now::timestamptz - interval '3 months')`,
  {},
);

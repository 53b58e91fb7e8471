import { statement } from '../platform/database/statement.ts';

/** $1 category, $2 title, $3 description, $4 start_date, $5 end_date, $6 sender_name, $7 now */
export const insertNotice = statement(
  'notices.insert',
  `insert into notice (category, title, description, start_date, end_date, sender_name, created_at)
   values ($1, $2, $3, $4, $5, $6, $7) returning id`,
  { id: 'uuid' },
);

/** What is shown to a category on a day, newest first. $1 category, $2 day, $3 how many */
export const recentNotices = statement(
  'notices.recent',
  `select id, title, description, start_date, sender_name from notice
    where active and category = $1 and start_date <= $2::date and (end_date is null or end_date >= $2::date)
    order by start_date desc, created_at desc, id limit $3`,
  { id: 'uuid', title: 'text', description: 'text', start_date: 'date', sender_name: 'text' },
);

import { statement } from '../../../platform/database/statement.ts';

const SHOWN_ON = (day: string) => `n.active and n.start_date <= ${day}::date and (n.end_date is null or n.end_date >= ${day}::date)`;

/** What is shown to a category on a day, newest first. $1 category, $2 day, $3 how many */
export const recentNotices = statement('notices.recent', `
  select id, title, description, start_date, sender_name from notice n
   where ${SHOWN_ON('$2')} and category = $1 order by start_date desc, created_at desc, id limit $3`,
  { id: 'uuid', title: 'text', description: 'text', start_date: 'date', sender_name: 'text' });

/** $1 user_id, $2 categories beside those of their student type, $3 student types' categories as jsonb by id, $4 day, $5 how many */
export const noticesOf = statement('notices.of-person', `
  select n.id, n.category, n.title, n.description, n.start_date, n.sender_name, seen.notice_id is not null as is_seen
    from user_account u
    join notice n on n.category = any ($2::text[]) or n.category = $3::jsonb ->> u.student_type_id::text
    left join notice_seen seen on seen.user_id = u.id and seen.notice_id = n.id
   where u.id = $1 and ${SHOWN_ON('$4')} order by n.start_date desc, n.created_at desc, n.id limit $5`,
  { id: 'uuid', category: 'text', title: 'text', description: 'text', start_date: 'date', sender_name: 'text', is_seen: 'bool' });

/** $1 user_id, $2 notice ids, $3 now. Ids of no notice are nobody's. */
export const markSeen = statement('notices.seen', `
  insert into notice_seen (user_id, notice_id, seen_at) select $1, id, $3 from notice where id = any ($2::uuid[]) on conflict do nothing`, {});

import { sql } from '../../../platform/database/describedSql.ts';

const SHOWN_ON = (day: string) =>
  `n.active and n.start_date <= ${day}::date and (n.end_date is null or n.end_date >= ${day}::date)`;

export const recentNotices = sql('notices.recent')`
  select id, title, description, start_date, sender_name from notice n
   where ${SHOWN_ON('$day')} and category = $category order by start_date desc, created_at desc, id limit $limit`;

/** `categories` are those beside the student type's own; `ofStudentType` maps the types' ids to their categories. */
export const noticesOf = sql('notices.of-person')`
  select n.id, n.category, n.title, n.description, n.start_date, n.sender_name, seen.notice_id is not null as is_seen
    from user_account u
    join notice n on n.category = any ($categories::text[]) or n.category = $ofStudentType::jsonb ->> u.student_type_id::text
    left join notice_seen seen on seen.user_id = u.id and seen.notice_id = n.id
   where u.id = $userId and ${SHOWN_ON('$day')} order by n.start_date desc, n.created_at desc, n.id limit $limit`;

export const markSeen = sql('notices.seen')`
  insert into notice_seen (user_id, notice_id, seen_at) select $userId, id, $now from notice where id = any ($noticeIds::uuid[]) on conflict do nothing`;

import { sql } from '../../../platform/database/describedSql.ts';

/** `notifications` holds [{id, userName, category, message, createdAt}]. Nobody is signed in who would have to be told at once. */
export const insertDemoNotifications = sql('demo.notifications')`
  insert into notification (id, user_id, category, message, created_at)
  select n.id, u.id, n.category, n.message, n."createdAt"
    from jsonb_to_recordset($notifications::jsonb) as n (id uuid, "userName" text, category text, message text, "createdAt" timestamptz)
    join user_account u on u.user_name = n."userName"`;

import { sql } from '../../../platform/database/describedSql.ts';

/** `notices` holds [{id, category, title, description, startDate, endDate, senderName, createdAt}]; their HTML is ours. */
export const insertDemoNotices = sql('demo.notices')`
  insert into notice (id, category, title, description, start_date, end_date, sender_name, created_at)
  select id, category, title, description, "startDate", "endDate", "senderName", "createdAt"
    from jsonb_to_recordset($notices::jsonb) as r (id uuid, category text, title text, description text, "startDate" date, "endDate" date, "senderName" text,
         "createdAt" timestamptz)`;

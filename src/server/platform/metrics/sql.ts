import { sql } from '../database/describedSql.ts';

export const countEmails = sql('metrics.emails')`
  select count(*) filter (where send_at <= $now) as due, count(*) filter (where send_at > $now) as later from mail where send_at is not null`;

export const dueJobs = sql('metrics.due-jobs')`
  select name, case when leased_until > $now then 'running' else 'due' end as "state!" from scheduled_job where due_at <= $now`;

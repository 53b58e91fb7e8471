import { sql } from '../database/describedSql.ts';

export const countEmails = sql('metrics.emails')`
  select count(*) filter (where send_at <= $now) as due, count(*) filter (where send_at > $now) as later from mail where send_at is not null`;

/** This is no `statement`: the job library owns the table, and may not have made it yet. */
export const COUNT_JOBS = `select name, state::text as state, count(*)::int as count from jobs.job where state in ('created', 'retry', 'active') group by 1, 2`;

import { statement } from '../database/statement.ts';

/** $1 now. */
export const countEmails = statement('metrics.emails', `
  select count(*) filter (where send_at <= $1) as due, count(*) filter (where send_at > $1) as later from mail where send_at is not null`,
{ due: 'int8', later: 'int8' });

/** Read as it is asked for: the queue's tables are its library's own. */
export const COUNT_JOBS = `select name, state::text as state, count(*)::int as count from jobs.job where state in ('created', 'retry', 'active') group by 1, 2`;

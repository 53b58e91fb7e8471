import { statement } from '../database/statement.ts';

export const countEmails = statement('metrics.emails', { now: 'timestamptz' }, `
  select count(*) filter (where send_at <= $now) as due, count(*) filter (where send_at > $now) as later from mail where send_at is not null`,
{ due: 'int8', later: 'int8' });

/** Read as it is asked for: the queue's tables are its library's own. */
export const COUNT_JOBS = `select name, state::text as state, count(*)::int as count from jobs.job where state in ('created', 'retry', 'active') group by 1, 2`;

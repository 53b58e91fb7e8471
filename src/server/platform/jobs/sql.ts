import { sql } from '../database/describedSql.ts';

/** A job that has been there before stays due when it was. */
export const addJob = sql('add-scheduled-job')`
  insert into scheduled_job (name, due_at) values ($name, $dueAt) on conflict (name) do nothing`;

/** Servers take different jobs. */
export const leaseDue = sql('lease-due-jobs')`
  update scheduled_job set runner = $runner, leased_until = $leasedUntil
   where name in (select name from scheduled_job where name = any($names::text[]) and due_at <= $now
                     and (leased_until is null or leased_until <= $now) order by name for update skip locked)
  returning name`;

export const extendLeases = sql('extend-leases-of-jobs')`
  update scheduled_job set leased_until = $leasedUntil where runner = $runner`;

export const endRun = sql('end-run-of-job')`
  update scheduled_job set due_at = $dueAt, runner = null, leased_until = null where name = $name and runner = $runner`;

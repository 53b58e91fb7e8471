import { sql } from '../../../platform/database/describedSql.ts';

/** Of two requests of one person the second sees the job that the first began. */
export const lockOwner = sql('lock-list-file-owner')`
  select id from user_account where id = $owner for no key update`;

export const fileUnderWay = sql('list-file-under-way')`
  select id from background_job where owner = $owner and kind = $kind and subject = $subject::jsonb and state in ('waiting', 'running')`;

export const insertPart = sql('insert-list-file-part')`
  insert into list_file_part (job_id, number, rows, counted, sums, after) values ($jobId, $number, $rows, $counted, $sums::jsonb, $after?)`;

export const partBefore = sql('list-file-part-before')`
  select counted, sums, after from list_file_part where job_id = $jobId and number = $number - 1`;

export const findPart = sql('list-file-part')`
  select rows, after from list_file_part where job_id = $jobId and number = $number`;

/** The list's own, of its owner, and not older than a day. */
export const findMadeFile = sql('find-made-list-file')`
  select subject, result, finished_at from background_job
   where id = $jobId and owner = $owner and kind = $kind and state = 'done' and finished_at > $since`;

/** Of one that failed or was cancelled nobody can have anything. */
export const forgetFileParts = sql('forget-list-file-parts')`
  delete from list_file_part p using background_job j
   where j.id = p.job_id and (j.state in ('failed', 'cancelled') or j.finished_at <= $before)`;

import { statement } from '../../../platform/database/statement.ts';

/** Of two requests of one person the second sees the job that the first began. */
export const lockOwner = statement(
  'lock-list-file-owner',
  { owner: 'uuid' },
  'select id from user_account where id = $owner for no key update',
  { id: 'uuid' },
);

export const fileUnderWay = statement(
  'list-file-under-way',
  { owner: 'uuid', kind: 'text', subject: 'jsonb' },
  `
  select id from background_job where owner = $owner and kind = $kind and subject = $subject and state in ('waiting', 'running')`,
  { id: 'uuid' },
);

export const insertPart = statement(
  'insert-list-file-part',
  { jobId: 'uuid', number: 'int4', rows: 'bytea', counted: 'int4', sums: 'jsonb', after: 'text?' },
  `
  insert into list_file_part (job_id, number, rows, counted, sums, after) values ($jobId, $number, $rows, $counted, $sums, $after)`,
  {},
);

export const partBefore = statement(
  'list-file-part-before',
  { jobId: 'uuid', number: 'int4' },
  `
  select counted, sums, after from list_file_part where job_id = $jobId and number = $number - 1`,
  { counted: 'int4', sums: 'jsonb', after: 'text?' },
);

export const findPart = statement(
  'list-file-part',
  { jobId: 'uuid', number: 'int4' },
  `
  select rows, after from list_file_part where job_id = $jobId and number = $number`,
  { rows: 'bytea', after: 'text?' },
);

/** The list's own, of its owner, and not older than a day. */
export const findMadeFile = statement(
  'find-made-list-file',
  { jobId: 'uuid', owner: 'uuid', kind: 'text', since: 'timestamptz' },
  `
  select subject, result, finished_at from background_job
   where id = $jobId and owner = $owner and kind = $kind and state = 'done' and finished_at > $since`,
  { subject: 'jsonb', result: 'jsonb?', finished_at: 'timestamptz?' },
);

/** Of one that failed or was cancelled nobody can have anything. */
export const forgetFileParts = statement(
  'forget-list-file-parts',
  { before: 'timestamptz' },
  `
  delete from list_file_part p using background_job j
   where j.id = p.job_id and (j.state in ('failed', 'cancelled') or j.finished_at <= $before)`,
  {},
);

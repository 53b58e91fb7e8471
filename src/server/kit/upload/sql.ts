import { statement } from '../../platform/database/statement.ts';

const SLICE = { uploadId: 'int4', after: 'int4', through: 'int4' } as const;

export const insertUpload = statement(
  'insert-upload',
  { list: 'text', userId: 'uuid', now: 'timestamptz' },
  `
  insert into sheet_upload (list, uploaded_by, uploaded_at) values ($list, $userId, $now) returning id`,
  { id: 'int4' },
);

export const stageRows = statement(
  'stage-upload-rows',
  { uploadId: 'int4', rows: 'jsonb' },
  `
  insert into sheet_upload_row (upload_id, number, cells, unclear)
  select $uploadId, number, cells, unclear from jsonb_to_recordset($rows) as r (number int4, cells jsonb, unclear jsonb)`,
  {},
);

export const nameUpload = statement(
  'name-upload',
  { uploadId: 'int4', fileName: 'text', notes: 'jsonb', jobId: 'uuid' },
  `
  update sheet_upload set file_name = $fileName, notes = $notes, trial_job = $jobId where id = $uploadId`,
  {},
);

const UPLOAD = {
  id: 'int4',
  file_name: 'text',
  notes: 'jsonb',
  trial_job: 'uuid',
  commit_job: 'uuid?',
  taken_back_at: 'timestamptz?',
} as const;
const OWN = 'where id = $uploadId and list = $list and uploaded_by = $userId and trial_job is not null';
const WHOSE = { uploadId: 'int4', list: 'text', userId: 'uuid' } as const;

export const findUpload = statement(
  'find-upload',
  WHOSE,
  `select id, file_name, notes, trial_job, commit_job, taken_back_at from sheet_upload ${OWN}`,
  UPLOAD,
);

/** Of two who commit it at once, one begins. */
export const lockUpload = statement(
  'lock-upload',
  WHOSE,
  `select id, file_name, notes, trial_job, commit_job, taken_back_at from sheet_upload ${OWN} for update`,
  UPLOAD,
);

export const noteCommit = statement(
  'note-upload-commit',
  { uploadId: 'int4', jobId: 'uuid', now: 'timestamptz' },
  `
  update sheet_upload set commit_job = $jobId, committed_at = $now where id = $uploadId`,
  {},
);

export const rowsToJudge = statement(
  'upload-rows-to-judge',
  { uploadId: 'int4', after: 'int4', limit: 'int8' },
  `
  select number, cells, unclear from sheet_upload_row where upload_id = $uploadId and number > $after order by number limit $limit`,
  { number: 'int4', cells: 'jsonb', unclear: 'jsonb?' },
);

/** A column that the file does not have, and an empty cell, say what is stored. */
export const completeRows = statement(
  'complete-upload-rows',
  { uploadId: 'int4', rows: 'jsonb' },
  `
  update sheet_upload_row r set cells = c.cells, left_empty = nullif(c.left_empty, 'null')
    from jsonb_to_recordset($rows) as c (number int4, cells jsonb, left_empty jsonb)
   where r.upload_id = $uploadId and r.number = c.number`,
  {},
);

export const rowsToWrite = statement(
  'upload-rows-to-write',
  { uploadId: 'int4', after: 'int4', limit: 'int8' },
  `
  select number, cells, outcome, record, target, revision from sheet_upload_row
   where upload_id = $uploadId and number > $after and outcome in ('new', 'changed') order by number limit $limit`,
  { number: 'int4', cells: 'jsonb', outcome: 'text', record: 'jsonb', target: 'text?', revision: 'int4?' },
);

/** Somebody made rows of the slice meanwhile: they are compared anew. */
export const reopenNew = statement(
  'reopen-new-upload-rows',
  SLICE,
  `
  update sheet_upload_row set outcome = null where upload_id = $uploadId and number > $after and number <= $through and outcome = 'new'`,
  {},
);

export const refuseRows = statement(
  'refuse-upload-rows',
  { uploadId: 'int4', refused: 'jsonb' },
  `
  update sheet_upload_row r set outcome = 'refused', mistakes = f.mistakes from jsonb_to_recordset($refused) as f (number int4, mistakes jsonb)
   where r.upload_id = $uploadId and r.number = f.number`,
  {},
);

/** What is still new or changed after the slice was written is what somebody changed meanwhile. */
export const refuseLeft = statement(
  'refuse-left-upload-rows',
  { ...SLICE, mistakes: 'jsonb' },
  `
  update sheet_upload_row set outcome = 'refused', mistakes = $mistakes
   where upload_id = $uploadId and number > $after and number <= $through and outcome in ('new', 'changed')`,
  {},
);

export const countOutcomes = statement(
  'count-upload-outcomes',
  { uploadId: 'int4' },
  `
  select coalesce(outcome, 'new') as outcome, count(*)::int4 as rows from sheet_upload_row where upload_id = $uploadId group by 1`,
  { outcome: 'text', rows: 'int4' },
);

/** Of rows that are taken. */
export const countEmptyCells = statement(
  'count-empty-cells-of-upload',
  { uploadId: 'int4' },
  `
  select coalesce(sum(jsonb_array_length(left_empty)), 0)::int4 as cells from sheet_upload_row
   where upload_id = $uploadId and left_empty is not null and outcome in ('same', 'changed', 'corrected')`,
  { cells: 'int4' },
);

export const mistakesOf = statement(
  'mistakes-of-upload',
  { uploadId: 'int4', after: 'int4', limit: 'int8' },
  `
  select number, cells, left_empty, mistakes from sheet_upload_row
   where upload_id = $uploadId and outcome in ('wrong', 'refused', 'unknown') and number > $after order by number limit $limit`,
  { number: 'int4', cells: 'jsonb', left_empty: 'jsonb?', mistakes: 'jsonb' },
);

/** `outcomes` are alike for who reads of them, as those of a trial and of its commit. */
export const rowsOf = statement(
  'upload-rows-of',
  { uploadId: 'int4', outcomes: 'text[]', limit: 'int8' },
  `
  select number, cells, mistakes from sheet_upload_row where upload_id = $uploadId and outcome = any($outcomes::text[]) order by number limit $limit`,
  { number: 'int4', cells: 'jsonb', mistakes: 'jsonb?' },
);

export const rowsNumbered = statement(
  'upload-rows-numbered',
  { uploadId: 'int4', numbers: 'int4[]' },
  `
  select number, cells from sheet_upload_row where upload_id = $uploadId and number = any($numbers::int4[])`,
  { number: 'int4', cells: 'jsonb' },
);

export const changesOf = statement(
  'changes-of-upload',
  { uploadId: 'int4', limit: 'int8' },
  `
  select number, before, after from sheet_upload_row
   where upload_id = $uploadId and outcome in ('changed', 'corrected') order by number limit $limit`,
  { number: 'int4', before: 'jsonb', after: 'jsonb' },
);

const UPLOADED = {
  id: 'int4',
  created: 'int4',
  changed: 'int4',
  uploaded_at: 'timestamptz',
  surname: 'text',
  firstname: 'text',
  middlename: 'text',
} as const;

const WROTE = "select from sheet_upload_row r where r.upload_id = s.id and r.outcome in ('created', 'corrected')";

/** An undo that failed or was cancelled can be begun again. */
const MAY_BE_UNDONE =
  "taken_back_at is null or exists (select from background_job j where j.id = undo_job and j.state in ('failed', 'cancelled'))";

/** Only the latest one that wrote anything, and none that is still being written. One that failed on its way is one. */
export const latestUpload = statement(
  'latest-upload',
  { list: 'text', since: 'timestamptz' },
  `
  select p.id, (select count(*)::int4 from sheet_upload_row r where r.upload_id = p.id and r.outcome = 'created') as created,
         (select count(*)::int4 from sheet_upload_row r where r.upload_id = p.id and r.outcome = 'corrected') as changed, p.committed_at as uploaded_at,
         u.surname, u.firstname, u.middlename
    from (select * from sheet_upload s where list = $list and committed_at > $since and exists (${WROTE}) order by committed_at desc, id desc limit 1) p
    join user_account u on u.id = p.uploaded_by
   where (${MAY_BE_UNDONE}) and not exists (select from background_job j where j.id = p.commit_job and j.state in ('waiting', 'running'))`,
  UPLOADED,
);

/** Of two who take it back at once, one succeeds. */
export const markTakenBack = statement(
  'mark-upload-taken-back',
  { uploadId: 'int4', now: 'timestamptz' },
  `
  update sheet_upload set taken_back_at = $now where id = $uploadId and (${MAY_BE_UNDONE})
  returning file_name, (select count(*)::int4 from sheet_upload_row r where r.upload_id = id and r.outcome in ('created', 'corrected') and r.undone is null) as rows`,
  { file_name: 'text', rows: 'int4' },
);

export const noteUndo = statement(
  'note-upload-undo',
  { uploadId: 'int4', jobId: 'uuid' },
  'update sheet_upload set undo_job = $jobId where id = $uploadId',
  {},
);

export const findUndo = statement(
  'find-upload-undo',
  { uploadId: 'int4', list: 'text' },
  `
  select undo_job from sheet_upload where id = $uploadId and list = $list and undo_job is not null`,
  { undo_job: 'uuid' },
);

export const rowsToUndo = statement(
  'upload-rows-to-undo',
  { uploadId: 'int4', after: 'int4', limit: 'int8' },
  `
  select number, target, s.committed_at from sheet_upload_row r join sheet_upload s on s.id = r.upload_id
   where r.upload_id = $uploadId and number > $after and outcome in ('created', 'corrected') and undone is null order by number limit $limit`,
  { number: 'int4', target: 'text', committed_at: 'timestamptz' },
);

const LEFT = 'where upload_id = $uploadId and number > $after and number <= $through and undone is null';

export const createdLeft = statement(
  'created-upload-rows-left',
  SLICE,
  `
  select number, target, written from sheet_upload_row ${LEFT} and outcome = 'created' order by number`,
  { number: 'int4', target: 'text', written: 'int4?' },
);

export const correctedLeft = statement(
  'corrected-upload-rows-left',
  SLICE,
  `
  select number, target, written, image from sheet_upload_row ${LEFT} and outcome = 'corrected' order by number`,
  { number: 'int4', target: 'text', written: 'int4', image: 'jsonb' },
);

export const noteUndone = statement(
  'note-undone-upload-row',
  { uploadId: 'int4', number: 'int4', undone: 'text', reason: 'text?' },
  `
  update sheet_upload_row set undone = $undone, reason = $reason where upload_id = $uploadId and number = $number`,
  {},
);

export const countUndone = statement(
  'count-undone-upload-rows',
  { uploadId: 'int4' },
  `
  select undone, count(*)::int4 as rows from sheet_upload_row where upload_id = $uploadId and undone is not null group by 1`,
  { undone: 'text', rows: 'int4' },
);

export const sparedRows = statement(
  'spared-upload-rows',
  { uploadId: 'int4', limit: 'int8' },
  `
  select number, cells, reason from sheet_upload_row where upload_id = $uploadId and undone = 'spared' order by number limit $limit`,
  { number: 'int4', cells: 'jsonb', reason: 'text' },
);

/** With their rows. */
export const forgetUploads = statement(
  'forget-uploads',
  { before: 'timestamptz' },
  'delete from sheet_upload where coalesce(committed_at, uploaded_at) <= $before',
  {},
);

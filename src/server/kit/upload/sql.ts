import { sql } from '../../platform/database/describedSql.ts';

export const insertUpload = sql('insert-upload')`
  insert into sheet_upload (list, uploaded_by, uploaded_at) values ($list, $userId, $now) returning id`;

export const stageRows = sql('stage-upload-rows')`
  insert into sheet_upload_row (upload_id, number, cells, unclear)
  select $uploadId, number, cells, unclear from jsonb_to_recordset($rows::jsonb) as r (number int4, cells jsonb, unclear jsonb)`;

export const nameUpload = sql('name-upload')`
  update sheet_upload set file_name = $fileName, notes = $notes::jsonb, trial_job = $jobId where id = $uploadId`;

const OWN = 'where id = $uploadId and list = $list and uploaded_by = $userId and trial_job is not null';
export const findUpload = sql('find-upload')`
  select id, file_name, notes, trial_job as "trial_job!", commit_job, taken_back_at from sheet_upload ${OWN}`;

/** Of two who commit it at once, one begins. */
export const lockUpload = sql('lock-upload')`
  select id, file_name, notes, trial_job as "trial_job!", commit_job, taken_back_at from sheet_upload ${OWN} for update`;

export const noteCommit = sql('note-upload-commit')`
  update sheet_upload set commit_job = $jobId, committed_at = $now where id = $uploadId`;

export const rowsToJudge = sql('upload-rows-to-judge')`
  select number, cells, unclear from sheet_upload_row where upload_id = $uploadId and number > $after order by number limit $limit`;

/** A column that the file does not have, and an empty cell, say what is stored. */
export const completeRows = sql('complete-upload-rows')`
  update sheet_upload_row r set cells = c.cells, left_empty = nullif(c.left_empty, 'null'), notices = nullif(c.notices, 'null')
    from jsonb_to_recordset($rows::jsonb) as c (number int4, cells jsonb, left_empty jsonb, notices jsonb)
   where r.upload_id = $uploadId and r.number = c.number`;

export const rowsToWrite = sql('upload-rows-to-write')`
  select number, cells, outcome as "outcome!", record as "record!", target, revision from sheet_upload_row
   where upload_id = $uploadId and number > $after and outcome in ('new', 'changed') order by number limit $limit`;

/** Somebody made rows of the slice meanwhile: they are compared anew. */
export const reopenNew = sql('reopen-new-upload-rows')`
  update sheet_upload_row set outcome = null where upload_id = $uploadId and number > $after and number <= $through and outcome = 'new'`;

export const refuseRows = sql('refuse-upload-rows')`
  update sheet_upload_row r set outcome = 'refused', mistakes = f.mistakes from jsonb_to_recordset($refused::jsonb) as f (number int4, mistakes jsonb)
   where r.upload_id = $uploadId and r.number = f.number`;

/** What is still new or changed after the slice was written is what somebody changed meanwhile. */
export const refuseLeft = sql('refuse-left-upload-rows')`
  update sheet_upload_row set outcome = 'refused', mistakes = $mistakes::jsonb
   where upload_id = $uploadId and number > $after and number <= $through and outcome in ('new', 'changed')`;

export const countOutcomes = sql('count-upload-outcomes')`
  select coalesce(outcome, 'new') as outcome, count(*)::int4 as rows from sheet_upload_row where upload_id = $uploadId group by 1`;

/** Of rows that are taken. */
export const countEmptyCells = sql('count-empty-cells-of-upload')`
  select coalesce(sum(jsonb_array_length(left_empty)), 0)::int4 as cells from sheet_upload_row
   where upload_id = $uploadId and left_empty is not null and outcome in ('same', 'changed', 'corrected')`;

export const mistakesOf = sql('mistakes-of-upload')`
  select number, cells, left_empty, mistakes as "mistakes!" from sheet_upload_row
   where upload_id = $uploadId and outcome in ('wrong', 'refused', 'unknown') and number > $after order by number limit $limit`;

/** Of rows that are taken. */
export const noticesOf = sql('notices-of-upload')`
  select number, notices as "notices!", (count(*) over ())::int4 as all from sheet_upload_row
   where upload_id = $uploadId and notices is not null and outcome in ('new', 'changed', 'same', 'created', 'corrected') order by number limit $limit`;

/** `outcomes` are alike for who reads of them, as those of a trial and of its commit. */
export const rowsOf = sql('upload-rows-of')`
  select number, cells, mistakes from sheet_upload_row where upload_id = $uploadId and outcome = any($outcomes::text[]) order by number limit $limit`;

export const rowsNumbered = sql('upload-rows-numbered')`
  select number, cells from sheet_upload_row where upload_id = $uploadId and number = any($numbers::int4[])`;

export const changesOf = sql('changes-of-upload')`
  select number, before as "before!", after as "after!" from sheet_upload_row
   where upload_id = $uploadId and outcome in ('changed', 'corrected') order by number limit $limit`;

const WROTE = "select from sheet_upload_row r where r.upload_id = s.id and r.outcome in ('created', 'corrected')";

/** An undo that failed or was cancelled can be begun again. */
const MAY_BE_UNDONE =
  "taken_back_at is null or exists (select from background_job j where j.id = undo_job and j.state in ('failed', 'cancelled'))";

/** Only the latest one that wrote anything, and none that is still being written. One that failed on its way is one. */
export const latestUpload = sql('latest-upload')`
  select p.id, (select count(*)::int4 from sheet_upload_row r where r.upload_id = p.id and r.outcome = 'created') as created,
         (select count(*)::int4 from sheet_upload_row r where r.upload_id = p.id and r.outcome = 'corrected') as changed, p.committed_at as "uploaded_at!",
         u.surname, u.firstname, u.middlename
    from (select * from sheet_upload s where list = $list and committed_at > $since and exists (${WROTE}) order by committed_at desc, id desc limit 1) p
    join user_account u on u.id = p.uploaded_by
   where (${MAY_BE_UNDONE}) and not exists (select from background_job j where j.id = p.commit_job and j.state in ('waiting', 'running'))`;

/** Of two who take it back at once, one succeeds. */
export const markTakenBack = sql('mark-upload-taken-back')`
  update sheet_upload set taken_back_at = $now where id = $uploadId and (${MAY_BE_UNDONE})
  returning file_name, (select count(*)::int4 from sheet_upload_row r
    where r.upload_id = id and r.outcome in ('created', 'corrected') and r.undone is null) as rows`;

export const noteUndo = sql('note-upload-undo')`
  update sheet_upload set undo_job = $jobId where id = $uploadId`;

export const findUndo = sql('find-upload-undo')`
  select undo_job as "undo_job!" from sheet_upload where id = $uploadId and list = $list and undo_job is not null`;

export const rowsToUndo = sql('upload-rows-to-undo')`
  select number, target as "target!", s.committed_at as "committed_at!" from sheet_upload_row r join sheet_upload s on s.id = r.upload_id
   where r.upload_id = $uploadId and number > $after and outcome in ('created', 'corrected') and undone is null order by number limit $limit`;

const LEFT = 'where upload_id = $uploadId and number > $after and number <= $through and undone is null';

export const createdLeft = sql('created-upload-rows-left')`
  select number, target as "target!", written from sheet_upload_row ${LEFT} and outcome = 'created' order by number`;

export const correctedLeft = sql('corrected-upload-rows-left')`
  select number, target as "target!", written as "written!", image as "image!" from sheet_upload_row ${LEFT} and outcome = 'corrected' order by number`;

export const noteUndone = sql('note-undone-upload-row')`
  update sheet_upload_row set undone = $undone, reason = $reason? where upload_id = $uploadId and number = $number`;

export const countUndone = sql('count-undone-upload-rows')`
  select undone as "undone!", count(*)::int4 as rows from sheet_upload_row where upload_id = $uploadId and undone is not null group by 1`;

export const sparedRows = sql('spared-upload-rows')`
  select number, cells, reason as "reason!" from sheet_upload_row where upload_id = $uploadId and undone = 'spared' order by number limit $limit`;

/** With their rows. */
export const forgetUploads = sql('forget-uploads')`
  delete from sheet_upload where coalesce(committed_at, uploaded_at) <= $before`;

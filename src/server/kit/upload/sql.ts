import { statement } from '../../platform/database/statement.ts';

const SLICE = { uploadId: 'int4', after: 'int4', through: 'int4' } as const;

export const insertUpload = statement('insert-upload', { list: 'text', fileName: 'text', userId: 'uuid', now: 'timestamptz' }, `
  insert into sheet_upload (list, file_name, uploaded_by, uploaded_at) values ($list, $fileName, $userId, $now) returning id`, { id: 'int4' });

export const stageRows = statement('stage-upload-rows', { uploadId: 'int4', rows: 'jsonb' }, `
  insert into sheet_upload_row (upload_id, number, cells)
  select $uploadId, number, cells from jsonb_to_recordset($rows) as r (number int4, cells jsonb)`, {});

export const noteTrial = statement('note-upload-trial', { uploadId: 'int4', jobId: 'uuid' }, 'update sheet_upload set trial_job = $jobId where id = $uploadId', {});

const UPLOAD = { id: 'int4', file_name: 'text', trial_job: 'uuid', commit_job: 'uuid?' } as const;
const OWN = 'where id = $uploadId and list = $list and uploaded_by = $userId and trial_job is not null';
const WHOSE = { uploadId: 'int4', list: 'text', userId: 'uuid' } as const;

export const findUpload = statement('find-upload', WHOSE, `select id, file_name, trial_job, commit_job from sheet_upload ${OWN}`, UPLOAD);

/** Of two who commit it at once, one begins. */
export const lockUpload = statement('lock-upload', WHOSE, `select id, file_name, trial_job, commit_job from sheet_upload ${OWN} for update`, UPLOAD);

export const noteCommit = statement('note-upload-commit', { uploadId: 'int4', jobId: 'uuid', now: 'timestamptz' }, `
  update sheet_upload set commit_job = $jobId, committed_at = $now where id = $uploadId`, {});

export const rowsToJudge = statement('upload-rows-to-judge', { uploadId: 'int4', after: 'int4', limit: 'int8' }, `
  select number, cells from sheet_upload_row where upload_id = $uploadId and number > $after order by number limit $limit`, { number: 'int4', cells: 'jsonb' });

export const rowsToWrite = statement('upload-rows-to-write', { uploadId: 'int4', after: 'int4', limit: 'int8' }, `
  select number, cells, outcome, record, target, revision from sheet_upload_row
   where upload_id = $uploadId and number > $after and outcome in ('new', 'changed') order by number limit $limit`,
{ number: 'int4', cells: 'jsonb', outcome: 'text', record: 'jsonb', target: 'text?', revision: 'int4?' });

/** Somebody made rows of the slice meanwhile: they are compared anew. */
export const reopenNew = statement('reopen-new-upload-rows', SLICE, `
  update sheet_upload_row set outcome = null where upload_id = $uploadId and number > $after and number <= $through and outcome = 'new'`, {});

export const refuseRows = statement('refuse-upload-rows', { uploadId: 'int4', refused: 'jsonb' }, `
  update sheet_upload_row r set outcome = 'refused', mistakes = f.mistakes from jsonb_to_recordset($refused) as f (number int4, mistakes jsonb)
   where r.upload_id = $uploadId and r.number = f.number`, {});

/** What is still new or changed after the slice was written is what somebody changed meanwhile. */
export const refuseLeft = statement('refuse-left-upload-rows', { ...SLICE, mistakes: 'jsonb' }, `
  update sheet_upload_row set outcome = 'refused', mistakes = $mistakes
   where upload_id = $uploadId and number > $after and number <= $through and outcome in ('new', 'changed')`, {});

export const countOutcomes = statement('count-upload-outcomes', { uploadId: 'int4' }, `
  select coalesce(outcome, 'new') as outcome, count(*)::int4 as rows from sheet_upload_row where upload_id = $uploadId group by 1`, { outcome: 'text', rows: 'int4' });

export const mistakesOf = statement('mistakes-of-upload', { uploadId: 'int4', after: 'int4', limit: 'int8' }, `
  select number, cells, mistakes from sheet_upload_row
   where upload_id = $uploadId and outcome in ('wrong', 'refused') and number > $after order by number limit $limit`, { number: 'int4', cells: 'jsonb', mistakes: 'jsonb' });

export const changesOf = statement('changes-of-upload', { uploadId: 'int4', limit: 'int8' }, `
  select number, before, after from sheet_upload_row
   where upload_id = $uploadId and outcome in ('changed', 'corrected') order by number limit $limit`, { number: 'int4', before: 'jsonb', after: 'jsonb' });

const UPLOADED = { id: 'int4', created: 'int4', uploaded_at: 'timestamptz', surname: 'text', firstname: 'text', middlename: 'text' } as const;

/** Only the latest one that created anything, and none that is still being written. */
export const latestUpload = statement('latest-upload', { list: 'text', since: 'timestamptz' }, `
  select p.id, (select count(*)::int4 from sheet_upload_row r where r.upload_id = p.id and r.outcome = 'created') as created, p.committed_at as uploaded_at,
         u.surname, u.firstname, u.middlename
    from (select * from sheet_upload s where list = $list and committed_at > $since
             and exists (select from sheet_upload_row r where r.upload_id = s.id and r.outcome = 'created')
           order by committed_at desc, id desc limit 1) p
    join user_account u on u.id = p.uploaded_by
   where p.taken_back_at is null and not exists (select from background_job j where j.id = p.commit_job and j.state in ('waiting', 'running'))`, UPLOADED);

export const createdBy = statement('created-by-upload', { uploadId: 'int4' }, `
  select target from sheet_upload_row where upload_id = $uploadId and outcome = 'created' order by number desc`, { target: 'text' });

/** Of two who take it back at once, one succeeds. */
export const markTakenBack = statement('mark-upload-taken-back', { uploadId: 'int4', now: 'timestamptz' }, `
  update sheet_upload set taken_back_at = $now where id = $uploadId and taken_back_at is null returning id`, { id: 'int4' });

/** With their rows. */
export const forgetUploads = statement('forget-uploads', { before: 'timestamptz' }, 'delete from sheet_upload where coalesce(committed_at, uploaded_at) <= $before', {});

import { audited } from '../../../platform/audit.ts';
import { sql } from '../../../platform/database/describedSql.ts';
import { loosenFiles, nameFile } from '../../../platform/files/parts.ts';

export const findUpload = sql('uploads.find')`
  select id, name, content_type, byte_count, received from upload where id = $uploadId and application_id = $applicationId`;

/** Returns no row when the application takes no file any more or is full (`mostBytes` of all its files), or the id is taken. */
export const beginUpload = sql('uploads.begin')`
  with owner as (
     select id from application where id = $applicationId and application_takes_files(id, completed_at, $now) for update
   ), held as (
     select byte_count from document where application_id = $applicationId union all select byte_count from upload where application_id = $applicationId
   )
   insert into upload (id, application_id, name, content_type, byte_count, received, touched_at)
   select $uploadId, id, $name, $contentType, $byteCount, 0, $now::timestamptz from owner
    where not exists (select from document where id = $uploadId)
      and (select count(*) from held) < $mostFiles::int and (select coalesce(sum(byte_count), 0) from held) + $byteCount::int <= $mostBytes::int
   on conflict (id) do nothing
   returning id`;

/** Returns no row when another request has moved the upload on from `startsAt`. */
export const addPart = sql('uploads.addPart')`
  with grown as (
     update upload set received = received + $byteCount, touched_at = $now where id = $uploadId and received = $startsAt and received + $byteCount <= byte_count
     returning id, received
   ), added as (
     insert into upload_part (upload_id, starts_at, file_id) select id, $startsAt, $fileId from grown
   ), named as (${nameFile('grown')})
   select received from grown`;

export const findParts = sql('uploads.findParts')`
  select file_id from upload_part where upload_id = $uploadId order by starts_at`;

/** Makes the parts loose; returns no row when it was finished before or the application takes no file any more. */
export const finishUpload = sql('uploads.finish')`
  with owner as (
     select id from application where id = $applicationId and application_takes_files(id, completed_at, $now) for update
   ), whole as (
     delete from upload using owner where upload.id = $uploadId and upload.application_id = owner.id and received = byte_count
     returning upload.id, application_id, name, content_type, byte_count
   ), added as (
     insert into document (id, application_id, purpose, content_type, byte_count, uploaded_at, name, file_id)
     select id, application_id, 'certificate', content_type, byte_count, $now::timestamptz, name, $fileId from whole
   ), named as (${nameFile('whole')}),
   loosened as (${loosenFiles('upload_part where upload_id = (select id from whole)')} returning id),
   ${audited('document.upload', 'application', 'whole', { id: 'application_id', detail: { document: 'id', name: 'name' }, actor: "'applicant'" })}
   select id as part from loosened`;

export const dropUpload = sql('uploads.drop')`
  with dropped as (delete from upload where id = $uploadId and application_id = $applicationId returning id)
   ${loosenFiles('upload_part where upload_id = (select id from dropped)')} returning id as part`;

export const dropAbandoned = sql('uploads.dropAbandoned')`
  with dropped as (delete from upload where touched_at < $before returning id)
   ${loosenFiles('upload_part where upload_id in (select id from dropped)')}`;

export const dropUploadsOf = sql('uploads.dropOf')`
  with dropped as (delete from upload where application_id = $applicationId returning id)
  ${loosenFiles('upload_part where upload_id in (select id from dropped)')}`;

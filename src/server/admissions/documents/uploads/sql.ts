import { statement } from '../../../platform/database/statement.ts';

/** An upload of this application and no other. $1 upload, $2 application */
export const findUpload = statement(
  'uploads.find',
  'select id, name, content_type, byte_count, received from upload where id = $1 and application_id = $2',
  { id: 'uuid', name: 'text', content_type: 'text', byte_count: 'int4', received: 'int4' },
);

/**
 * Begins an upload, unless the application has been submitted, holds too much, or the id is taken: no row then.
 * $1 upload, $2 application, $3 name, $4 content type, $5 bytes, $6 now, $7 most files, $8 most bytes of all
 */
export const beginUpload = statement(
  'uploads.begin',
  `with owner as (
     select id from application where id = $2 and completed_at is null for update
   ), held as (
     select byte_count from document where application_id = $2 union all select byte_count from upload where application_id = $2
   )
   insert into upload (id, application_id, name, content_type, byte_count, received, touched_at)
   select $1, id, $3, $4, $5, 0, $6::timestamptz from owner
    where not exists (select from document where id = $1)
      and (select count(*) from held) < $7::int and (select coalesce(sum(byte_count), 0) from held) + $5::int <= $8::int
   on conflict (id) do nothing
   returning id`,
  { id: 'uuid' },
);

/**
 * Adds a part where the upload stands, and names its file; no row when it stands elsewhere by now.
 * $1 upload, $2 where the part starts, $3 its bytes, $4 its file, $5 now
 */
export const addPart = statement(
  'uploads.addPart',
  `with grown as (
     update upload set received = received + $3, touched_at = $5 where id = $1 and received = $2 and received + $3 <= byte_count
     returning id, received
   ), added as (
     insert into upload_part (upload_id, starts_at, file_id) select id, $2, $4 from grown
   ), named as (
     delete from loose_file where id = $4 and exists (select from grown)
   )
   select received from grown`,
  { received: 'int4' },
);

/** The files of an upload's parts, from its beginning. $1 upload */
export const findParts = statement('uploads.findParts', 'select file_id from upload_part where upload_id = $1 order by starts_at', { file_id: 'uuid' });

/**
 * Makes a whole upload a document, and its parts loose; no row when it was finished before or
 * the application has been submitted. $1 upload, $2 application, $3 now, $4 ip, $5 the file of its bytes
 */
export const finishUpload = statement(
  'uploads.finish',
  `with owner as (
     select id from application where id = $2 and completed_at is null for update
   ), whole as (
     delete from upload using owner where upload.id = $1 and upload.application_id = owner.id and received = byte_count
     returning upload.id, application_id, name, content_type, byte_count
   ), added as (
     insert into document (id, application_id, purpose, content_type, byte_count, uploaded_at, name, file_id)
     select id, application_id, 'certificate', content_type, byte_count, $3::timestamptz, name, $5 from whole
   ), named as (
     delete from loose_file where id = $5 and exists (select from whole)
   ), loosened as (
     insert into loose_file (id, since) select file_id, $3::timestamptz from upload_part where upload_id = (select id from whole) returning id
   ), audited as (
     insert into audit_entry (at, actor, action, subject_kind, subject_id, detail, ip)
     select $3::timestamptz, 'applicant', 'document.upload', 'application', application_id::text, jsonb_build_object('document', id, 'name', name), $4 from whole
   )
   select id as part from loosened`,
  { part: 'uuid' },
);

/** Gives an upload up. $1 upload, $2 application, $3 now */
export const dropUpload = statement(
  'uploads.drop',
  `with dropped as (delete from upload where id = $1 and application_id = $2 returning id)
   insert into loose_file (id, since) select file_id, $3 from upload_part where upload_id = (select id from dropped) returning id as part`,
  { part: 'uuid' },
);

/** Gives up what has not moved since a moment. $1 the moment, $2 now */
export const dropAbandoned = statement(
  'uploads.dropAbandoned',
  `with dropped as (delete from upload where touched_at < $1 returning id)
   insert into loose_file (id, since) select file_id, $2 from upload_part where upload_id in (select id from dropped)`,
  {},
);

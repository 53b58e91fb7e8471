import { statement } from '../platform/database/statement.ts';

/**
 * Makes a file the application's passport photograph in place of the one before, unless it has been submitted; returns
 * no row then. $1 application, $2 new file id, $3 content type, $4 bytes, $5 now, $6 ip
 */
export const replacePassport = statement(
  'documents.replacePassport',
  `with before as (
     select id, passport_id from application where id = $1 and completed_at is null for update
   ), changed as (
     update application set passport_id = $2 from before where application.id = before.id returning application.id
   ), removed as (
     delete from document where id = (select passport_id from before)
   ), added as (
     insert into document (id, application_id, purpose, content_type, byte_count, uploaded_at)
     select $2, id, 'passport', $3, $4, $5::timestamptz from changed
   ), audited as (
     insert into audit_entry (at, actor, action, subject_kind, subject_id, detail, ip)
     select $5::timestamptz, 'applicant', 'document.replacePassport', 'application', id::text, jsonb_build_object('document', $2::uuid), $6 from changed
   )
   select passport_id as replaced from before`,
  { replaced: 'uuid?' },
);

/** Takes the photograph away, unless the application has been submitted. $1 application, $2 now, $3 ip */
export const removePassport = statement(
  'documents.removePassport',
  `with before as (
     select id, passport_id from application where id = $1 and completed_at is null for update
   ), changed as (
     update application set passport_id = null from before where application.id = before.id returning application.id
   ), removed as (
     delete from document where id = (select passport_id from before)
   ), audited as (
     insert into audit_entry (at, actor, action, subject_kind, subject_id, ip)
     select $2::timestamptz, 'applicant', 'document.removePassport', 'application', id::text, $3 from changed
   )
   select passport_id as removed from before`,
  { removed: 'uuid?' },
);

/** A file of this application and no other. $1 file id, $2 application */
export const findOwnDocument = statement(
  'documents.findOwn',
  'select id, content_type from document where id = $1 and application_id = $2',
  { id: 'uuid', content_type: 'text' },
);

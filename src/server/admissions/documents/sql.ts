import { statement } from '../../platform/database/statement.ts';

/**
 * Makes a file the application's passport photograph in place of the one before, unless it has been submitted or the
 * document is there already; returns no row then. $1 application, $2 new file id, $3 content type, $4 bytes, $5 now,
 * $6 ip, $7 new document id
 */
export const replacePassport = statement(
  'documents.replacePassport',
  `with before as (
     select id, passport_id from application where id = $1 and completed_at is null and not exists (select from document where id = $7) for update
   ), changed as (
     update application set passport_id = $7 from before where application.id = before.id returning application.id
   ), removed as (
     delete from document where id = (select passport_id from before) returning file_id
   ), loosened as (
     insert into loose_file (id, since) select file_id, $5::timestamptz from removed
   ), added as (
     insert into document (id, application_id, purpose, content_type, byte_count, uploaded_at, file_id)
     select $7, id, 'passport', $3, $4, $5::timestamptz, $2 from changed
   ), named as (
     delete from loose_file where id = $2 and exists (select from changed)
   ), audited as (
     insert into audit_entry (at, actor, action, subject_kind, subject_id, detail, ip)
     select $5::timestamptz, 'applicant', 'document.replacePassport', 'application', id::text, jsonb_build_object('document', $7::uuid), $6 from changed
   )
   select (select file_id from removed) as replaced from before`,
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
     delete from document where id = (select passport_id from before) returning file_id
   ), loosened as (
     insert into loose_file (id, since) select file_id, $2::timestamptz from removed
   ), audited as (
     insert into audit_entry (at, actor, action, subject_kind, subject_id, ip)
     select $2::timestamptz, 'applicant', 'document.removePassport', 'application', id::text, $3 from changed
   )
   select (select file_id from removed) as removed from before`,
  { removed: 'uuid?' },
);

/** A file of this application and no other. $1 file id, $2 application */
export const findOwnDocument = statement(
  'documents.findOwn',
  `select id, coalesce(name, 'photograph.jpg') as name, content_type, byte_count, file_id from document where id = $1 and application_id = $2`,
  { id: 'uuid', name: 'text', content_type: 'text', byte_count: 'int4', file_id: 'uuid' },
);

/** Takes a file away, unless the application has been submitted or a saved section names it. $1 document, $2 application, $3 now, $4 ip */
export const removeUnnamed = statement(
  'documents.removeUnnamed',
  `with owner as (
     select id from application where id = $2 and completed_at is null and passport_id is distinct from $1 for update
   ), removed as (
     delete from document using owner where document.id = $1 and application_id = owner.id
        and not exists (select from application_section s where s.application_id = owner.id and strpos(s.answers::text, $1::text) > 0)
     returning document.id, file_id
   ), loosened as (
     insert into loose_file (id, since) select file_id, $3::timestamptz from removed
   ), audited as (
     insert into audit_entry (at, actor, action, subject_kind, subject_id, detail, ip)
     select $3::timestamptz, 'applicant', 'document.remove', 'application', $2::text, jsonb_build_object('document', id), $4 from removed
   )
   select file_id from removed`,
  { file_id: 'uuid' },
);

/**
 * Takes away the files of before a moment that neither a section, saved or typed, nor the photograph's place names. Only
 * of applications that are open, or were submitted in the month before it: what belongs to the others changes no more.
 * $1 the moment, $2 now
 */
export const removeForgotten = statement(
  'documents.removeForgotten',
  `with watched as materialized (
     select id, passport_id from application where completed_at is null
     union all select id, passport_id from application where completed_at > $1::timestamptz - interval '30 days'
   ), removed as (
     delete from document d using watched a where d.application_id = a.id and d.uploaded_at < $1 and d.id is distinct from a.passport_id
        and not exists (select from application_section s where s.application_id = d.application_id and strpos(s.answers::text, d.id::text) > 0)
        and not exists (select from application_draft t where t.application_id = d.application_id and strpos(t.data::text, d.id::text) > 0)
     returning file_id
   )
   insert into loose_file (id, since) select file_id, $2 from removed`,
  {},
);

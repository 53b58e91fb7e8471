import { audited } from '../../platform/audit.ts';
import { sql } from '../../platform/database/describedSql.ts';
import { loosenFiles, nameFile } from '../../platform/files/parts.ts';

/** Returns no row when the application has been submitted or the document is there already. */
export const replacePassport = sql('documents.replacePassport')`
  with before as (
     select id, passport_id from application where id = $applicationId and completed_at is null and not exists (select from document where id = $documentId)
       for update
   ), changed as (
     update application set passport_id = $documentId from before where application.id = before.id returning application.id
   ), removed as (
     delete from document where id = (select passport_id from before) returning file_id
   ), loosened as (${loosenFiles('removed')}),
   added as (
     insert into document (id, application_id, purpose, content_type, byte_count, uploaded_at, file_id)
     select $documentId, id, 'passport', $contentType, $byteCount, $now::timestamptz, $fileId from changed
   ), named as (${nameFile('changed')}),
   ${audited('document.replacePassport', 'application', 'changed', { detail: { document: '$documentId::uuid' }, actor: "'applicant'" })}
   select (select file_id from removed) as "replaced?" from before`;

/** Returns no row when the application has been submitted. */
export const removePassport = sql('documents.removePassport')`
  with before as (
     select id, passport_id from application where id = $applicationId and completed_at is null for update
   ), changed as (
     update application set passport_id = null from before where application.id = before.id returning application.id
   ), removed as (
     delete from document where id = (select passport_id from before) returning file_id
   ), loosened as (${loosenFiles('removed')}),
   ${audited('document.removePassport', 'application', 'changed', { actor: "'applicant'" })}
   select (select file_id from removed) as "removed?" from before`;

export const findOwnDocument = sql('documents.findOwn')`
  select id, coalesce(name, 'photograph.jpg') as name, content_type, byte_count, file_id from document
    where id = $documentId and application_id = $applicationId`;

/** Returns no row when the application has been submitted, or a saved section or an edition of before names the file. */
export const removeUnnamed = sql('documents.removeUnnamed')`
  with owner as (
     select id from application where id = $applicationId and completed_at is null and passport_id is distinct from $documentId for update
   ), removed as (
     delete from document using owner where document.id = $documentId and application_id = owner.id
        and not exists (select from application_section s where s.application_id = owner.id and strpos(s.answers::text, $documentId::text) > 0)
        and not exists (select from application_edition e where e.application_id = owner.id and strpos(e.answers::text, $documentId::text) > 0)
     returning document.id, file_id
   ), loosened as (${loosenFiles('removed')}),
   ${audited('document.remove', 'application', 'removed', { id: '$applicationId', detail: { document: 'id' }, actor: "'applicant'" })}
   select file_id from removed`;

/** Searches open and lately submitted applications only, since what belongs to the others does not change any more. */
export const removeForgotten = sql('documents.removeForgotten')`
  with watched as materialized (
     select id, passport_id from application where completed_at is null
     union all select id, passport_id from application where completed_at > $before::timestamptz - interval '30 days'
   ), removed as (
     delete from document d using watched a where d.application_id = a.id and d.uploaded_at < $before and d.id is distinct from a.passport_id
        and not exists (select from application_section s where s.application_id = d.application_id and strpos(s.answers::text, d.id::text) > 0)
        and not exists (select from application_draft t where t.application_id = d.application_id and strpos(t.data::text, d.id::text) > 0)
        and not exists (select from application_edition e where e.application_id = d.application_id and strpos(e.answers::text, d.id::text) > 0)
     returning file_id
   )
   ${loosenFiles('removed')}`;

export const setAside = sql('documents.setAside')`
  with removed as (delete from document d where application_id = $applicationId returning to_jsonb(d) as content)
  insert into application_version_part (version_id, kind, content) select $applicationId, 'document', content from removed`;

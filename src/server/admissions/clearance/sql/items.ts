import { sql } from '../../../platform/database/describedSql.ts';
import { nameFile } from '../../../platform/files/parts.ts';
import { actedBy, joinActor } from '../../../kit/people.ts';
import { ADMISSION, PROGRAMME } from '../../admission-list/service.ts';

const SELECT = `
  select a.id, a.state, a.full_name, a.reg_number, ${PROGRAMME} as programme, a.student_type_id, s.name as session
    from ${ADMISSION} join academic_session s on s.id = a.session_id`;

export const findCandidate = sql('find-clearance')`
  ${SELECT} where a.id = $admissionId`;

export const ownCandidate = sql('own-clearance')`
  ${SELECT} join student r on r.admission_id = a.id where r.user_id = $userId`;

export const itemsOf = sql('clearance-items-of')`
  select c.item_id as "item_id!", c.name as "name!", c.shows as "shows!", c.required as "required!", c.status as "status!",
         c.reason, c.at, ${actedBy('c.actor')} as "by?",
         coalesce((select jsonb_agg(jsonb_build_object('id', d.id, 'name', d.name, 'contentType', d.content_type, 'size', d.byte_count, 'uploadedAt',
           d.uploaded_at) order by d.uploaded_at desc)
                     from clearance_document d where d.admission_id = c.admission_id and d.item_id = c.item_id), '[]') as files
    from clearance_state c ${joinActor('u', 'c.actor')} where c.admission_id = $admissionId order by c.item_id`;

/** `items` holds [{itemId, verdict, reason}]; no row comes for a request that was sent before. */
export const insertChecks = sql('insert-document-checks')`
  insert into document_check (request, admission_id, item_id, verdict, reason, actor, at)
  select $request, $admissionId, r."itemId", r.verdict, r.reason, $actor, $now
    from jsonb_to_recordset($items::jsonb) as r ("itemId" int4, verdict text, reason text)
  on conflict (request, item_id) do nothing returning item_id`;

export const isRepeated = sql('is-repeated-check')`
  select item_id from document_check where request = $request and admission_id = $admissionId and actor = $actor limit 1`;

export const countStatus = sql('count-clearance-status')`
  select count(*)::int4 as items from clearance_state where admission_id = $admissionId and status = $status`;

/** The file is named by this row alone from now on; no row comes for an item that is not asked of the candidate, or was sent often enough. */
export const insertDocument = sql('insert-clearance-document')`
  with added as (
    insert into clearance_document (admission_id, item_id, file_id, name, content_type, byte_count, uploaded_at)
    select admission_id, item_id, $fileId, $name, $contentType, $byteCount, $now from clearance_state
      where admission_id = $admissionId and item_id = $itemId and status <> 'cleared'
       and (select count(*) from clearance_document where admission_id = $admissionId and item_id = $itemId) < 20
    returning id
  ), named as (${nameFile('added')})
  select id from added`;

export const findDocument = sql('find-clearance-document')`
  select file_id, name, content_type, byte_count from clearance_document where id = $documentId`;

export const findOwnDocument = sql('find-own-clearance-document')`
  select d.file_id, d.name, d.content_type, d.byte_count from clearance_document d join student s on s.admission_id = d.admission_id
   where d.id = $documentId and s.user_id = $userId`;

/** The one that was submitted, or else the one that was begun last. */
export const applicationOf = sql('application-of-admission')`
  select id from application where jamb_number = $regNumber or application_number = $regNumber order by completed_at desc nulls last, started_at desc limit 1`;

import { statement } from '../../../platform/database/statement.ts';
import { nameFile } from '../../../platform/files/parts.ts';
import { actedBy, joinActor } from '../../../kit/people.ts';
import { ADMISSION, PROGRAMME } from '../../admission-list/service.ts';

const CANDIDATE = {
  id: 'uuid',
  state: 'text',
  full_name: 'text',
  reg_number: 'text',
  programme: 'text',
  student_type_id: 'int4',
  session: 'text',
} as const;
const SELECT = `
  select a.id, a.state, a.full_name, a.reg_number, ${PROGRAMME} as programme, a.student_type_id, s.name as session
    from ${ADMISSION} join academic_session s on s.id = a.session_id`;

export const findCandidate = statement(
  'find-clearance',
  { admissionId: 'uuid' },
  `${SELECT} where a.id = $admissionId`,
  CANDIDATE,
);

export const ownCandidate = statement(
  'own-clearance',
  { userId: 'uuid' },
  `${SELECT} join student r on r.admission_id = a.id where r.user_id = $userId`,
  CANDIDATE,
);

export const itemsOf = statement(
  'clearance-items-of',
  { admissionId: 'uuid' },
  `
  select c.item_id, c.name, c.shows, c.required, c.status, c.reason, c.at, ${actedBy('c.actor')} as by,
         coalesce((select jsonb_agg(jsonb_build_object('id', d.id, 'name', d.name, 'contentType', d.content_type, 'size', d.byte_count, 'uploadedAt',
           d.uploaded_at) order by d.uploaded_at desc)
                     from clearance_document d where d.admission_id = c.admission_id and d.item_id = c.item_id), '[]') as files
    from clearance_state c ${joinActor('u', 'c.actor')} where c.admission_id = $admissionId order by c.item_id`,
  {
    item_id: 'int4',
    name: 'text',
    shows: 'text',
    required: 'bool',
    status: 'text',
    reason: 'text?',
    at: 'timestamptz?',
    by: 'text?',
    files: 'jsonb',
  },
);

/** `items` holds [{itemId, verdict, reason}]; no row comes for a request that was sent before. */
export const insertChecks = statement(
  'insert-document-checks',
  { admissionId: 'uuid', request: 'uuid', items: 'jsonb', actor: 'text', now: 'timestamptz' },
  `
  insert into document_check (request, admission_id, item_id, verdict, reason, actor, at)
  select $request, $admissionId, r."itemId", r.verdict, r.reason, $actor, $now
    from jsonb_to_recordset($items::jsonb) as r ("itemId" int4, verdict text, reason text)
  on conflict (request, item_id) do nothing returning item_id`,
  { item_id: 'int4' },
);

export const isRepeated = statement(
  'is-repeated-check',
  { request: 'uuid', admissionId: 'uuid', actor: 'text' },
  `
  select item_id from document_check where request = $request and admission_id = $admissionId and actor = $actor limit 1`,
  { item_id: 'int4' },
);

export const countStatus = statement(
  'count-clearance-status',
  { admissionId: 'uuid', status: 'text' },
  `
  select count(*)::int4 as items from clearance_state where admission_id = $admissionId and status = $status`,
  { items: 'int4' },
);

/** The file is named by this row alone from now on; no row comes for an item that is not asked of the candidate, or was sent often enough. */
export const insertDocument = statement(
  'insert-clearance-document',
  {
    admissionId: 'uuid',
    itemId: 'int4',
    fileId: 'uuid',
    name: 'text',
    contentType: 'text',
    byteCount: 'int4',
    now: 'timestamptz',
  },
  `
  with added as (
    insert into clearance_document (admission_id, item_id, file_id, name, content_type, byte_count, uploaded_at)
    select admission_id, item_id, $fileId, $name, $contentType, $byteCount, $now from clearance_state
      where admission_id = $admissionId and item_id = $itemId and status <> 'cleared'
       and (select count(*) from clearance_document where admission_id = $admissionId and item_id = $itemId) < 20
    returning id
  ), named as (${nameFile('added')})
  select id from added`,
  { id: 'uuid' },
);

const DOCUMENT = { file_id: 'uuid', name: 'text', content_type: 'text', byte_count: 'int4' } as const;

export const findDocument = statement(
  'find-clearance-document',
  { documentId: 'uuid' },
  `
  select file_id, name, content_type, byte_count from clearance_document where id = $documentId`,
  DOCUMENT,
);

export const findOwnDocument = statement(
  'find-own-clearance-document',
  { documentId: 'uuid', userId: 'uuid' },
  `
  select d.file_id, d.name, d.content_type, d.byte_count from clearance_document d join student s on s.admission_id = d.admission_id
   where d.id = $documentId and s.user_id = $userId`,
  DOCUMENT,
);

/** The one that was submitted, or else the one that was begun last. */
export const applicationOf = statement(
  'application-of-admission',
  { regNumber: 'text' },
  `
  select id from application where jamb_number = $regNumber or application_number = $regNumber order by completed_at desc nulls last, started_at desc limit 1`,
  { id: 'uuid' },
);

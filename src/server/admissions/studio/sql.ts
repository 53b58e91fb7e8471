import { actedBy, joinActor } from '../../kit/people.ts';
import { sql } from '../../platform/database/describedSql.ts';

const OPEN = `state in ('editing', 'asked')`;

export const openDrafts = sql('open-form-drafts')`
  select d.programme, d.state, (select count(*)::int4 from form_operation o where o.draft_id = d.id and o.undone_at is null) as "changes!",
    to_jsonb(array(select distinct ${actedBy('o.made_by')} from form_operation o ${joinActor('u', 'o.made_by')} where o.draft_id = d.id order by 1)) as "editors!"
    from form_draft d where d.${OPEN}`;

export const newestPublications = sql('newest-form-publications')`
  select distinct on (programme) programme, version, published_at from form_publication order by programme, id desc`;

export const newestPublication = sql('newest-form-publication')`
  select version, disk_version, files from form_publication where programme = $programme order by id desc limit 1`;

export const findDraft = sql('find-form-draft')`
  select d.id, d.programme, d.state, d.base_version, d.document, d.revision, ${actedBy('d.begun_by')} as "begunBy?"
    from form_draft d ${joinActor('u', 'd.begun_by')} where d.programme = $programme and d.${OPEN}`;

export const draftById = sql('form-draft-by-id')`
  select id, programme, state, base_version, document, revision from form_draft where id = $id`;

export const lockDraft = sql('lock-form-draft')`
  select id, state, base, document, revision from form_draft where programme = $programme and ${OPEN} for update`;

/** Of two at once, one begins it. */
export const beginDraft = sql('begin-form-draft')`
  insert into form_draft (programme, base_version, base, document, begun_at, begun_by)
  values ($programme, $version, $document, $document, $now, $actor) on conflict do nothing`;

export const writeDocument = sql('write-form-document')`
  update form_draft set document = $document, revision = revision + 1 where id = $id returning revision`;

export const insertOperation = sql('insert-form-operation')`
  insert into form_operation (draft_id, revision, request, operation, sentence, made_at, made_by)
  values ($draftId, $revision, $request, $operation, $sentence, $now, $actor)`;

export const operationOfRequest = sql('form-operation-of-request')`
  select o.revision from form_operation o where o.request = $request and o.made_by = $actor`;

/** In the order in which they were made, those that were undone too. */
export const operationsOf = sql('form-operations')`
  select o.id, o.revision, o.operation, o.sentence, o.made_at, o.made_by, o.undone_revision, o.undone_at, ${actedBy('o.made_by')} as "by?"
    from form_operation o ${joinActor('u', 'o.made_by')} where o.draft_id = $draftId order by o.revision`;

export const markUndone = sql('undo-form-operation')`
  update form_operation set undone_revision = $revision, undone_at = $now where id = $id`;

export const insertPublication = sql('publish-form')`
  insert into form_publication (programme, version, draft_id, disk_version, files, declaration, published_at, published_by)
  select programme, $version, id, $diskVersion, document, $declaration, $now, $actor from form_draft where id = $draftId`;

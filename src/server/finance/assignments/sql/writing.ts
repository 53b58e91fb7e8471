import { audited } from '../../../platform/audit.ts';
import { sql } from '../../../platform/database/describedSql.ts';

const LINES = `jsonb_to_recordset($lines::jsonb) as l ("feeId" int4, "amountKobo" int8, "isOffered" bool)`;

/** @throws unique violation where the group has a draft */
export const insertDraft = sql('insert-fee-assignment')`
  insert into fee_assignment (purpose, session_id, student_type_id, school_programme_id, department_id, level_id, entry_session_id, is_indigene, tag,
    gender_id, version, drafted_by)
  select $purpose, $sessionId, $studentTypeId, $programmeId?, $departmentId?, $levelId?, $entrySessionId?, $isIndigene?, $tag?, $genderId?,
         coalesce(max(o.version), 0) + 1, array[$actor::text] from fee_assignment o
   where o.state <> 'draft' and (o.purpose, o.session_id, o.student_type_id, o.school_programme_id, o.department_id, o.level_id, o.entry_session_id,
     o.is_indigene, o.tag, o.gender_id)
      is not distinct from ($purpose::text, $sessionId::int4, $studentTypeId::int4, $programmeId::int4, $departmentId::int4, $levelId::int4,
        $entrySessionId::int4, $isIndigene::bool, $tag::text, $genderId::int4)
  returning id`;

/** The next version, with the group of what it follows. @throws unique violation where the group has a draft */
export const insertNextVersion = sql('insert-next-fee-assignment')`
  insert into fee_assignment (purpose, session_id, student_type_id, school_programme_id, department_id, level_id, entry_session_id, is_indigene, tag,
    gender_id, version, drafted_by)
  select purpose, session_id, student_type_id, school_programme_id, department_id, level_id, entry_session_id, is_indigene, tag, gender_id, version + 1,
    array[$actor::text] from fee_assignment where id = $id
  returning id`;

const GROUP = (of: string, session = `${of}.session_id`) =>
  `(${of}.purpose, ${session}, ${of}.student_type_id, ${of}.school_programme_id, ${of}.department_id, ${of}.level_id, ${of}.entry_session_id,
    ${of}.is_indigene, ${of}.tag, ${of}.gender_id)`;

/**
 * The next version of many groups, with its lines and its audit entry: in the session that each is of, or in another one.
 * `wanted` holds [{id, lines}], `detail` what every entry says. No row comes of a group that has a draft there.
 */
export const draftMany = sql('draft-many-fee-assignments')`
  with wanted as (
    select t.*, coalesce($toSessionId?::int4, t.session_id) as to_session_id, w.lines
      from jsonb_to_recordset($wanted::jsonb) as w (id int4, lines jsonb) join fee_assignment t on t.id = w.id
  ), made as (
    insert into fee_assignment as m (purpose, session_id, student_type_id, school_programme_id, department_id, level_id, entry_session_id,
      is_indigene, tag, gender_id, version, drafted_by)
    select t.purpose, t.to_session_id, t.student_type_id, t.school_programme_id, t.department_id, t.level_id, t.entry_session_id, t.is_indigene,
      t.tag, t.gender_id,
           1 + coalesce((select max(o.version) from fee_assignment o
             where o.state <> 'draft' and ${GROUP('o')} is not distinct from ${GROUP('t', 't.to_session_id')}), 0),
           array[$actor::text] from wanted t order by t.id on conflict do nothing
    returning m.*
  ), paired as (
    select m.id, t.id as from_id, t.lines from made m join wanted t on ${GROUP('m')} is not distinct from ${GROUP('t', 't.to_session_id')}
  ), lined as (
    insert into fee_assignment_line (assignment_id, fee_id, amount_kobo, is_offered)
    select p.id, l."feeId", l."amountKobo", coalesce(l."isOffered", false)
      from paired p, jsonb_to_recordset(p.lines) as l ("feeId" int4, "amountKobo" int8, "isOffered" bool)
  ), ${audited('$action::text', 'fee_assignment', 'paired p', {
    id: 'p.id',
    detail: "$detail::jsonb || jsonb_build_object('from', p.from_id, 'after', p.lines)",
    at: '$at',
  })}
  select id from paired order by id`;

export const clearLines = sql('clear-fee-assignment-lines')`
  delete from fee_assignment_line where assignment_id = $id`;

/** `lines` holds [{feeId, amountKobo, isOffered}]. */
export const insertLines = sql('insert-fee-assignment-lines')`
  insert into fee_assignment_line (assignment_id, fee_id, amount_kobo, is_offered) select $id, l."feeId", l."amountKobo",
    coalesce(l."isOffered", false) from ${LINES}`;

/** Who changes it is one of those who drafted it. Its revision is counted by the trigger. No row comes where it is no draft of that revision. */
export const touchDraft = sql('touch-fee-assignment')`
  update fee_assignment set drafted_by = case when $actor = any(drafted_by) then drafted_by else array_append(drafted_by, $actor) end
   where id = $id and revision = $revision and state = 'draft' returning revision`;

export const removeDraft = sql('remove-fee-assignment-draft')`
  delete from fee_assignment where id = $id and state = 'draft' returning id`;

/** The publication `n` of the draft `t`. */
const PUBLICATION = '(n.session_id, n.student_type_id, n.purpose) = (t.session_id, t.student_type_id, t.purpose)';

/** What was published for the groups of these drafts is replaced. */
export const replacePublished = sql('replace-fee-assignments')`
  update fee_assignment o set state = 'replaced', replaced_in = n.id from fee_assignment t
    join fee_publication n on n.id = any($publicationIds::int4[]) and ${PUBLICATION}
   where t.id = any($ids::int4[]) and o.state = 'published'
     and (o.purpose, o.session_id, o.student_type_id, o.school_programme_id, o.department_id, o.level_id, o.entry_session_id, o.is_indigene, o.tag, o.gender_id)
      is not distinct from (t.purpose, t.session_id, t.student_type_id, t.school_programme_id, t.department_id, t.level_id, t.entry_session_id,
        t.is_indigene, t.tag, t.gender_id)
  returning o.id`;

/** `detail` is what every audit entry says beside the group's own purpose and sum. */
export const publishDrafts = sql('publish-fee-assignments')`
  with published as (
    update fee_assignment t set state = 'published', published_at = $now, published_by = $actor, reaches_paid = $reachesPaid, publication_id = n.id
      from fee_publication n
     where t.id = any($ids::int4[]) and t.state = 'draft' and n.id = any($publicationIds::int4[]) and ${PUBLICATION} returning t.id, t.purpose
  ), ${audited('fees-published', 'fee_assignment', 'published p', {
    id: 'p.id',
    detail: `$detail::jsonb || jsonb_build_object('purpose', p.purpose, 'totalKobo',
      (select coalesce(sum(l.amount_kobo), 0) from fee_assignment_line l where l.assignment_id = p.id))`,
  })}
  select id from published`;

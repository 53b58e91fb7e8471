import { sql } from '../../platform/database/describedSql.ts';
import { IS_CHARGED } from '../charges/service.ts';

/** Two that publish at once get their numbers in the order in which they are out. */
export const lockPublications = sql('lock-fee-publications')`
  select pg_advisory_xact_lock(hashtextextended('fee publications', 0))::text as locked`;

/** `groups` holds [{sessionId, studentTypeId, purpose}]. */
export const insertPublications = sql('insert-fee-publications')`
  insert into fee_publication (session_id, student_type_id, purpose, published_at, published_by)
  select g."sessionId", g."studentTypeId", g.purpose, $now, $actor
    from jsonb_to_recordset($groups::jsonb) as g ("sessionId" int4, "studentTypeId" int4, purpose text)
  returning id, session_id, student_type_id, purpose`;

/**
 * Students `p` and publications `f` that their ledger does not have yet. Whoever came after one was posted for everybody is charged as the
 * fees are opened.
 */
const PENDING = `fee_publication f join student_session p on p.session_id = f.session_id and p.student_type_id = f.student_type_id
    join student s on s.id = p.student_id join admission a on a.id = s.admission_id
    left join posted_publication l on l.student_id = p.student_id and l.session_id = p.session_id`;
const IS_PENDING = `${IS_CHARGED} and case when l.publication_id is null then f.posted_at is null else f.id > l.publication_id end`;

/** `ids` of publications, null for all. */
export const pendingStudents = sql('students-with-pending-fees')`
  select distinct p.session_id, p.student_type_id, p.student_id from ${PENDING}
   where ${IS_PENDING} and f.posted_at is null and ($ids?::int4[] is null or f.id = any($ids::int4[]))
   order by p.session_id, p.student_type_id, p.student_id limit $limit::int4`;

export const countPendingStudents = sql('count-students-with-pending-fees')`
  select count(*)::int4 as students from (
    select distinct p.session_id, p.student_id from ${PENDING} where ${IS_PENDING} and f.posted_at is null and f.id = any($ids::int4[])) pending`;

export const pendingSessions = sql('sessions-with-pending-fees')`
  select distinct p.session_id, p.student_type_id from ${PENDING} where p.student_id = $studentId and ${IS_PENDING} order by p.session_id`;

/** What each of these students has to be posted, in its order. Lock their money before. */
export const pendingPublications = sql('pending-fee-publications')`
  select f.id, f.purpose, f.published_by, jsonb_agg(jsonb_build_object('studentId', p.student_id, 'isOfEntry', s.entry_session_id = p.session_id, 'facts',
           jsonb_build_object('programmeId', p.programme_id, 'departmentId', p.department_id, 'levelId', p.level_id, 'entrySessionId', s.entry_session_id,
                              'isIndigene', p.is_indigene, 'tags', to_jsonb(p.tags), 'genderId', s.gender_id))) as students
    from ${PENDING} where p.student_id = any($studentIds::uuid[]) and p.session_id = $sessionId and ${IS_PENDING} group by f.id order by f.id`;

/**
 * The latest session of a student to whom nothing was posted and who was charged nothing in it that is owed unasked, though fees are out: who
 * came after they were posted for everybody.
 */
export const lateSessions = sql('sessions-charged-late')`
  select p.session_id, p.student_type_id, s.entry_session_id = p.session_id as is_of_entry, p.programme_id, p.department_id, p.level_id,
         s.entry_session_id, p.is_indigene, to_jsonb(p.tags) as tags, s.gender_id
    from student_session p join student s on s.id = p.student_id join admission a on a.id = s.admission_id
   where p.student_id = $studentId and p.is_latest and ${IS_CHARGED}
     and not exists (select from posted_publication l where l.student_id = p.student_id and l.session_id = p.session_id)
     and not exists (select from charge c where c.student_id = p.student_id and c.session_id = p.session_id
       and c.purpose in ('school', 'sundry', 'development'))
     and exists (select from fee_publication f
       where f.session_id = p.session_id and f.student_type_id = p.student_type_id and f.posted_at is not null)`;

export const notePosted = sql('note-posted-publication')`
  insert into posted_publication as l (student_id, session_id, publication_id) select unnest($studentIds::uuid[]), $sessionId, $publicationId
  on conflict (student_id, session_id) do update set publication_id = greatest(l.publication_id, excluded.publication_id)`;

/** Whoever came later and is charged now, by the fees of now, has all that is out. */
export const noteLatest = sql('note-latest-publication')`
  insert into posted_publication (student_id, session_id, publication_id)
  select p.student_id, p.session_id, max(f.id)
    from student_session p join fee_publication f on f.session_id = p.session_id and f.student_type_id = p.student_type_id
   where p.student_id = $studentId group by p.student_id, p.session_id
  on conflict do nothing`;

/** `ids` of publications, null for all: those that nobody waits for any more. */
export const endPosting = sql('end-posting-of-fees')`
  update fee_publication set posted_at = $now
   where posted_at is null and ($ids?::int4[] is null or id = any($ids::int4[]))
     and not exists (select from ${PENDING} where f.id = fee_publication.id and ${IS_PENDING})`;

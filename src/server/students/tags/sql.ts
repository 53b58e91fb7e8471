import { audited } from '../../platform/audit.ts';
import { sql } from '../../platform/database/describedSql.ts';

/** The words that some student carries. */
export const tagsInUse = sql('tags-of-students')`
  select distinct tag from student_session p cross join lateral unnest(p.tags) as tag order by tag`;

/** In the student's latest session; the sessions before it stay as they were charged. `is_set` is false where the groups are neither those that were seen nor these; no session where nothing changes. */
export const setTags = sql('set-student-tags')`
  with before as (
    select student_id, session_id, tags, tags @> $seen::text[] and tags <@ $seen::text[] as is_seen, tags @> $tags::text[] and tags <@ $tags::text[] as is_same
      from student_session where student_id = $studentId and is_latest for update),
  changed as (
    update student_session p set tags = $tags from before b
     where p.student_id = b.student_id and p.session_id = b.session_id and b.is_seen and not b.is_same
    returning p.student_id, p.session_id, b.tags as stood),
  ${audited('tags-set', 'student', 'changed', {
    id: 'student_id',
    detail: {
      before: { tags: 'to_jsonb(stood)' },
      after: { tags: 'to_jsonb($tags::text[])' },
      reason: '$reason::text',
      sessionId: 'session_id',
    },
  })}
  select b.is_seen or b.is_same as is_set, c.session_id as "session_id?" from before b left join changed c on true`;

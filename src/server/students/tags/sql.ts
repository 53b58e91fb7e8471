import { AUDIT_COLUMNS } from '../../platform/audit.ts';
import { statement } from '../../platform/database/statement.ts';

/** The words that some student carries. */
export const tagsInUse = statement(
  'tags-of-students',
  {},
  'select distinct tag from student_session p cross join lateral unnest(p.tags) as tag order by tag',
  { tag: 'text' },
);

/** In the student's latest session; the sessions before it stay as they were charged. No row where the student has these already. */
export const setTags = statement(
  'set-student-tags',
  { studentId: 'uuid', tags: 'text[]', reason: 'text', now: 'timestamptz', actor: 'text', ip: 'text' },
  `
  with before as (select student_id, session_id, tags from student_session where student_id = $studentId and is_latest for update),
  changed as (
    update student_session p set tags = $tags from before b
     where p.student_id = b.student_id and p.session_id = b.session_id and not (b.tags @> $tags::text[] and b.tags <@ $tags::text[])
    returning p.student_id, p.session_id, b.tags as stood),
  audited as (
    insert into audit_entry (${AUDIT_COLUMNS})
    select $now, $actor, 'tags-set', 'student', student_id::text,
           jsonb_build_object('before', jsonb_build_object('tags', to_jsonb(stood)), 'after', jsonb_build_object('tags', to_jsonb($tags::text[])), 'reason', $reason::text, 'sessionId', session_id), $ip
      from changed)
  select session_id from changed`,
  { session_id: 'int4' },
);

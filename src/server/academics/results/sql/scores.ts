import { FULL_NAME } from '../../../kit/people.ts';
import { sql } from '../../../platform/database/describedSql.ts';
import { IS_APPROVED } from '../../lineStates.ts';

/** `lineIds` are an array of uuids. Marks in hundredths; who changed each last. Call it once the sheet is locked. */
export const scoresOfLines = sql('scores-of-lines')`
  select l.id, s.student_type_id, left(e.name, 4)::int4 as entry_year, (x.ca * 100)::int4 as "ca?", (x.exam * 100)::int4 as "exam?", x.code,
         v.by as "by?", exists (select from score_event b where b.batch = $batch and b.line_id = l.id) as is_taken
    from registration_line l join student s on s.id = l.student_id join academic_session e on e.id = s.entry_session_id left join score x on x.line_id = l.id
    left join lateral (
      select ${FULL_NAME} as by from score_event n join user_account u on u.id = n.actor_id where n.line_id = l.id order by n.number desc limit 1) v on true
   where l.department_course_id = $departmentCourseId and l.session_id = $sessionId and ${IS_APPROVED} and l.id = any($lineIds)`;

/** `changes` holds [{line, before, after: {ca, exam, code}}], with marks as the college writes them. */
export const writeScores = sql('write-scores')`
  with given as (
    select line, before, after from jsonb_to_recordset($changes::jsonb) as r (line uuid, before jsonb, after jsonb)
  ), written as (
    insert into score (line_id, ca, exam, code)
    select line, (after->>'ca')::numeric, (after->>'exam')::numeric, after->>'code' from given
    on conflict (line_id) do update set ca = excluded.ca, exam = excluded.exam, code = excluded.code
    returning line_id
  )
  insert into score_event (line_id, before, after, actor_id, via, batch, reason, at)
  select g.line, g.before, g.after, $actorId, $via, $batch, $reason?, $now from given g join written w on w.line_id = g.line`;

/** For the transaction in which a published amendment changes a score of a sheet that was submitted. */
export const beginAmending = sql('begin-amending')`
  select set_config('matricula.amending', 'on', true) as amending`;
export const endAmending = sql('end-amending')`
  select set_config('matricula.amending', 'off', true) as amending`;

export const scoreEvents = sql('score-events')`
  select v.before, v.after, coalesce(nullif(${FULL_NAME}, ''), 'The college') as by, v.via, v.reason, v.at
    from score_event v left join user_account u on u.id = v.actor_id where v.line_id = $lineId order by v.number`;

export const ruleSets = sql('published-rule-sets')`
  select id, student_type_id, version, name, from_year, to_year, bands, pass_mark, ca_weight, exam_weight, attempts, resits, resit_cap, exempt_units, classes, probation
    from rule_set where published_at is not null order by version desc, id`;

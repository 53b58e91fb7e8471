import { SHEET } from '#contract/academics/states.ts';
import { sql } from '../../../platform/database/describedSql.ts';
import { IS_APPROVED } from '../../lineStates.ts';

/** From 0 to 255, by the digits of a hash: marks follow from the names of their line alone. */
const byteOf = (hash: string, place: number) => `('x' || substr(${hash}, ${place}, 2))::bit(8)::int4`;

/** Of the quality from 0 to 1. */
const CA = 'round((30 * (0.35 + 0.6 * q.quality))::numeric)';
const EXAM = 'round((70 * (0.22 + 0.72 * q.quality))::numeric)';
/** Four of 256 miss the examination. */
const IS_ABSENT = `${byteOf('m.hash', 5)} < 4`;
const QUALITY = `cross join lateral (select md5(l.id::text) as hash) m
    cross join lateral (select 0.65 * r.ability + 0.35 * ${byteOf('m.hash', 1)} / 255.0 as quality) q`;

/** `rows` holds [{userName, ability}]: all lines of a session have their marks. One in sixteen was amended. */
export const insertDemoScores = sql('demo.scores')`
  with marked as (
    insert into score (line_id, ca, exam, code)
    select l.id, ${CA}, case when not (${IS_ABSENT}) then ${EXAM} end, case when ${IS_ABSENT} then 'ABS' end
      from jsonb_to_recordset($rows::jsonb) as r ("userName" text, ability float8) join user_account u on lower(u.user_name) = lower(r."userName")
        join student s on s.user_id = u.id
      join registration_line l on l.student_id = s.id and l.session_id = (select id from academic_session where name = $session) ${QUALITY}
    returning line_id, ca, exam, code
  )
  insert into score_event (line_id, before, after, via, batch, reason, at)
  select line_id, jsonb_build_object('ca', ca, 'exam', exam - 2, 'code', null), jsonb_build_object('ca', ca, 'exam', exam, 'code', null), 'amendment',
    md5('amended ' || line_id)::uuid,
         'A page of the script was not counted.', $at
    from marked where code is null and exam >= 2 and ${byteOf('md5(line_id::text)', 7)} < 16 order by line_id`;

/** Whoever registered last session or before has been given results. */
export const insertDemoPublishedSheets = sql('demo.published-sheets')`
  insert into result_sheet (department_course_id, session_id, state, changed_at)
  select o.department_course_id, o.session_id, '${SHEET.published}', least($at, make_timestamptz(left(e.name, 4)::int4 + 1, 8, 12, 10, 0, 0, 'Africa/Lagos'))
    from course_offering o join academic_session e on e.id = o.session_id and not e.is_open
   where exists (select from registration_line l where l.department_course_id = o.department_course_id and l.session_id = o.session_id)
   order by e.name, o.department_course_id
  on conflict do nothing`;

/** A sheet's state follows from the names of its course and department; whoever signs in as `lecturer` finds one that is open. */
const STATES = `'{${[SHEET.open, SHEET.open, ...Object.values(SHEET)].join(',')}}'::text[]`;
const STATE = `case when c.code = 'CSC 101' then '${SHEET.open}'
  else (${STATES})[1 + ${byteOf(`md5('sheet ' || c.code || c.department_id || t.department_id)`, 1)} % 8] end`;
/** Marks of the continuous assessment alone, where the examination is still to come; on some sheets none. */
const HAS_NOTHING = `s.state = '${SHEET.open}' and s.code <> 'CSC 101' and ${byteOf('md5(s.code || s.department_id)', 3)} % 2 = 0`;

/** The marks of a department's sheets of the open session come before the sheets: of what is submitted no mark changes. */
export const insertDemoCurrentScores = sql('demo.current-scores')`
  with s as (
    select t.id, t.department_id, c.code, ${STATE} as state from department_course t join course c on c.id = t.course_id
      where t.department_id = $departmentId and t.semester_id = $semesterId
  ), marked as (
    insert into score (line_id, ca, exam, code)
    select l.id, ${CA}, case when s.state <> '${SHEET.open}' and not (${IS_ABSENT}) then ${EXAM} end,
           case when s.state <> '${SHEET.open}' and ${IS_ABSENT} then 'ABS' end
      from s join registration_line l on l.department_course_id = s.id and l.session_id = (select id from academic_session where is_open) and ${IS_APPROVED}
      cross join lateral (select 0.2 + 0.8 * ${byteOf('md5(l.registration_id::text)', 9)} / 255.0 as ability) r ${QUALITY}
     where not (${HAS_NOTHING})
    returning line_id, ca, exam, code
  )
  insert into score_event (line_id, before, after, via, batch, at)
  select line_id, jsonb_build_object('ca', null, 'exam', null, 'code', null), jsonb_build_object('ca', ca, 'exam', exam, 'code', code), 'demo',
    md5('entered ' || line_id)::uuid, $at
    from marked order by line_id`;

export const insertDemoCurrentSheets = sql('demo.current-sheets')`
  insert into result_sheet (department_course_id, session_id, state, changed_at)
  select t.id, e.id, ${STATE}, $at from department_course t join course c on c.id = t.course_id cross join (select id from academic_session where is_open) e
   where t.department_id = $departmentId and t.semester_id = $semesterId
     and exists (select from registration_line l where l.department_course_id = t.id and l.session_id = e.id and ${IS_APPROVED})
   order by t.id
  on conflict do nothing`;

/** `steps` holds [{step, from, to, by, days}], in the order in which a sheet takes them; `by` is a user name, or null for whoever teaches the course. */
export const insertDemoSheetSteps = sql('demo.sheet-steps')`
  with sheets as (
    select s.id, s.session_id, s.changed_at, coalesce(m.user_id, own.id) as lecturer, r.number as reached
      from result_sheet s cross join (select id from user_account where user_name = 'lecturer') own
      left join lecturer_course m on m.department_course_id = s.department_course_id and m.is_main and m.ended_at is null
      join lateral (select ordinality as number from jsonb_array_elements($steps::jsonb) with ordinality as x where x.value ->> 'to' = s.state) r on true
     where not exists (select from workflow_step w where w.subject = 'result_sheet' and w.subject_id = s.id::text)
  )
  insert into workflow_step (request, subject, subject_id, from_state, to_state, step, actor, reason, at)
  select gen_random_uuid(), 'result_sheet', s.id::text, x.value ->> 'from', x.value ->> 'to', x.value ->> 'step', 'user:' || coalesce(u.id, s.lecturer), null,
         least($day, s.changed_at) - (s.reached - x.ordinality) * interval '20 hours'
    from sheets s cross join jsonb_array_elements($steps::jsonb) with ordinality as x left join user_account u on u.user_name = x.value ->> 'by'
   where x.ordinality <= s.reached order by s.changed_at, s.id, x.ordinality`;

/** `windows` holds [{session, semesterId, closesOn}]. */
export const insertDemoScoreWindows = sql('demo.score-windows')`
  insert into score_window (session_id, semester_id, closes_on)
  select e.id, r."semesterId", r."closesOn" from jsonb_to_recordset($windows::jsonb) as r (session text, "semesterId" int4, "closesOn" date)
    join academic_session e on e.name = r.session
  on conflict do nothing`;

/** @param userNames in small letters */
export const demoStudentIds = sql('demo.student-ids')`
  select s.id from student s join user_account u on u.id = s.user_id where lower(u.user_name) = any($userNames)`;

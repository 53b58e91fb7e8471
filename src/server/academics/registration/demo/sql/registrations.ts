import { LINE, REGISTRATION } from '#contract/academics/states.ts';
import { sql } from '../../../../platform/database/describedSql.ts';

const PASS_MARK = 40;
/** Beyond this many units no elective is taken: there is room for what has to be taken again. */
const [MOST_WITH_ELECTIVES, MOST] = [21, 24];
const RETURNED = 'Its class is full. Choose another elective.';

/**
 * `rows` holds [{userName, state, submittedAt, decidedAt, savedAt}]; of a draft only the choice is stored, as nothing was submitted. Courses are taken in their order: what was failed, what is core,
 * what is required, what may be chosen; as many as a semester has room for. Ids follow from names alone.
 */
export const insertDemoRegistrations = sql('demo.registrations')`
  with listed as materialized (
    select md5('registration ' || r."userName" || $session::text || $semesterId::int4)::uuid as id, r.state, r."submittedAt", r."decidedAt", r."savedAt",
      p.student_id, p.session_id, p.department_id, p.level_id
      from jsonb_to_recordset($rows::jsonb) as r ("userName" text, state text, "submittedAt" timestamptz, "decidedAt" timestamptz, "savedAt" timestamptz)
      join user_account u on lower(u.user_name) = lower(r."userName") join student s on s.user_id = u.id
      join student_session p on p.student_id = s.id and p.session_id = (select id from academic_session where name = $session)
  ), registered as (
    insert into registration (id, student_id, session_id, semester_id, state, submitted_at, decided_by, decided_at)
    select id, student_id, session_id, $semesterId, state, "submittedAt",
           case when "decidedAt" is not null then (select id from user_account where user_name = 'adviser') end, "decidedAt"
      from listed where state <> '${REGISTRATION.draft}'
  ), failed as materialized (
    select g.id as registration_id, l.student_id, l.course_id, min(l.department_course_id) as department_course_id
      from listed g join registration earlier on earlier.student_id = g.student_id and earlier.semester_id = $semesterId
      join registration_line l on l.registration_id = earlier.id join score k on k.line_id = l.id
     group by g.id, l.student_id, l.course_id having max(coalesce(k.ca, 0) + coalesce(k.exam, 0)) < ${PASS_MARK}
  ), offered as materialized (
    select f.registration_id, f.department_course_id, f.course_id, 'carry-over' as kind, 0 as turn from failed f
    union all
    select g.id, t.id, t.course_id, t.kind, case t.kind when 'core' then 1 when 'required' then 2 else 3 end
      from listed g join department_course t on t.department_id = g.department_id and t.level_id = g.level_id and t.semester_id = $semesterId and t.active
        and t.department_option_id is null
     where (g.id, t.id) not in (select f.registration_id, q.department_course_id from failed f join prerequisite q on q.course_id = f.course_id)
       and (g.id, t.course_id) not in (select registration_id, course_id from failed)
  ), counted as materialized (
    select o.*, c.code, c.title, c.unit, md5('line ' || o.registration_id || c.code || c.department_id)::uuid as id,
           sum(c.unit) over (partition by o.registration_id order by o.turn, c.code, c.department_id) as units
      from offered o join course c on c.id = o.course_id
  ), taken as materialized (
    select c.*, row_number() over (partition by c.registration_id order by c.turn desc, c.code desc) as from_end from counted c
     where c.units <= case c.turn when 3 then ${MOST_WITH_ELECTIVES} else ${MOST} end
  ), drafted as (
    insert into registration_draft (student_id, session_id, semester_id, department_course_ids, saved_at)
    select g.student_id, g.session_id, $semesterId, array_agg(t.department_course_id order by t.turn, t.code), g."savedAt"
      from listed g join taken t on t.registration_id = g.id where g.state = '${REGISTRATION.draft}' group by g.student_id, g.session_id, g."savedAt"
  )
  insert into registration_line (id, registration_id, student_id, session_id, course_id, department_course_id, code, title, unit, kind, state, reason)
  select t.id, g.id, g.student_id, g.session_id, t.course_id, t.department_course_id, t.code, t.title, t.unit, t.kind,
         case when g.state = '${REGISTRATION.approved}' then '${LINE.approved}'
              when g.state = '${REGISTRATION.returned}' and t.from_end = 1 then '${LINE.returned}'
              else '${LINE.registered}' end,
         case when g.state = '${REGISTRATION.returned}' and t.from_end = 1 then '${RETURNED}' end
    from taken t join listed g on g.id = t.registration_id where g.state <> '${REGISTRATION.draft}'`;

const NAMED = `jsonb_to_recordset($rows::jsonb) as r ("userName" text) join user_account u on lower(u.user_name) = lower(r."userName")
  join student s on s.user_id = u.id
    join academic_session e on e.name = $session`;

/** `rows` holds [{userName}]. */
export const insertDemoOwnWindows = sql('demo.student-windows')`
  insert into student_window (student_id, session_id, semester_id, until, reason, opened_by) select s.id, e.id, $semesterId, $until, $reason, $actor
    from ${NAMED}
  on conflict do nothing`;

export const insertDemoBorrowPermits = sql('demo.borrow-permits')`
  insert into borrow_permit (student_id, session_id, max_units, given_by) select s.id, e.id, 6, $actor from ${NAMED}
  on conflict do nothing`;

export const insertDemoOwnLoads = sql('demo.student-unit-loads')`
  insert into student_unit_load (student_id, session_id, semester_id, min_units, max_units, until, reason) select s.id, e.id, $semesterId, 12, 28, $until,
    $reason from ${NAMED}
  on conflict do nothing`;

import { sql } from '../../../../platform/database/describedSql.ts';
import { IS_LIVE } from '../../../lineStates.ts';

/** Nobody shares a final year's project. */
const MOST_SHARED_UNITS = 5;

/** `shared` holds [{departmentId, from, kind}]: a department offers another's courses at the same level and semester. */
export const insertDemoSharedOffers = sql('demo.shared-offers')`
  insert into department_course (course_id, department_id, level_id, semester_id, kind)
  select t.course_id, r."departmentId", t.level_id, t.semester_id, r.kind
    from jsonb_to_recordset($shared::jsonb) as r ("departmentId" int4, "from" int4, kind text)
    join department_course t on t.department_id = r."from" and t.department_option_id is null join course c on c.id = t.course_id and c.department_id = r."from"
   where c.unit <= ${MOST_SHARED_UNITS}
   order by r."departmentId", r.kind desc, c.code
  on conflict do nothing`;

/** Whoever teaches a course teaches it to all. */
export const insertDemoSharedTeaching = sql('demo.shared-teaching')`
  insert into lecturer_course (department_course_id, user_id, is_main, since)
  select t.id, l.user_id, true, l.since
    from department_course t join course c on c.id = t.course_id and c.department_id <> t.department_id
    join department_course own on own.course_id = t.course_id and own.department_id = c.department_id and own.level_id = t.level_id
      and own.semester_id = t.semester_id
    join lecturer_course l on l.department_course_id = own.id and l.is_main and l.ended_at is null
  on conflict do nothing`;

/** The first course of a level and semester needs the first one of the level below. */
export const insertDemoPrerequisites = sql('demo.prerequisites')`
  with firsts as (
    select distinct on (t.department_id, t.level_id, t.semester_id) t.id, t.course_id, t.department_id, t.level_id, t.semester_id
      from department_course t join course c on c.id = t.course_id and c.department_id = t.department_id
     where t.department_id = any($departments) and t.department_option_id is null order by t.department_id, t.level_id, t.semester_id, c.code
  )
  insert into prerequisite (department_course_id, course_id, min_grade)
  select f.id, below.course_id, 'E' from firsts f join firsts below on below.department_id = f.department_id and below.semester_id = f.semester_id
    and below.level_id = f.level_id - 100
  on conflict do nothing`;

/** All that departments offer is taught in every session. */
export const insertDemoOfferings = sql('demo.course-offerings')`
  insert into course_offering (department_course_id, session_id)
  select t.id, e.id from department_course t cross join academic_session e where t.active and e.name <= $upTo order by e.name, t.id
  on conflict do nothing`;

/** Every seat that is taken is counted; of what may be chosen there are few more, and one course is full. */
export const countDemoSeats = sql('demo.course-seats')`
  with counted as (
    select department_course_id, session_id, count(*)::int4 as taken from registration_line l where ${IS_LIVE} group by 1, 2
  ), full_one as (
    select min(t.id) as id from department_course t where t.kind = 'elective' and t.level_id = 200
  )
  update course_offering o set taken = c.taken,
         cap = case when t.kind = 'elective' then c.taken + case when t.id = (select id from full_one) then 0 else greatest(6, c.taken / 4) end end
    from counted c join department_course t on t.id = c.department_course_id
   where o.department_course_id = c.department_course_id and o.session_id = c.session_id`;

export const insertDemoUnitLoads = sql('demo.unit-loads')`
  insert into unit_load (department_id, level_id, semester_id, min_units, max_units)
  select d.id, l.id, m.id, $minUnits, $maxUnits from unnest($departments::int4[]) as d (id) cross join unnest($levels::int4[]) as l (id) cross join semester m
   order by d.id, l.id, m.id
  on conflict do nothing`;

/** `windows` holds [{session, semesterId, opensOn, closesOn, lateUntil}], for every student type. */
export const insertDemoWindows = sql('demo.registration-windows')`
  insert into registration_window (session_id, semester_id, student_type_id, opens_on, closes_on, late_until, late_fee_id)
  select e.id, r."semesterId", t.id, r."opensOn", r."closesOn", case when f.id is not null then r."lateUntil" end, f.id
    from jsonb_to_recordset($windows::jsonb) as r (session text, "semesterId" int4, "opensOn" date, "closesOn" date, "lateUntil" date)
    join academic_session e on e.name = r.session cross join student_type t
      left join (select min(id) as id from fee where purpose = 'late-registration') f on true
   order by e.name, r."semesterId", t.id
  on conflict do nothing`;

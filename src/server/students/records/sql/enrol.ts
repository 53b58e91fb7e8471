import { FULL_NAME } from '../../../kit/people.ts';
import { stepped } from '../../../kit/workflow/stepped.ts';
import { matriculate } from '../../../admissions/admission-list/parts.ts';
import { sql } from '../../../platform/database/describedSql.ts';
import { STATED_ORIGIN } from './stated.ts';

/** With the place that the admission gives, and the state of origin that is stated; an account whose claim was undone leaves its record to whoever claims it next. */
export const insertStudent = sql('insert-student')`
  with origin as (
    select x.state_id from admission a left join ${STATED_ORIGIN} x on true where a.id = $admissionId
  ), enrolled as (
    insert into student as s (admission_id, user_id, student_type_id, entry_session_id, state_id, created_at)
    select a.id, $userId, a.student_type_id, a.session_id, o.state_id, $now from admission a, origin o where a.id = $admissionId
    on conflict (admission_id) do update set user_id = excluded.user_id where s.user_id is distinct from excluded.user_id
    returning id
  )
  insert into student_session (student_id, session_id, student_type_id, programme_id, department_id, option_id, level_id, is_indigene)
  select e.id, a.session_id, a.student_type_id, a.programme_id, a.department_id, a.option_id, a.level_id, coalesce(o.state_id = any($homeStates::int4[]), false)
    from enrolled e, admission a, origin o where a.id = $admissionId
  on conflict do nothing`;

/** `rows` holds [{regNumber, userId, matricNumber, levelId, finalLevel, stateId, isIndigene, tags}]; all of them have come as far as being students. */
export const insertDemoStudents = sql('demo.students')`
  with listed as (
    select a.*, r."userId", r."matricNumber", r."levelId", r."finalLevel", r."stateId", r."isIndigene", r.tags
      from jsonb_to_recordset($rows::jsonb) as r ("regNumber" text, "userId" uuid, "matricNumber" text, "levelId" int4, "finalLevel" int4, "stateId" int4,
        "isIndigene" bool, tags text[])
      join admission a on a.reg_number = r."regNumber" and a.session_id = $sessionId
  ), moved as (
    ${matriculate('from listed l where a.id = l.id')}
  ), noted as (
    ${stepped(
      'admission',
      `listed l cross join (values (1, 'accept', 'offered', 'accepted', 3), (2, 'profile', 'accepted', 'profiled', 5), (3, 'clear', 'profiled', 'cleared', 12),
             (4, 'matriculate', 'cleared', 'matriculated', 15)) as step (number, name, came_from, led_to, days)
        order by l.id, step.number`,
      {
        id: 'l.id',
        actor: `case when step.name in ('accept', 'profile') then 'user:' || l."userId" else $actor end`,
        at: "$now::timestamptz + step.days * interval '1 day'",
      },
    )}
  ), enrolled as (
    insert into student (admission_id, user_id, matric_number, student_type_id, entry_session_id, state_id, created_at)
    select id, "userId", upper("matricNumber"), student_type_id, session_id, "stateId", $now::timestamptz + interval '5 days' from listed
      returning id, admission_id
  )
  insert into student_session (student_id, session_id, student_type_id, programme_id, department_id, option_id, level_id, is_final_year, is_indigene, tags)
  select e.id, year.id, l.student_type_id, l.programme_id, l.department_id, l.option_id, stood.level, stood.level = l."finalLevel", l."isIndigene",
         l.tags || case when stood.level = l.level_id then array['gst'] else '{}' end
    from enrolled e join listed l on l.id = e.admission_id join academic_session entry on entry.id = $sessionId
    cross join (select left(name, 4)::int4 as year from academic_session where is_open) latest
    join academic_session year on year.name >= entry.name and left(year.name, 4)::int4 <= latest.year
    cross join lateral (select l."levelId" - 100 * (latest.year - left(year.name, 4)::int4) as level) stood
   order by e.id, year.name`;

/** The latest admission of whoever has the account; `taken` has when each step was taken last. */
export const findOwnAdmission = sql('own-admission')`
  select a.state, a.offer_until, coalesce((select jsonb_object_agg(w.step, w.at order by w.number) from workflow_step w
    where w.subject = 'admission' and w.subject_id = a.id::text), '{}') as taken
    from admission a
   where a.id in (select admission_id from student where user_id = $userId
                  union all select own.id from student_claim c join admission own on own.reg_number = c.reg_number
                    where c.user_id = $userId and c.undone_at is null)
   order by a.session_id desc limit 1`;

/** Those who study now. */
export const countStudentsOf = sql('count-students-of-departments')`
  select d.name as department, p.level_id, count(*) as students
    from student_session p join student s on s.id = p.student_id join admission a on a.id = s.admission_id and a.state = 'matriculated'
      join department d on d.id = p.department_id
   where p.is_latest and p.department_id = any($departmentIds) group by d.name, p.level_id order by d.name, p.level_id`;

export const demoAccountNamed = sql('demo.account-named')`
  select u.id, ${FULL_NAME} as full_name from user_account u where u.user_name = $userName`;

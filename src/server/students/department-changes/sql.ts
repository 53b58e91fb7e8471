import { LINE, SHEET } from '#contract/academics/states.ts';
import { FULL_NAME } from '../../kit/people.ts';
import { audited } from '../../platform/audit.ts';
import { sql } from '../../platform/database/describedSql.ts';

const SELECT = `
  select c.id, c.student_id, s.admission_id, s.user_id, coalesce(nullif(${FULL_NAME}, ''), a.full_name) as full_name,
    coalesce(s.matric_number, a.reg_number) as number, c.session_id, e.name as session,
         c.from_department_id, f.name as from_department, f.faculty_id as from_faculty_id, g.name as to_programme, c.to_department_id,
           d.name as to_department, o.name as "to_option?", d.faculty_id as to_faculty_id,
         c.reason, c.state, c.created_at, case when c.state = 'approved' then last.at end as "decided_at?", last.from_state as "came_from?"
    from department_change c join student s on s.id = c.student_id join admission a on a.id = s.admission_id join academic_session e on e.id = c.session_id
    join department f on f.id = c.from_department_id join department d on d.id = c.to_department_id join school_programme g on g.id = c.to_programme_id
    left join department_option o on o.id = c.to_option_id left join user_account u on u.id = s.user_id
    left join lateral (select w.at, w.from_state from workflow_step w where w.subject = 'department_change' and w.subject_id = c.id::text
      order by w.number desc limit 1) last on true`;

export const changeById = sql('department-change-by-id')`
  ${SELECT} where c.id = $id`;

export const latestChangeOf = sql('latest-department-change')`
  ${SELECT} where c.student_id = $studentId order by c.created_at desc, c.id desc limit 1`;

/** What the college knows of who would like to change: results, O-Level grades as they were submitted, and places. */
export const wishOf = sql('department-change-wish')`
  select t.cumulative_points as "cumulative_points?", t.cumulative_units as "cumulative_units?", k.semesters as "semesters?", x.answers as "o_level?",
         p.is_final_year, p.level_id, g.name as programme,
         q.seats - (select count(*)::int4 from student_session o where o.department_id = q.department_id and o.session_id = p.session_id and o.is_latest
           and o.level_id = p.level_id) as "places_left?"
    from student s join admission a on a.id = s.admission_id join student_session p on p.student_id = s.id and p.is_latest
      join school_programme g on g.id = p.programme_id
    left join lateral (select d.cumulative_points, d.cumulative_units, e.name as session, d.semester_id from standing d join academic_session e on e.id = d.session_id
      where d.student_id = s.id order by e.name desc, d.semester_id desc limit 1) t on true
    left join lateral (select jsonb_agg(jsonb_build_object('counted', o.counted, 'courses', o.courses)) as semesters from (
      select count(*)::int4 as courses, (count(c.line_id) filter (where r.state = '${SHEET.published}'))::int4 as counted
        from registration_line l join registration i on i.id = l.registration_id join academic_session y on y.id = l.session_id
        left join score c on c.line_id = l.id
        left join result_sheet r on r.department_course_id = l.department_course_id and r.session_id = l.session_id
       where l.student_id = s.id and l.state = '${LINE.approved}' and (y.name, i.semester_id) <= (t.session, t.semester_id)
       group by l.session_id, i.semester_id) o) k on true
    left join lateral (select jsonb_agg(n.answers) as answers from application v join application_section n on n.application_id = v.id
                        where v.completed_at is not null and (v.jamb_number = a.reg_number
                          or v.application_number = a.reg_number) having count(*) > 0) x on true
    left join quota q on q.department_id = $departmentId? and q.session_id = p.session_id and q.active
   where s.id = $studentId`;

/** Sent again it is the same one. @throws unique violation where one is open */
export const insertChange = sql('insert-department-change')`
  with made as (
    insert into department_change (id, student_id, session_id, from_department_id,
      from_option_id, to_programme_id, to_department_id, to_option_id, reason, created_at)
    select $id, p.student_id, $sessionId, p.department_id, p.option_id, $programmeId, $departmentId, $optionId?, $reason, $now from student_session p
      where p.student_id = $studentId and p.is_latest
    on conflict (id) do nothing returning id
  ), ${audited('department-change-applied', 'department_change', 'made', { detail: { departmentId: '$departmentId::int4' } })}
  select id from made`;

/** A fee of the session that is paid, and that no decided application has used. */
export const paidFee = sql('paid-department-change-fee')`
  select i.id from invoice i where i.student_id = $studentId and i.session_id = $sessionId and i.purpose = 'change-of-degree'
    and (i.settled_at is not null or exists (select from payment p where p.invoice_id = i.id))
     and not exists (select from department_change c where c.invoice_id = i.id and c.state in ('approved', 'refused')) limit 1`;

export const unpaidChange = sql('unpaid-department-change')`
  select id from department_change where student_id = $studentId and session_id = $sessionId and state = 'unpaid'`;

/** What rests on that payment: under way, or approved. */
export const changesPaidBy = sql('department-changes-paid-by')`
  select c.id, c.state, d.name as to_department from department_change c join department d on d.id = c.to_department_id
   where c.invoice_id = $invoiceId and c.state not in ('unpaid', 'refused', 'withdrawn')`;

/** A fee of the session that was charged, and that was corrected to nothing. */
export const freeChange = sql('free-department-change')`
  select c.id from charge c
   where c.student_id = $studentId and c.session_id = $sessionId and c.purpose = 'change-of-degree'
   group by c.id having (select sum(p.amount_kobo) from posting p where p.charge_id = c.id and p.account = 'income') = 0 limit 1`;

export const noteInvoice = sql('pay-department-change')`
  update department_change set invoice_id = $invoiceId? where id = $id`;

export const correctReason = sql('correct-department-change')`
  update department_change set reason = $reason where id = $id`;

/** Who is in the next session already when it is approved is moved there; everybody else by the promotion. */
export const moveLate = sql('move-late-department-change')`
  update student_session p set programme_id = c.to_programme_id, department_id = c.to_department_id, option_id = c.to_option_id
    from department_change c, academic_session e, academic_session n
   where c.id = $id and p.student_id = c.student_id and p.is_latest and e.id = c.session_id and n.id = p.session_id and n.name > e.name`;

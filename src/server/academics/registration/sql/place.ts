import { sql } from '../../../platform/database/describedSql.ts';

const SELECT = `
  select s.id as student_id, s.user_id, a.full_name, coalesce(s.matric_number, a.reg_number) as number, p.student_type_id, left(y.name, 4)::int4 as entry_year,
         p.programme_id, s.entry_session_id, s.gender_id, p.is_indigene, to_jsonb(p.tags) as tags,
         p.department_id, d.name as department, p.option_id, p.level_id, p.is_final_year, e.id as session_id, e.name as session, m.id as semester_id,
           m.name as semester
    from student s join admission a on a.id = s.admission_id join academic_session y on y.id = s.entry_session_id
    join student_session p on p.student_id = s.id and p.session_id = $sessionId join department d on d.id = p.department_id
    join academic_session e on e.id = p.session_id join semester m on m.id = $semesterId`;

/** Where somebody stands in a session and semester; no row for one who is not a student there. */
export const placeOfUser = sql('registration-place-of-user')`
  ${SELECT} where s.user_id = $userId`;

export const placeOfStudent = sql('registration-place-of-student')`
  ${SELECT} where s.id = $studentId`;

/** By matric number, or by the number of the admission. */
export const placeOfNumber = sql('registration-place-of-number')`
  ${SELECT} where upper(s.matric_number) = upper($number) or upper(a.reg_number) = upper($number) order by s.created_at desc limit 1`;

/** The load, the permit and the windows of a student's semester. */
export const circumstances = sql('registration-circumstances')`
  select own.min_units as "own_min?", own.max_units as "own_max?", loads.min_units as "min_units?", loads.max_units as "max_units?", b.max_units as "borrowed?",
         w.opens_on as "opens_on?", w.closes_on as "closes_on?", w.late_until, w.late_fee_id, f.name as "late_fee?", sw.until as "own_until?",
           coalesce(late.is_paid, false) as is_late_fee_paid
    from student s
    left join student_unit_load own on own.student_id = s.id and own.session_id = $sessionId and own.semester_id = $semesterId and own.active
      and (own.until is null or own.until >= $today)
    left join lateral (select u.min_units, u.max_units from unit_load u
      where u.department_id = $departmentId and u.level_id = $levelId and u.semester_id = $semesterId and u.active
                          and (u.option_id is null or u.option_id = $optionId?::int4) order by u.option_id nulls last limit 1) loads on true
    left join borrow_permit b on b.student_id = s.id and b.session_id = $sessionId and b.active
    left join registration_window w on w.session_id = $sessionId and w.semester_id = $semesterId and w.student_type_id = $studentTypeId and w.active
    left join fee f on f.id = w.late_fee_id
    left join student_window sw on sw.student_id = s.id and sw.session_id = $sessionId and sw.semester_id = $semesterId and sw.active
    left join lateral (select true as is_paid from invoice i left join payment p on p.invoice_id = i.id
      where i.student_id = s.id and i.session_id = $sessionId and i.semester_id = $semesterId
                          and i.purpose = 'late-registration' and i.void_at is null and (p.invoice_id is not null or i.settled_at is not null)
                            limit 1) late on true
   where s.id = $studentId`;

export const typeOfNumber = sql('student-type-of-number')`
  select s.student_type_id from student s join admission a on a.id = s.admission_id
   where upper(s.matric_number) = upper($number) or upper(a.reg_number) = upper($number) order by s.created_at desc limit 1`;

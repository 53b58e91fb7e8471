import { SHEET } from '#contract/academics/states.ts';
import { sql } from '../../../platform/database/describedSql.ts';
import { IS_APPROVED } from '../../lineStates.ts';

const SELECT_HEAD = `
  select s.id, a.full_name, coalesce(s.matric_number, a.reg_number) as number, f.name as faculty, d.id as department_id, d.name as department,
         g.id as programme_id, g.name as programme, p.level_id, p.is_final_year, s.student_type_id, g.units_needed, left(n.name, 4)::int4 as entry_year
    from student s join admission a on a.id = s.admission_id join academic_session n on n.id = s.entry_session_id
    join student_session p on p.student_id = s.id join department d on d.id = p.department_id join faculty f on f.id = d.faculty_id
    join school_programme g on g.id = p.programme_id`;

export const headOfUser = sql('result-head-of-user')`
  ${SELECT_HEAD} where s.user_id = $userId and p.is_latest`;

export const headOfStudent = sql('result-head-of-student')`
  ${SELECT_HEAD} where s.id = $studentId and p.is_latest`;

export const headsOfLevel = sql('result-heads-of-level')`
  ${SELECT_HEAD} where p.department_id = $departmentId and p.level_id = $levelId and p.session_id = $sessionId order by 3`;

/** Approved lines with where their sheets are, and where the student was in the session; no column of it depends on a mark. */
export const registeredLines = sql('registered-lines-of-student')`
  select l.id, l.code, l.title, l.unit, l.session_id, e.name as session, g.semester_id, m.name as semester,
         coalesce(r.state, '${SHEET.open}') as state, case when r.state <> '${SHEET.open}' then r.changed_at end as "since?",
         coalesce(r.state = '${SHEET.published}', false) as is_published, f.name as faculty, d.name as department, w.name as programme, p.level_id
    from registration_line l join registration g on g.id = l.registration_id join academic_session e on e.id = l.session_id
    join lateral (select * from student_session q where q.student_id = l.student_id order by q.session_id = l.session_id desc, q.is_latest desc
      limit 1) p on true
    join department d on d.id = p.department_id join faculty f on f.id = d.faculty_id join school_programme w on w.id = p.programme_id
    join semester m on m.id = g.semester_id left join result_sheet r on r.department_course_id = l.department_course_id and r.session_id = l.session_id
   where l.student_id = $studentId and ${IS_APPROVED} order by e.name, g.semester_id, l.code`;

export const placeNames = sql('result-place-names')`
  select f.name as faculty, d.name as department, e.name as session, m.name as semester,
         not exists (select from semester n where n.active and n.id > m.id) as is_last_semester
    from department d join faculty f on f.id = d.faculty_id, academic_session e, semester m
   where d.id = $departmentId and e.id = $sessionId and m.id = $semesterId`;

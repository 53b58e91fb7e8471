import { audited } from '../../../platform/audit.ts';
import { sql } from '../../../platform/database/describedSql.ts';
import { FULL_NAME } from '../../../kit/people.ts';

/** The account has the name; who has none yet is named as on the admission list. */
const SELECT_STUDENT = `
  select s.id as student_id, s.admission_id, s.user_id, coalesce(${FULL_NAME}, a.full_name) as full_name, u.surname as "surname?",
    u.firstname as "firstname?", u.middlename as "middlename?", u.email, u.mobile_number,
         u.user_name as "user_name?", u.active as "active?", s.is_staff,
         s.gender_id, s.state_id, p.is_indigene, to_jsonb(p.tags) as tags, u.birthday, s.matric_number, a.reg_number, a.state,
           s.entry_session_id as session_id, e.name as session, s.student_type_id, t.name as student_type, s.mode_id, p.programme_id,
         g.name as programme, p.department_id, d.name as department, f.name as faculty, p.option_id, o.name as "option?", p.level_id, s.prefilled_at,
         coalesce(case when u.moved_at is not null then u.email end, a.email) as "address?"
    from student s join admission a on a.id = s.admission_id join student_session p on p.student_id = s.id and p.is_latest
    join school_programme g on g.id = p.programme_id join department d on d.id = p.department_id join faculty f on f.id = d.faculty_id
      left join department_option o on o.id = p.option_id
    join student_type t on t.id = s.student_type_id join academic_session e on e.id = s.entry_session_id left join user_account u on u.id = s.user_id`;

export const studentById = sql('student-by-id')`${SELECT_STUDENT} where s.id = $id`;
export const studentOfUser = sql('student-of-user')`${SELECT_STUDENT} where s.user_id = $id`;
export const studentOfAdmission = sql('student-of-admission')`${SELECT_STUDENT} where s.admission_id = $id`;

export const placesOf = sql('places-of-student')`
  select e.name as session, g.name as programme, d.name as department, o.name as "option?", p.level_id
    from student_session p join academic_session e on e.id = p.session_id join school_programme g on g.id = p.programme_id
      join department d on d.id = p.department_id
    left join department_option o on o.id = p.option_id
   where p.student_id = $studentId order by e.name desc`;

/** Where a student is, or was, in a session; no row for one who has no place in it. */
export const placeInSession = sql('place-of-student-in-session')`
  select d.name as department, p.level_id from student_session p join department d on d.id = p.department_id
   where p.student_id = $studentId and p.session_id = $sessionId`;

/** In the student's latest session; the sessions before it stay as they were. */
export const movePlace = sql('move-student-place')`
  update student_session set programme_id = $programmeId, department_id = $departmentId, option_id = $optionId?, level_id = $levelId
   where student_id = $studentId and is_latest
     and (programme_id, department_id, coalesce(option_id, 0), level_id) is distinct from ($programmeId, $departmentId, coalesce($optionId::int4, 0),
     $levelId)`;

export const setGender = sql('set-student-gender')`
  update student set gender_id = $genderId where id = $studentId`;

/** The sessions before the latest stay as they were charged. @returns that session, where the student is charged by other rules now */
export const setOrigin = sql('set-student-state-of-origin')`
  with corrected as (update student set state_id = $stateId where id = $studentId)
  update student_session set is_indigene = $stateId::int4 = any($homeStates::int4[])
   where student_id = $studentId and is_latest and is_indigene <> ($stateId::int4 = any($homeStates::int4[])) returning session_id`;

export const setStaffStatus = sql('set-student-staff-status')`
  with found as (select id, is_staff from student where user_id = $userId for update),
       changed as (update student s set is_staff = $isStaff from found f where s.id = f.id and f.is_staff <> $isStaff returning s.id),
       ${audited('student-staff-status-changed', 'student', 'changed', {
         detail: { before: { isStaff: 'not $isStaff::bool' }, after: { isStaff: '$isStaff::bool' } },
       })}
  select id from found`;

export const countByType = sql('students-by-type')`
  select t.id, t.name, (count(*) filter (where a.state = 'matriculated'))::int4 as studying, (count(*) filter (where a.state = 'deferred'))::int4 as deferred,
         (count(*) filter (where a.state = 'suspended'))::int4 as suspended, (count(*) filter (where a.state = 'cleared'))::int4 as waiting
    from student_type t left join student s on s.student_type_id = t.id left join admission a on a.id = s.admission_id
   where t.active group by t.id, t.name order by t.id`;

import { audited } from '../../../platform/audit.ts';
import { statement } from '../../../platform/database/statement.ts';
import { FULL_NAME } from '../../../kit/people.ts';

const STUDENT = {
  student_id: 'uuid',
  admission_id: 'uuid',
  user_id: 'uuid?',
  full_name: 'text',
  surname: 'text?',
  firstname: 'text?',
  middlename: 'text?',
  email: 'text?',
  mobile_number: 'text?',
  user_name: 'text?',
  active: 'bool?',
  is_staff: 'bool',
  gender_id: 'int4?',
  state_id: 'int4?',
  is_indigene: 'bool',
  tags: 'jsonb',
  birthday: 'date?',
  matric_number: 'text?',
  reg_number: 'text',
  state: 'text',
  session_id: 'int4',
  session: 'text',
  student_type_id: 'int4',
  student_type: 'text',
  mode_id: 'int4',
  programme_id: 'int4',
  programme: 'text',
  department_id: 'int4',
  department: 'text',
  faculty: 'text',
  option_id: 'int4?',
  option: 'text?',
  level_id: 'int4',
  prefilled_at: 'timestamptz?',
  address: 'text?',
} as const;

/** The account has the name; who has none yet is named as on the admission list. */
const findingStudent = (name: string, condition: string) =>
  statement(
    name,
    { id: 'uuid' },
    `
  select s.id as student_id, s.admission_id, s.user_id, coalesce(${FULL_NAME}, a.full_name) as full_name, u.surname, u.firstname, u.middlename, u.email, u.mobile_number, u.user_name, u.active, s.is_staff,
         s.gender_id, s.state_id, p.is_indigene, to_jsonb(p.tags) as tags, u.birthday, s.matric_number, a.reg_number, a.state, s.entry_session_id as session_id, e.name as session, s.student_type_id, t.name as student_type, s.mode_id, p.programme_id,
         g.name as programme, p.department_id, d.name as department, f.name as faculty, p.option_id, o.name as option, p.level_id, s.prefilled_at,
         coalesce(case when u.moved_at is not null then u.email end, a.email) as address
    from student s join admission a on a.id = s.admission_id join student_session p on p.student_id = s.id and p.is_latest
    join school_programme g on g.id = p.programme_id join department d on d.id = p.department_id join faculty f on f.id = d.faculty_id left join department_option o on o.id = p.option_id
    join student_type t on t.id = s.student_type_id join academic_session e on e.id = s.entry_session_id left join user_account u on u.id = s.user_id
   where ${condition}`,
    STUDENT,
  );

export const studentById = findingStudent('student-by-id', 's.id = $id');
export const studentOfUser = findingStudent('student-of-user', 's.user_id = $id');
export const studentOfAdmission = findingStudent('student-of-admission', 's.admission_id = $id');

export const placesOf = statement(
  'places-of-student',
  { studentId: 'uuid' },
  `
  select e.name as session, g.name as programme, d.name as department, o.name as option, p.level_id
    from student_session p join academic_session e on e.id = p.session_id join school_programme g on g.id = p.programme_id join department d on d.id = p.department_id
    left join department_option o on o.id = p.option_id
   where p.student_id = $studentId order by e.name desc`,
  { session: 'text', programme: 'text', department: 'text', option: 'text?', level_id: 'int4' },
);

/** Where a student is, or was, in a session; no row for one who has no place in it. */
export const placeInSession = statement(
  'place-of-student-in-session',
  { studentId: 'uuid', sessionId: 'int4' },
  `
  select d.name as department, p.level_id from student_session p join department d on d.id = p.department_id
   where p.student_id = $studentId and p.session_id = $sessionId`,
  { department: 'text', level_id: 'int4' },
);

/** In the student's latest session; the sessions before it stay as they were. */
export const movePlace = statement(
  'move-student-place',
  { studentId: 'uuid', programmeId: 'int4', departmentId: 'int4', optionId: 'int4?', levelId: 'int4' },
  `
  update student_session set programme_id = $programmeId, department_id = $departmentId, option_id = $optionId, level_id = $levelId
   where student_id = $studentId and is_latest and (programme_id, department_id, coalesce(option_id, 0), level_id) is distinct from ($programmeId, $departmentId, coalesce($optionId::int4, 0), $levelId)`,
  {},
);

export const setGender = statement(
  'set-student-gender',
  { studentId: 'uuid', genderId: 'int4' },
  'update student set gender_id = $genderId where id = $studentId',
  {},
);

/** The sessions before the latest stay as they were charged. @returns that session, where the student is charged by other rules now */
export const setOrigin = statement(
  'set-student-state-of-origin',
  { studentId: 'uuid', stateId: 'int4', homeStates: 'int4[]' },
  `
  with corrected as (update student set state_id = $stateId where id = $studentId)
  update student_session set is_indigene = $stateId::int4 = any($homeStates::int4[])
   where student_id = $studentId and is_latest and is_indigene <> ($stateId::int4 = any($homeStates::int4[])) returning session_id`,
  { session_id: 'int4' },
);

export const setStaffStatus = statement(
  'set-student-staff-status',
  { userId: 'uuid', isStaff: 'bool', now: 'timestamptz', actor: 'text', ip: 'text' },
  `
  with found as (select id, is_staff from student where user_id = $userId for update),
       changed as (update student s set is_staff = $isStaff from found f where s.id = f.id and f.is_staff <> $isStaff returning s.id),
       ${audited('student-staff-status-changed', 'student', 'changed', {
         detail: { before: { isStaff: 'not $isStaff::bool' }, after: { isStaff: '$isStaff::bool' } },
       })}
  select id from found`,
  { id: 'uuid' },
);

export const countByType = statement(
  'students-by-type',
  {},
  `
  select t.id, t.name, (count(*) filter (where a.state = 'matriculated'))::int4 as studying, (count(*) filter (where a.state = 'deferred'))::int4 as deferred,
         (count(*) filter (where a.state = 'suspended'))::int4 as suspended, (count(*) filter (where a.state = 'cleared'))::int4 as waiting
    from student_type t left join student s on s.student_type_id = t.id left join admission a on a.id = s.admission_id
   where t.active group by t.id, t.name order by t.id`,
  { id: 'int4', name: 'text', studying: 'int4', deferred: 'int4', suspended: 'int4', waiting: 'int4' },
);

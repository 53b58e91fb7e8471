import { REGISTRATION } from '#contract/academics/states.ts';
import type { User } from '../../../platform/auth/caller.ts';
import { sql } from '../../../platform/database/describedSql.ts';
import { equals, isTheirs } from '../../../kit/list/filters.ts';
import { list } from '../../../kit/list/list.ts';
import { condition } from '../../../kit/list/scope.ts';
import { alphabetical, matches, searchable } from '../../../kit/list/search.ts';
import { IS_LIVE } from '../../lineStates.ts';
import { DECIDES, REACHES, withinReach } from '../rules/reach.ts';

const NUMBER = 'coalesce(s.matric_number, a.reg_number)';
const SEARCHED = searchable('a.full_name', 's.matric_number', 'a.reg_number');
const counted = (what: string) =>
  `(select coalesce(${what}, 0)::int4 from registration_line l where l.registration_id = r.id and ${IS_LIVE})`;

export const approvalList = list({
  name: 'registration-approvals',
  from: `registration r join student s on s.id = r.student_id join admission a on a.id = s.admission_id
    join student_session p on p.student_id = r.student_id and p.session_id = r.session_id join department d on d.id = p.department_id
    join academic_session e on e.id = r.session_id join semester m on m.id = r.semester_id`,
  columns: {
    id: 'uuid',
    fullName: 'text',
    number: 'text',
    department: 'text',
    levelId: 'int4',
    term: 'text',
    courses: 'int4',
    units: 'int4',
    submittedAt: 'timestamptz?',
    state: 'text',
    revision: 'int4',
  },
  select: {
    id: 'r.id',
    fullName: 'a.full_name',
    number: NUMBER,
    department: 'd.name',
    levelId: 'p.level_id',
    term: `m.name || ', ' || e.name`,
    courses: counted('count(*)'),
    units: counted('sum(l.unit)'),
    submittedAt: 'r.submitted_at',
    state: 'r.state',
    revision: 'r.revision',
  },
  key: { sql: 'r.id', type: 'uuid' },
  opens: 'submittedAt',
  sorts: {
    fullName: alphabetical('a.full_name'),
    levelId: { sql: 'p.level_id', type: 'int4' },
    submittedAt: { sql: `coalesce(r.submitted_at, '-infinity')`, type: 'timestamptz' },
  },
  filters: {
    search: matches(SEARCHED),
    state: equals('r.state', 'text'),
    sessionId: equals('r.session_id', 'int4'),
    semesterId: equals('r.semester_id', 'int4'),
    levelId: equals('p.level_id', 'int4'),
    departmentId: equals('p.department_id', 'int4'),
    mine: isTheirs(DECIDES),
  },
  scope: withinReach,
});

/** A student in a session and semester; one who has registered nothing is there too. */
export const advisedStudentList = list({
  name: 'advised-students',
  from: `student_session p join student s on s.id = p.student_id join admission a on a.id = s.admission_id join department d on d.id = p.department_id
    cross join semester m left join registration r on r.student_id = p.student_id and r.session_id = p.session_id and r.semester_id = m.id`,
  columns: {
    id: 'text',
    registrationId: 'uuid?',
    fullName: 'text',
    number: 'text',
    department: 'text',
    levelId: 'int4',
    courses: 'int4',
    units: 'int4',
    state: 'text',
  },
  select: {
    id: `p.student_id || '.' || p.session_id || '.' || m.id`,
    registrationId: 'r.id',
    fullName: 'a.full_name',
    number: NUMBER,
    department: 'd.name',
    levelId: 'p.level_id',
    courses: counted('count(*)'),
    units: counted('sum(l.unit)'),
    state: `coalesce(r.state, 'none')`,
  },
  key: { sql: `(p.student_id || '.' || p.session_id || '.' || m.id)`, type: 'text' },
  opens: 'fullName',
  sorts: {
    fullName: alphabetical('a.full_name'),
    number: { sql: NUMBER, type: 'text' },
    levelId: { sql: 'p.level_id', type: 'int4' },
  },
  filters: {
    search: matches(SEARCHED),
    sessionId: equals('p.session_id', 'int4'),
    semesterId: equals('m.id', 'int4'),
    departmentId: equals('p.department_id', 'int4'),
    levelId: equals('p.level_id', 'int4'),
    state: equals(`coalesce(r.state, 'none')`, 'text'),
  },
  scope: withinReach,
});

/** Of a course: its lecturers, the adviser of the level to which it is offered, and who leads the department that offers or teaches it. */
const READS = `($isAll::bool or exists (select from lecturer_course k where k.department_course_id = t.id and k.user_id = $userId and k.ended_at is null)
    or exists (select from appointment h join department hd on hd.id in (t.department_id, c.department_id)
                where h.user_id = $userId and h.ended_at is null
                  and (h.post = 'hod' and h.department_id = hd.id or h.post = 'dean' and h.faculty_id = hd.faculty_id
                       or h.post = 'course-adviser' and h.department_id = t.department_id and h.level = t.level_id)))`;

const readsClass = ({ userId, claims }: User) =>
  condition(
    `${IS_LIVE} and ${READS}`,
    { isAll: 'bool', userId: 'uuid' },
    {
      isAll: claims.has('school-setup'),
      userId,
    },
  );

export const classListed = list({
  name: 'class-list',
  from: `registration_line l join department_course t on t.id = l.department_course_id join course c on c.id = t.course_id
    join student s on s.id = l.student_id join admission a on a.id = s.admission_id
    join student_session p on p.student_id = l.student_id and p.session_id = l.session_id join department d on d.id = p.department_id`,
  columns: {
    id: 'uuid',
    fullName: 'text',
    number: 'text',
    department: 'text',
    levelId: 'int4',
    course: 'text',
    unit: 'int4',
    kind: 'text',
    state: 'text',
  },
  select: {
    id: 'l.id',
    fullName: 'a.full_name',
    number: NUMBER,
    department: 'd.name',
    levelId: 'p.level_id',
    course: 'l.code',
    unit: 'l.unit',
    kind: 'l.kind',
    state: 'l.state',
  },
  key: { sql: 'l.id', type: 'uuid' },
  opens: 'number',
  sorts: { fullName: alphabetical('a.full_name'), number: { sql: NUMBER, type: 'text' } },
  filters: {
    search: matches(SEARCHED),
    sessionId: equals('l.session_id', 'int4'),
    state: equals('l.state', 'text'),
    departmentCourseId: equals('l.department_course_id', 'int4'),
  },
  scope: readsClass,
});

/** By the term that is current for each student type. */
export const levelsAdvised = sql('levels-advised')`
  with term as (
    select y.id as student_type_id, coalesce(t.session_id, e.id) as session_id,
      coalesce(t.semester_id, (select min(id) from semester where active)) as semester_id
      from student_type y left join current_term t on t.student_type_id = y.id and t.until is null left join academic_session e on e.is_open)
  select p.department_id, d.name as department, p.level_id, p.session_id, e.name as session, m.id as semester_id, m.name as semester,
         nullif(concat_ws(' ', u.surname, u.firstname), '') as "adviser?", count(*)::int4 as students,
         count(*) filter (where r.state <> '${REGISTRATION.draft}')::int4 as registered,
         count(*) filter (where r.state = '${REGISTRATION.submitted}')::int4 as waiting,
         count(*) filter (where r.state = '${REGISTRATION.approved}')::int4 as approved
    from student_session p join term on term.student_type_id = p.student_type_id and term.session_id = p.session_id join department d on d.id = p.department_id
    join academic_session e on e.id = p.session_id join semester m on m.id = term.semester_id
    left join registration r on r.student_id = p.student_id and r.session_id = p.session_id and r.semester_id = term.semester_id
    left join appointment v on v.post = 'course-adviser' and v.department_id = p.department_id and v.level = p.level_id and v.ended_at is null
    left join user_account u on u.id = v.user_id
   where ${REACHES}
   group by p.department_id, d.name, p.level_id, p.session_id, e.name, m.id, m.name, u.surname, u.firstname
   order by searchable(d.name) collate "C", p.level_id, e.name desc`;

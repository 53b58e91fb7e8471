import { SHEET } from '#contract/academics/states.ts';
import { sql } from '../../../platform/database/describedSql.ts';
import { equals } from '../../../kit/list/filters.ts';
import { list } from '../../../kit/list/list.ts';
import { condition } from '../../../kit/list/scope.ts';
import { matches, searchable } from '../../../kit/list/search.ts';
import { FULL_NAME, peopleQuery } from '../../../kit/people.ts';
import { IS_APPROVED } from '../../lineStates.ts';

const IS_LECTURER = `u.active and r.may_sign_in and exists (select 1 from held_claim h where h.user_id = u.id and h.claim = 'results')`;

export const lecturers = peopleQuery('find-lecturers', IS_LECTURER);

/** Only `is_lecturer` may be given a course; whoever has one may lose it. */
export const lecturerByUserName = sql('lecturer-by-user-name')`
  select u.id, u.user_name, ${FULL_NAME} as full_name, ${IS_LECTURER} as is_lecturer
    from user_account u join role r on r.id = u.role_id where lower(u.user_name) = lower($userName)`;

const TAUGHT = `lecturer_course l join department_course t on t.id = l.department_course_id join course c on c.id = t.course_id
    join department d on d.id = t.department_id join semester s on s.id = t.semester_id left join department_option o on o.id = t.department_option_id`;

const STATE = `coalesce(r.state, '${SHEET.open}')`;
/** What is left to do on a sheet that is with its lecturer. */
const LEFT = (counted: string) =>
  `case when ${STATE} = '${SHEET.open}' then (select count(*)::int4 ${counted}) else 0 end`;
const OF_SHEET = 'x.department_course_id = t.id and x.session_id = e.id';

/** With the sheet of each in the open session: where it is, what is left to do, and why it came back. */
export const lecturerCourseList = list({
  name: 'lecturer-courses',
  from: `${TAUGHT} left join academic_session e on e.is_open left join result_sheet r on r.department_course_id = t.id and r.session_id = e.id
    left join score_window w on w.session_id = e.id and w.semester_id = t.semester_id and w.active`,
  columns: {
    id: 'int4',
    code: 'text',
    title: 'text',
    unit: 'int4',
    departmentId: 'int4',
    department: 'text',
    option: 'text?',
    offeredBy: 'text',
    levelId: 'int4',
    semesterId: 'int4',
    semester: 'text',
    isMain: 'bool',
    since: 'timestamptz',
    sessionId: 'int4?',
    state: 'text',
    returned: 'text?',
    daysLeft: 'int4?',
    students: 'int4',
    missing: 'int4',
    unplaced: 'int4',
  },
  select: {
    id: 't.id',
    departmentId: 't.department_id',
    department: 'd.name',
    option: 'o.name',
    offeredBy: `concat_ws(', ', d.name, o.name)`,
    levelId: 't.level_id',
    semesterId: 't.semester_id',
    semester: 's.name',
    isMain: 'l.is_main',
    since: 'l.since',
    sessionId: 'e.id',
    state: STATE,
    returned: `case when ${STATE} = '${SHEET.open}' then (select z.reason from (
      select x.step, x.reason from workflow_step x where x.subject = 'result_sheet' and x.subject_id = r.id::text order by x.number desc limit 1) z
       where z.step = 'return') end`,
    daysLeft: `case when ${STATE} = '${SHEET.open}' then w.closes_on - (now() at time zone 'Africa/Lagos')::date end`,
    students: LEFT(
      `from registration_line l where l.department_course_id = t.id and l.session_id = e.id and ${IS_APPROVED}`,
    ),
    missing:
      LEFT(`from registration_line l where l.department_course_id = t.id and l.session_id = e.id and ${IS_APPROVED} and not exists (
      select from score x where x.line_id = l.id and (x.code is not null or x.ca is not null and x.exam is not null))`),
    unplaced: LEFT(`from (select 1 from unplaced_score x where ${OF_SHEET} and x.settled_at is null
      union all select 1 from cbt_result x where ${OF_SHEET} and x.line_id is null and x.reason <> '' and x.replaced_by is null) u`),
  },
  key: { sql: 't.id', type: 'int4' },
  opens: 'code',
  sorts: { code: { sql: 'upper(c.code)', type: 'text' }, levelId: { sql: 't.level_id', type: 'int4' } },
  filters: {
    search: matches(searchable('c.code', 'c.title', 'd.name')),
    semesterId: equals('t.semester_id', 'int4'),
    isMain: equals('l.is_main', 'bool'),
  },
  scope: ({ userId }) => condition('l.user_id = $userId and l.ended_at is null', { userId: 'uuid' }, { userId }),
});

export const countTaught = sql('count-taught-courses')`
  select count(*) as taught from lecturer_course where user_id = $userId and ended_at is null`;

export const coursesOfLecturer = sql('courses-of-lecturer')`
  select t.id as "departmentCourseId", c.code, c.title, c.unit, t.department_id as "departmentId", d.name as department, o.name as "option?",
    t.level_id as "levelId",
         t.semester_id as "semesterId", s.name as semester, l.is_main as "isMain", l.since
    from ${TAUGHT}
   where l.user_id = $userId and l.ended_at is null order by s.id, upper(c.code), t.id`;

/** The row is locked, so that one of two who assign at once is second. */
export const lockDepartmentCourse = sql('lock-department-course')`
  select t.department_id, t.semester_id, t.active and c.active as active, c.code || ' ' || c.title as name
    from department_course t join course c on c.id = t.course_id where t.id = $departmentCourseId for update of t`;

export const lecturersOfCourse = sql('lecturers-of-course')`
  select l.user_id, u.user_name, ${FULL_NAME} as full_name, l.is_main from lecturer_course l join user_account u on u.id = l.user_id
   where l.department_course_id = $departmentCourseId and l.ended_at is null order by l.is_main desc, l.id`;

export const endTeaching = sql('end-teaching')`
  update lecturer_course set ended_at = $now where department_course_id = $departmentCourseId and user_id = $userId and ended_at is null`;

export const beginTeaching = sql('begin-teaching')`
  insert into lecturer_course (department_course_id, user_id, is_main, since) values ($departmentCourseId, $userId, $isMain, $now)`;

/** Units of what somebody teaches, by level and semester. */
export const unitsTaught = sql('units-taught')`
  select t.level_id, t.semester_id, sum(c.unit) as units from ${TAUGHT} where l.user_id = $userId and l.ended_at is null group by t.level_id, t.semester_id
    order by t.level_id`;

import { sql } from '../../platform/database/describedSql.ts';
import { equals } from '../../kit/list/filters.ts';
import { list } from '../../kit/list/list.ts';
import { matches, searchable } from '../../kit/list/search.ts';
import { IS_LIVE } from '../lineStates.ts';

const IS_OFFERED = 't.active and c.active and coalesce(o.active, true)';

const NEEDS = `coalesce((select string_agg(x.code || ' (' || p.min_grade || ')', ', ' order by upper(x.code)) from prerequisite p
  join course x on x.id = p.course_id
  where p.department_course_id = t.id), '')`;

/** Each department's course in each session; what has no row of its own is taught to any number. */
export const offeringList = list({
  name: 'course-offerings',
  from: `department_course t cross join academic_session e join course c on c.id = t.course_id join department d on d.id = t.department_id
    join semester s on s.id = t.semester_id left join department_option p on p.id = t.department_option_id
    left join course_offering o on o.department_course_id = t.id and o.session_id = e.id`,
  columns: {
    id: 'text',
    departmentCourseId: 'int4',
    sessionId: 'int4',
    code: 'text',
    title: 'text',
    offeredBy: 'text',
    departmentId: 'int4',
    levelId: 'int4',
    term: 'text',
    kind: 'text',
    needs: 'text',
    cap: 'int4?',
    taken: 'int4',
    active: 'bool',
    revision: 'int4',
    seatsRevision: 'int4',
  },
  select: {
    id: `t.id || '.' || e.id`,
    departmentCourseId: 't.id',
    sessionId: 'e.id',
    code: 'c.code',
    title: 'c.title',
    offeredBy: `concat_ws(', ', d.name, p.name)`,
    departmentId: 't.department_id',
    levelId: 't.level_id',
    term: `s.name || ', ' || e.name`,
    kind: 't.kind',
    needs: NEEDS,
    cap: 'o.cap',
    taken: `(select count(*)::int4 from registration_line l where l.department_course_id = t.id and l.session_id = e.id and ${IS_LIVE})`,
    active: IS_OFFERED,
    revision: 't.revision',
    seatsRevision: 'coalesce(o.revision, 0)',
  },
  key: { sql: `(t.id || '.' || e.id)`, type: 'text' },
  opens: 'code',
  sorts: { code: { sql: 'upper(c.code)', type: 'text' }, levelId: { sql: 't.level_id', type: 'int4' } },
  filters: {
    search: matches(searchable('c.code', 'c.title', 'd.name')),
    sessionId: equals('e.id', 'int4'),
    semesterId: equals('t.semester_id', 'int4'),
    departmentId: equals('t.department_id', 'int4'),
    levelId: equals('t.level_id', 'int4'),
    active: equals(`(${IS_OFFERED})`, 'bool'),
  },
});

export const departmentOf = sql('offering-department')`
  select department_id from department_course where id = $departmentCourseId`;

/** Who is registering for the course comes first, and who comes later waits. */
export const lockCourse = sql('lock-offered-course')`
  select id from department_course where id = $departmentCourseId for update`;

/** Counts as a change of the department's course. No row where somebody changed it since that revision. */
export const touchCourse = sql('touch-offered-course')`
  update department_course set kind = coalesce($kind?, kind) where id = $id and revision = $revision returning revision`;

export const kindOf = sql('kind-of-offered-course')`
  select kind, revision from department_course where id = $departmentCourseId`;

/** The row of a session, made where there is none, and locked. */
export const lockOffering = sql('lock-course-offering')`
  insert into course_offering (department_course_id, session_id, revision) values ($departmentCourseId, $sessionId, 0)
  on conflict (department_course_id, session_id) do update set active = course_offering.active returning id, cap, active, revision`;

/** Seats are counted anew as a limit is set: without one nobody counts them. No row where fewer are allowed than are taken. */
export const limitSeats = sql('limit-course-seats')`
  update course_offering o set cap = $cap?, taken = n.held, revision = o.revision + 1
    from (select count(*)::int4 as held from registration_line l
      join course_offering x on x.department_course_id = l.department_course_id and x.session_id = l.session_id
           where x.id = $id and ${IS_LIVE}) n
   where o.id = $id and ($cap::int4 is null or n.held <= $cap) returning o.taken`;

export const switchOffering = sql('switch-course-offering')`
  update course_offering set active = $active where id = $id and active <> $active returning id`;

export const prerequisitesFor = sql('prerequisites-of-course')`
  select c.id as "courseId", c.code, c.title, p.min_grade as "minGrade" from prerequisite p join course c on c.id = p.course_id
   where p.department_course_id = $departmentCourseId order by upper(c.code)`;

/** Of every rule set: what a prerequisite may ask for. */
export const gradesGiven = sql('grades-given')`
  select distinct b ->> 'grade' as grade from rule_set r cross join jsonb_array_elements(r.bands) b where r.published_at is not null`;

export const clearPrerequisites = sql('clear-prerequisites')`
  delete from prerequisite where department_course_id = $departmentCourseId`;

/** Courses that the college does not have, and the course itself, are left out. */
export const insertPrerequisites = sql('insert-prerequisites')`
  insert into prerequisite (department_course_id, course_id, min_grade)
  select t.id, c.id, n."minGrade" from department_course t, jsonb_to_recordset($prerequisites::jsonb) as n("courseId" int4, "minGrade" text)
    join course c on c.id = n."courseId"
   where t.id = $departmentCourseId and c.id <> t.course_id on conflict do nothing returning course_id`;

const CLONED = `department_course t on t.id = o.department_course_id and ($departments?::int4[] is null or t.department_id = any($departments))
  where o.session_id = $fromSessionId`;

/** Departments null stands for all. Lecturers are of a department's course in every session: each who teaches one goes on with it. */
export const countClonable = sql('count-clonable-offerings')`
  select count(*) filter (where x.id is null)::int4 as created, count(x.id)::int4 as unchanged,
         (select count(*)::int4 from lecturer_course k join department_course t on t.id = k.department_course_id join course c on c.id = t.course_id
            left join course_offering o on o.department_course_id = t.id and o.session_id = $fromSessionId
           where k.ended_at is null and ${IS_OFFERED} and ($departments?::int4[] is null or t.department_id = any($departments))) as lecturers
    from (select o.department_course_id from course_offering o join ${CLONED}) o
      left join course_offering x on x.department_course_id = o.department_course_id and x.session_id = $toSessionId`;

export const copyOfferings = sql('copy-course-offerings')`
  insert into course_offering (department_course_id, session_id, cap, active)
  select o.department_course_id, $toSessionId, o.cap, o.active from course_offering o join ${CLONED} on conflict do nothing returning id`;

export const sessionsExist = sql('offering-sessions-exist')`
  select count(*)::int4 as count from academic_session where id = any($ids)`;

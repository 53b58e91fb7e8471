import { courseCode } from '#rules/courseCode.ts';
import type { SectionAnswersById } from '#catalogue/generated/types.ts';
import { equals } from '../../../kit/list/filters.ts';
import { alphabetical, matches, searchable } from '../../../kit/list/search.ts';
import { FULL_NAME } from '../../../kit/people.ts';
import { resource } from '../../../kit/resource/resource.ts';
import { writes } from '../../../kit/resource/writes.ts';
import { sql } from '../../../platform/database/describedSql.ts';

type Course = SectionAnswersById['forms/course'];
type Details = SectionAnswersById['forms/course-details'];
type DepartmentCourse = SectionAnswersById['forms/department-course'];

const DETAILS = { code: 'text', title: 'text', unit: 'int4' } as const;
const detailsOf = ({ code, title, unit }: Details) => ({ code: courseCode(code), title, unit });

const byCode = { sql: 'upper(c.code)', type: 'text' } as const;
const byDepartment = alphabetical('d.name');

export const courses = resource({
  table: 'course',
  list: {
    from: 'course t join department d on d.id = t.department_id',
    columns: {
      id: 'int4',
      code: 'text',
      title: 'text',
      unit: 'int4',
      departmentId: 'int4',
      department: 'text',
      offers: 'int4',
      active: 'bool',
      revision: 'int4',
    },
    select: {
      id: 't.id',
      departmentId: 't.department_id',
      department: 'd.name',
      active: 't.active',
      offers: '(select count(*)::int4 from department_course o where o.course_id = t.id and o.active)',
    },
    opens: 'code',
    sorts: { code: { ...byCode, sql: 'upper(t.code)' }, title: alphabetical('t.title'), department: byDepartment },
    filters: {
      search: matches(searchable('t.code', 't.title', 'd.name')),
      departmentId: equals('t.department_id', 'int4'),
      active: equals('t.active', 'bool'),
    },
  },
  creates: writes({ department_id: 'int4', ...DETAILS }, (course: Course) => ({
    department_id: course.departmentId,
    ...detailsOf(course),
  })),
  corrects: writes(DETAILS, detailsOf),
  key: { department_id: 'exact', code: 'upper' },
  taken: { at: '/code', message: 'the department has a course of this code already' },
});

const MAIN_LECTURER = `case when u.id is not null then ${FULL_NAME} end`;
const ASSISTANTS = `(select string_agg(${FULL_NAME}, ', ' order by l.since, l.id) from lecturer_course l join user_account u on u.id = l.user_id
  where l.department_course_id = t.id and not l.is_main and l.ended_at is null)`;

const TAUGHT = 'select from lecturer_course l where l.department_course_id = t.id and l.ended_at is null';

export const departmentCourses = resource({
  table: 'department_course',
  list: {
    from: `department_course t join course c on c.id = t.course_id join department d on d.id = t.department_id join semester s on s.id = t.semester_id
      left join department_option o on o.id = t.department_option_id
      left join lecturer_course m on m.department_course_id = t.id and m.is_main and m.ended_at is null left join user_account u on u.id = m.user_id`,
    columns: {
      id: 'int4',
      courseId: 'int4',
      code: 'text',
      title: 'text',
      unit: 'int4',
      departmentId: 'int4',
      department: 'text',
      option: 'text?',
      levelId: 'int4',
      semesterId: 'int4',
      semester: 'text',
      lecturer: 'text?',
      lecturerUserName: 'text?',
      assistants: 'text?',
      offeredBy: 'text',
      taughtBy: 'text?',
      active: 'bool',
    },
    select: {
      id: 't.id',
      courseId: 't.course_id',
      departmentId: 't.department_id',
      department: 'd.name',
      option: 'o.name',
      levelId: 't.level_id',
      semesterId: 't.semester_id',
      semester: 's.name',
      lecturer: MAIN_LECTURER,
      lecturerUserName: 'u.user_name',
      assistants: ASSISTANTS,
      active: 't.active',
      offeredBy: `concat_ws(', ', d.name, o.name)`,
      taughtBy: `nullif(concat_ws(', ', ${MAIN_LECTURER}, ${ASSISTANTS}), '')`,
    },
    opens: 'code',
    sorts: { code: byCode, offeredBy: byDepartment, levelId: { sql: 't.level_id', type: 'int4' } },
    filters: {
      search: matches(searchable('c.code', 'c.title', 'd.name', 'u.surname', 'u.firstname')),
      facultyId: equals('d.faculty_id', 'int4'),
      departmentId: equals('t.department_id', 'int4'),
      levelId: equals('t.level_id', 'int4'),
      semesterId: equals('t.semester_id', 'int4'),
      active: equals('t.active', 'bool'),
      taught: equals(`exists (${TAUGHT})`, 'bool'),
    },
  },
  creates: writes(
    { course_id: 'int4', department_id: 'int4', department_option_id: 'int4?', level_id: 'int4', semester_id: 'int4' },
    ({ courseId, departmentId, departmentOptionId, levelId, semesterId }: DepartmentCourse) => ({
      course_id: courseId,
      department_id: departmentId,
      department_option_id: departmentOptionId ?? null,
      level_id: levelId,
      semester_id: semesterId,
    }),
  ),
  taken: { at: '/courseId', message: 'the department offers this course to this level in this semester already' },
});

export const countCoursesOf = sql('count-courses-of-departments')`
  select d.name as department, count(*) filter (where exists (${TAUGHT})) as taught, count(*) filter (where not exists (${TAUGHT})) as untaught
    from department_course t join department d on d.id = t.department_id where t.active and t.department_id = any($departmentIds) group by d.name
      order by ${byDepartment.sql}`;

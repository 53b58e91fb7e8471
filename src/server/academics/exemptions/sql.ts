import { EXEMPTION } from '#contract/academics/states.ts';
import { equals } from '../../kit/list/filters.ts';
import { list } from '../../kit/list/list.ts';
import { condition } from '../../kit/list/scope.ts';
import { alphabetical, matches, searchable } from '../../kit/list/search.ts';
import { actedBy, joinActor } from '../../kit/people.ts';
import { stepped } from '../../kit/workflow/stepped.ts';
import { audited } from '../../platform/audit.ts';
import type { User } from '../../platform/auth/caller.ts';
import { sql } from '../../platform/database/describedSql.ts';

const OF_STUDENT = `student s on s.id = x.student_id join admission a on a.id = s.admission_id
    join student_session p on p.student_id = s.id and p.is_latest join department d on d.id = p.department_id`;
const NUMBER = 'coalesce(s.matric_number, a.reg_number)';
const ASKED_BY = `coalesce(${actedBy('x.asked_by')}, 'The college')`;

/** Senate and the registry see all; a head, a dean and an adviser those of their office. */
const REACHES = `($isAll::bool or exists (select from appointment h where h.user_id = $userId and h.ended_at is null
    and (h.post = 'hod' and h.department_id = d.id or h.post = 'dean' and h.faculty_id = d.faculty_id
         or h.post = 'course-adviser' and h.department_id = d.id and h.level = p.level_id)))`;

export const reachValues = ({ userId, claims }: User) => ({
  userId,
  isAll: claims.has('senate') || claims.has('publish-results'),
});

export const exemptionList = list({
  name: 'exemptions',
  from: `exemption x join ${OF_STUDENT} ${joinActor('u', 'x.asked_by')}`,
  columns: {
    id: 'uuid',
    fullName: 'text',
    number: 'text',
    code: 'text',
    unit: 'int4',
    basis: 'text',
    paper: 'text',
    state: 'text',
    askedAt: 'timestamptz',
    askedBy: 'text',
  },
  select: {
    id: 'x.id',
    fullName: 'a.full_name',
    number: NUMBER,
    code: 'x.code',
    unit: 'x.unit',
    basis: 'x.basis',
    paper: 'x.paper',
    state: 'x.state',
    askedAt: 'x.asked_at',
    askedBy: ASKED_BY,
  },
  key: { sql: 'x.id', type: 'uuid' },
  opens: '-askedAt',
  sorts: { askedAt: { sql: 'x.asked_at', type: 'timestamptz' }, fullName: alphabetical('a.full_name') },
  filters: {
    search: matches(searchable('a.full_name', 's.matric_number', 'a.reg_number', 'x.code')),
    state: equals('x.state', 'text'),
  },
  scope: (user) => condition(REACHES, { isAll: 'bool', userId: 'uuid' }, reachValues(user)),
});

/** What stands in place of marks: granted, and not withdrawn. */
export const grantedExemptions = sql('granted-exemptions')`
  select x.student_id, x.course_id, x.code, x.title, x.unit, x.basis, x.origin, x.paper, coalesce(g.by, 'The college') as "granted_by!",
         coalesce(g.at, x.asked_at) as "granted_at!"
    from exemption x
    left join lateral (select ${actedBy('w.actor')} as by, w.at from workflow_step w ${joinActor('u', 'w.actor')}
                        where w.subject = 'exemption' and w.subject_id = x.id::text and w.to_state = '${EXEMPTION.granted}' order by w.number desc limit 1) g on true
   where x.student_id = any($studentIds) and x.state = '${EXEMPTION.granted}' order by upper(x.code), x.id`;

const SELECT = `
  select x.id, x.student_id, s.user_id, a.full_name, ${NUMBER} as number, x.course_id, x.code, x.title, x.unit, x.basis, x.origin, x.paper, x.state,
         x.asked_at, ${ASKED_BY} as asked_by, w.by as "decided_by?", w.at as "decided_at?", w.reason as "reason?"
    from exemption x join ${OF_STUDENT} ${joinActor('u', 'x.asked_by')}
    left join lateral (select coalesce(${actedBy('w.actor', 'o')}, 'The college') as by, w.reason, w.at from workflow_step w ${joinActor('o', 'w.actor')}
                        where w.subject = 'exemption' and w.subject_id = x.id::text and w.step <> 'ask' order by w.number desc limit 1) w on true`;

export const exemptionById = sql('exemption-by-id')`
  ${SELECT} where x.id = $id`;

export const exemptionsByStudent = sql('exemptions-of-student')`
  ${SELECT} where x.student_id = $studentId order by x.asked_at desc, upper(x.code), x.id`;

/** By matric number, or by the number of the admission. */
export const studentOfNumber = sql('exemption-student-of-number')`
  select s.id as student_id, s.user_id, a.full_name, ${NUMBER} as number, p.department_id, d.name as department, g.name as programme, p.level_id,
         ${REACHES} as "sees!"
    from student s join admission a on a.id = s.admission_id join student_session p on p.student_id = s.id and p.is_latest
    join department d on d.id = p.department_id join school_programme g on g.id = p.programme_id
   where upper(s.matric_number) = upper($number) or upper(a.reg_number) = upper($number) order by s.created_at desc limit 1`;

export const lockExempting = sql('exemption-lock-student')`
  select s.id, p.department_id from student s join student_session p on p.student_id = s.id and p.is_latest where s.id = $studentId for no key update of s`;

/** Courses by their codes without blanks. What the student's department offers comes before what another has under the same code. */
export const coursesOfCodes = sql('exemption-courses-of-codes')`
  select c.id, c.code, c.title, c.unit, d.name as department, upper(regexp_replace(c.code, '\\s', '', 'g')) as "key!",
         exists (select from department_course t where t.course_id = c.id and t.department_id = $departmentId) as "is_offered!"
    from course c join department d on d.id = c.department_id where upper(regexp_replace(c.code, '\\s', '', 'g')) = any($codes::text[]) order by c.id`;

export const exemptionsOfRequest = sql('exemptions-of-request')`
  select id, student_id, asked_by from exemption where request = $request order by id`;

/** No row comes for a course that is exempted or asked for already. */
export const insertExemptions = sql('insert-exemptions')`
  with made as (
    insert into exemption (request, student_id, course_id, code, title, unit, basis, origin, paper, asked_at, asked_by)
    select $request, $studentId, c.id, c.code, c.title, c.unit, $basis, $origin, $paper, $now, $actor from course c where c.id = any($courseIds::int4[])
     order by c.id on conflict do nothing returning id, course_id, code
  ), noted as (
    ${stepped('exemption', 'made', { from: "'asked'", to: "'asked'", step: "'ask'" })}
  ), ${audited('exemption-asked-for', 'exemption', 'made', { detail: { student: '$studentId::text', course: 'code', paper: '$paper::text' } })}
  select id, course_id from made order by id`;

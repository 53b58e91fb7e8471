import { equals, isTheirs } from '../../kit/list/filters.ts';
import { list } from '../../kit/list/list.ts';
import { condition } from '../../kit/list/scope.ts';
import { alphabetical, matches, searchable } from '../../kit/list/search.ts';

const LEADS = (post: 'hod' | 'dean', places: string) =>
  `exists (select from appointment h where h.user_id = $leader and h.ended_at is null and h.post = '${post}' and ${post === 'hod' ? 'h.department_id' : 'h.faculty_id'} in (${places}))`;

/** As `isTurnOf` of the policy and `otherThan` of the chart have it: a dean may lead both faculties, and nobody decides twice beside that. */
const IS_TURN = `case c.state
      when 'applied' then ${LEADS('hod', 'c.from_department_id')}
      when 'released' then ${LEADS('hod', 'c.to_department_id')}
      when 'accepted' then ${LEADS('dean', 'f.faculty_id')}
      when 'dean-released' then ${LEADS('dean', 'd.faculty_id')}
      when 'dean-accepted' then $isRegistry
      else false end
    and not exists (
      select from workflow_step x where x.subject = 'department_change' and x.subject_id = c.id::text and x.actor like '%user:' || $leader::text || '%'
         and (x.step in ('release', 'accept') or x.step in ('agree', 'receive') and c.state = 'dean-accepted')
         and x.round = (select max(y.round) from workflow_step y where y.subject = 'department_change' and y.subject_id = c.id::text))`;

export const changeList = list({
  name: 'department-changes',
  from: `department_change c join student s on s.id = c.student_id join admission a on a.id = s.admission_id join academic_session e on e.id = c.session_id
    join department f on f.id = c.from_department_id join department d on d.id = c.to_department_id`,
  columns: {
    id: 'uuid',
    fullName: 'text',
    number: 'text',
    fromDepartment: 'text',
    toDepartment: 'text',
    createdAt: 'timestamptz',
    session: 'text',
    state: 'text',
  },
  select: {
    id: 'c.id',
    fullName: 'a.full_name',
    number: 'coalesce(s.matric_number, a.reg_number)',
    fromDepartment: 'f.name',
    toDepartment: 'd.name',
    createdAt: 'c.created_at',
    session: 'e.name',
    state: 'c.state',
  },
  key: { sql: 'c.id', type: 'uuid' },
  opens: '-createdAt',
  sorts: { createdAt: { sql: 'c.created_at', type: 'timestamptz' }, fullName: alphabetical('a.full_name') },
  filters: {
    search: matches(searchable('a.full_name', 's.matric_number', 'a.reg_number')),
    sessionId: equals('c.session_id', 'int4'),
    state: equals('c.state', 'text'),
    mine: isTheirs(IS_TURN),
  },
  scope: ({ userId, claims }) =>
    condition(
      `($isRegistry or ${LEADS('hod', 'c.from_department_id, c.to_department_id')} or ${LEADS('dean', 'f.faculty_id, d.faculty_id')})`,
      { isRegistry: 'bool', leader: 'uuid' },
      { isRegistry: claims.has('student-management'), leader: userId },
    ),
});

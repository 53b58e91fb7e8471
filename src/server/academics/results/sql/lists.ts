import { SHEET } from '#contract/academics/states.ts';
import { equals, isTheirs } from '../../../kit/list/filters.ts';
import { list } from '../../../kit/list/list.ts';
import { condition } from '../../../kit/list/scope.ts';
import { matches, searchable } from '../../../kit/list/search.ts';
import { CODE, JOIN_CALLED, TITLE } from './called.ts';
import { IS_APPROVED } from '../../lineStates.ts';

const COURSE = `join course c on c.id = t.course_id join department d on d.id = t.department_id join faculty f on f.id = d.faculty_id
    join semester m on m.id = t.semester_id left join department_option o on o.id = t.department_option_id`;
const LINES = `registration_line l where l.department_course_id = t.id and l.session_id = e.id and ${IS_APPROVED}`;
/** Days are Lagos's: it has no other time than an hour before UTC. */
const TODAY = `(now() at time zone 'Africa/Lagos')::date`;

export const ownSheetList = list({
  name: 'own-sheets',
  from: `lecturer_course h join department_course t on t.id = h.department_course_id ${COURSE} join academic_session e on e.is_open ${JOIN_CALLED}
    left join result_sheet r on r.department_course_id = t.id and r.session_id = e.id
    left join score_window w on w.session_id = e.id and w.semester_id = t.semester_id and w.active`,
  columns: {
    id: 'int4',
    sessionId: 'int4',
    code: 'text',
    title: 'text',
    programme: 'text',
    semester: 'text',
    students: 'int4',
    complete: 'int4',
    state: 'text',
    daysLeft: 'int4?',
  },
  select: {
    id: 't.id',
    sessionId: 'e.id',
    code: CODE,
    title: TITLE,
    programme: `concat_ws(', ', d.name, o.name)`,
    semester: 'm.name',
    students: `(select count(*)::int4 from ${LINES})`,
    complete: `(select count(*)::int4 from ${LINES} and exists (
      select from score x where x.line_id = l.id and (x.code is not null or x.ca is not null and x.exam is not null)))`,
    state: `coalesce(r.state, '${SHEET.open}')`,
    daysLeft: `w.closes_on - ${TODAY}`,
  },
  key: { sql: 't.id', type: 'int4' },
  opens: 'code',
  sorts: { code: { sql: `upper(${CODE})`, type: 'text' } },
  filters: {
    search: matches(searchable(CODE, TITLE, 'd.name')),
    semesterId: equals('t.semester_id', 'int4'),
  },
  scope: ({ userId }) => condition('h.user_id = $userId and h.ended_at is null', { userId: 'uuid' }, { userId }),
});

const LECTURES = (userId: string) =>
  `exists (select from lecturer_course h where h.department_course_id = t.id and h.user_id = ${userId} and h.ended_at is null)`;

/** As `maySee` of the policy has it, for many sheets at once. */
const SEEN = `(r.state <> '${SHEET.open}' and ($isSenate or $publishes)
    or ${LECTURES('$userId')}
    or $approves and exists (select from appointment p where p.user_id = $userId and p.ended_at is null
        and (p.post = 'hod' and p.department_id = d.id or p.post = 'dean' and p.faculty_id = d.faculty_id)))`;

const HOLDS = (post: string) =>
  `exists (select from appointment p where p.user_id = $userId and p.ended_at is null and ${post})`;
const IS_DEAN = HOLDS("p.post = 'dean' and p.faculty_id = d.faculty_id");

/** As `stepOf` and `ownRefusal` of the policy have it: the next step is the caller's, who took none in this round and entered no score. */
const NEXT_IS_THEIRS = `case r.state
      when '${SHEET.submitted}' then $approves and (${HOLDS("p.post = 'hod' and p.department_id = d.id")} or ${IS_DEAN} and exists (
        select from appointment p where p.post = 'hod' and p.department_id = d.id and p.ended_at is null and ${LECTURES('p.user_id')}))
      when '${SHEET['head-approved']}' then $approves and ${IS_DEAN}
      when '${SHEET['dean-approved']}' then $isSenate
      when '${SHEET['senate-approved']}' then $publishes
      else false end
    and not ${LECTURES('$userId')}
    and not exists (select from score_event v join registration_line n on n.id = v.line_id
                     where n.department_course_id = t.id and n.session_id = e.id and v.actor_id = $userId)
    and not exists (select from workflow_step x where x.subject = 'result_sheet' and x.subject_id = r.id::text and x.round = r.round
                       and x.actor like '%user:' || $userId::text || '%')`;

export const resultSheetList = list({
  name: 'result-sheets',
  from: `result_sheet r join department_course t on t.id = r.department_course_id ${COURSE} join academic_session e on e.id = r.session_id ${JOIN_CALLED}`,
  columns: {
    id: 'uuid',
    departmentCourseId: 'int4',
    sessionId: 'int4',
    code: 'text',
    title: 'text',
    faculty: 'text',
    department: 'text',
    session: 'text',
    semester: 'text',
    students: 'int4',
    state: 'text',
    since: 'timestamptz',
    days: 'int4',
  },
  select: {
    id: 'r.id',
    departmentCourseId: 't.id',
    sessionId: 'e.id',
    code: CODE,
    title: TITLE,
    faculty: 'f.name',
    department: 'd.name',
    session: 'e.name',
    semester: 'm.name',
    students: `(select count(*)::int4 from ${LINES})`,
    state: 'r.state',
    since: 'r.changed_at',
    days: `${TODAY} - (r.changed_at at time zone 'Africa/Lagos')::date`,
  },
  key: { sql: 'r.id', type: 'uuid' },
  opens: 'since',
  sorts: {
    code: { sql: `upper(${CODE})`, type: 'text' },
    /** What is published waits for nobody, however long ago: it follows what waits. */
    since: {
      sql: `(r.changed_at + case when r.state = '${SHEET.published}' then interval '1000 years' else interval '0' end)`,
      type: 'timestamptz',
    },
  },
  filters: {
    search: matches(searchable(CODE, TITLE)),
    facultyId: equals('f.id', 'int4'),
    sessionId: equals('e.id', 'int4'),
    state: equals('r.state', 'text'),
    mine: isTheirs(NEXT_IS_THEIRS),
  },
  scope: ({ userId, claims }) =>
    condition(
      SEEN,
      { userId: 'uuid', isSenate: 'bool', publishes: 'bool', approves: 'bool' },
      {
        userId,
        isSenate: claims.has('senate'),
        publishes: claims.has('publish-results'),
        approves: claims.has('approve-results'),
      },
    ),
});

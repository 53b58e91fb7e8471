import { equals } from '../../kit/list/filters.ts';
import { list } from '../../kit/list/list.ts';
import { alphabetical, matches, searchable } from '../../kit/list/search.ts';
import { FULL_NAME, joinActor } from '../../kit/people.ts';
import { auditInsert } from '../../platform/audit.ts';
import { sql } from '../../platform/database/describedSql.ts';

/** The level and the department are those of the form's session, or the latest where the student has no place in it. */
const OF_STUDENT = `siwes w join student s on s.id = w.student_id join admission a on a.id = s.admission_id join academic_session e on e.id = w.session_id
    join lateral (select * from student_session q where q.student_id = w.student_id order by q.session_id = w.session_id desc, q.is_latest desc
      limit 1) p on true
    join department d on d.id = p.department_id join school_programme g on g.id = p.programme_id`;

export const siwesList = list({
  name: 'siwes-forms',
  from: OF_STUDENT,
  columns: {
    id: 'uuid',
    fullName: 'text',
    number: 'text',
    department: 'text',
    level: 'int4',
    employer: 'text',
    startDate: 'text',
    endDate: 'text',
    session: 'text',
    state: 'text',
  },
  select: {
    id: 'w.id',
    fullName: 'a.full_name',
    number: 'coalesce(s.matric_number, a.reg_number)',
    department: 'd.name',
    level: 'p.level_id',
    employer: `w.answers ->> 'employerName'`,
    startDate: `w.answers ->> 'startDate'`,
    endDate: `w.answers ->> 'endDate'`,
    session: 'e.name',
    state: 'w.state',
  },
  key: { sql: 'w.id', type: 'uuid' },
  opens: 'fullName',
  sorts: { fullName: alphabetical('a.full_name') },
  filters: {
    search: matches(searchable('a.full_name', 's.matric_number', 'a.reg_number')),
    departmentId: equals('p.department_id', 'int4'),
    sessionId: equals('w.session_id', 'int4'),
    state: equals('w.state', 'text'),
  },
});

const SELECT = `
  select w.id, w.student_id, s.user_id, a.full_name, coalesce(s.matric_number, a.reg_number) as number, g.name as programme, d.name as department,
    p.level_id, e.name as session, w.answers, w.state, w.revision,
         nullif(${FULL_NAME}, '') as "signed_by?", w.signed_at, case when w.state = 'draft'
           and last.by is not null then coalesce(nullif(last.by, ''), 'The coordinator') end as "returned_by?", case
           when w.state = 'draft' then last.reason end as "reason?"
    from ${OF_STUDENT} ${joinActor('u', 'w.signed_by')}
    left join lateral (select concat_ws(' ', o.surname, o.firstname) as by, t.reason from workflow_step t ${joinActor('o', 't.actor')}
                        where t.subject = 'siwes' and t.subject_id = w.id::text and t.step = 'return' order by t.number desc limit 1) last on true`;

export const siwesById = sql('siwes-by-id')`
  ${SELECT} where w.id = $id`;

export const siwesOf = sql('siwes-of-student')`
  ${SELECT} where w.student_id = $studentId and w.session_id = $sessionId`;

/** Locks the form until the transaction ends: a signature waits for it, and sees what it saved. */
export const lockSiwes = sql('lock-siwes')`
  select id, state, revision from siwes where student_id = $studentId and session_id = $sessionId for update`;

/** No row comes where another page was the first to save it. */
export const insertSiwes = sql('insert-siwes')`
  insert into siwes (student_id, session_id, answers) values ($studentId, $sessionId, $answers::jsonb) on conflict do nothing returning id`;

export const updateSiwes = sql('update-siwes')`
  with changed as (
    update siwes set answers = $answers::jsonb where id = $id returning id
  )
  ${auditInsert('siwes-changed', 'siwes', 'changed')}`;

export const noteSignature = sql('sign-siwes')`
  update siwes set signed_by = $actor, signed_at = $now where id = $id`;

export const revisionOfSiwes = sql('siwes-revision')`
  select revision from siwes where id = $id`;

export const countUnsigned = sql('siwes-waiting')`
  select count(*)::int4 as waiting from siwes where state = 'submitted'`;

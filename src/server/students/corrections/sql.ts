import { equals } from '../../kit/list/filters.ts';
import { list } from '../../kit/list/list.ts';
import { matches, searchable } from '../../kit/list/search.ts';
import { actedBy, joinActor } from '../../kit/people.ts';
import { audited } from '../../platform/audit.ts';
import { sql } from '../../platform/database/describedSql.ts';

const OF_STUDENT =
  'correction_request c join student s on s.id = c.student_id join admission a on a.id = s.admission_id';

export const correctionList = list({
  name: 'corrections',
  from: OF_STUDENT,
  columns: { id: 'uuid', fullName: 'text', number: 'text', fact: 'text', requestedAt: 'timestamptz', state: 'text' },
  select: {
    id: 'c.id',
    fullName: 'a.full_name',
    number: 'coalesce(s.matric_number, a.reg_number)',
    fact: 'c.fact',
    requestedAt: 'c.requested_at',
    state: 'c.state',
  },
  key: { sql: 'c.id', type: 'uuid' },
  opens: '-requestedAt',
  sorts: { requestedAt: { sql: 'c.requested_at', type: 'timestamptz' } },
  filters: {
    search: matches(searchable('a.full_name', 's.matric_number', 'a.reg_number')),
    state: equals('c.state', 'text'),
    fact: equals('c.fact', 'text'),
  },
});

const SELECT = `
  select c.id, c.student_id, s.admission_id, s.user_id, a.full_name, coalesce(s.matric_number, a.reg_number) as number, c.fact, c.stood, c.wanted, c.reason,
    c.evidence, f.name as evidence_name, c.requested_at,
         coalesce(${actedBy('c.requested_by')}, 'The college') as requested_by, c.state, w.by as "decided_by?", w.reason as "decision?", w.at as "decided_at?"
    from ${OF_STUDENT} join student_file f on f.id = c.evidence ${joinActor('u', 'c.requested_by')}
    left join lateral (select coalesce(${actedBy('w.actor', 'o')}, 'The college') as by, w.reason, w.at from workflow_step w ${joinActor('o', 'w.actor')}
                        where w.subject = 'correction_request' and w.subject_id = c.id::text order by w.number desc limit 1) w on true`;

export const correctionById = sql('correction-by-id')`
  ${SELECT} where c.id = $id`;

export const correctionsOf = sql('corrections-of-student')`
  ${SELECT} where c.student_id = $studentId order by c.requested_at desc`;

/** Sent again it is the same one. @throws unique violation where one of the same fact is waiting */
export const insertCorrection = sql('insert-correction')`
  with made as (
    insert into correction_request (id, student_id, fact, stood, wanted, reason, evidence, requested_at, requested_by)
    select $id, $studentId, $fact, $stood::jsonb, $wanted::jsonb, $reason, $evidence, $now, $actor on conflict (id) do nothing returning id
  ), ${audited('correction-requested', 'correction_request', 'made', { detail: { fact: '$fact::text' } })}
  select id from made`;

export const countWaiting = sql('corrections-waiting')`
  select count(*)::int4 as waiting from correction_request where state = 'requested'`;

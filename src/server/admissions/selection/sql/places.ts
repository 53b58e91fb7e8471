import { equals } from '../../../kit/list/filters.ts';
import { list } from '../../../kit/list/list.ts';
import { matches, searchable } from '../../../kit/list/search.ts';
import { nameOn } from '../../../kit/people.ts';
import { reachOf } from './reach.ts';
import { sql } from '../../../platform/database/describedSql.ts';

const REACH = reachOf('t.registration_number', 'r.session_id');

export const places = list({
  name: 'selection-places',
  from: `selection_place t join selection_run r on r.id = t.run_id join quota q on q.id = t.quota_id join department d on d.id = q.department_id
    join jamb_candidate c on c.session_id = r.session_id and c.registration_number = t.registration_number`,
  columns: {
    id: 'int8',
    regNumber: 'text',
    fullName: 'text',
    department: 'text',
    rank: 'int4',
    aggregate: 'int4',
    decision: 'text',
    pool: 'text?',
    stateId: 'int4?',
    reason: 'text',
    scores: 'jsonb',
    findings: 'jsonb',
    reach: 'text',
  },
  select: {
    id: 't.id',
    regNumber: 't.registration_number',
    fullName: nameOn('c'),
    department: 'd.name',
    rank: 't.rank',
    aggregate: 't.aggregate',
    decision: 't.decision',
    pool: 't.pool',
    stateId: 'c.state_id',
    reason: 't.reason',
    scores: 't.scores',
    findings: 't.findings',
    reach: REACH,
  },
  key: { sql: 't.id', type: 'int8' },
  opens: 'rank',
  sorts: { rank: { sql: 't.rank', type: 'int4' } },
  filters: {
    search: matches(searchable('t.registration_number', 'c.lastname', 'c.firstname', 'c.middlename')),
    runId: equals('t.run_id', 'uuid'),
    departmentId: equals('q.department_id', 'int4'),
    decision: equals('t.decision', 'text'),
    pool: equals('t.pool', 'text'),
    reach: equals(REACH, 'text'),
  },
});

export const tiedIn = sql('tied-in-quota')`
  select registration_number, aggregate from selection_place where run_id = $runId and quota_id = $quotaId and decision = 'tied' order by registration_number`;

/** A later decision on the same tie takes the place of the earlier one. */
export const decideFor = sql('decide-tie')`
  with dropped as (
    delete from tie_decision d using jsonb_to_recordset($tied::jsonb) as t ("registrationNumber" text, aggregate int4)
     where d.quota_id = $quotaId::int4 and d.registration_number = t."registrationNumber" and d.aggregate = t.aggregate
       and d.registration_number not in (select value from jsonb_array_elements_text($chosen::jsonb))
  )
  insert into tie_decision (quota_id, registration_number, aggregate, reason, decided_at, decided_by)
  select $quotaId::int4, t."registrationNumber", t.aggregate, $reason, $now, $actor
    from jsonb_to_recordset($tied::jsonb) as t ("registrationNumber" text, aggregate int4)
   where t."registrationNumber" in (select value from jsonb_array_elements_text($chosen::jsonb))
  on conflict (quota_id, registration_number, aggregate) do update
    set reason = excluded.reason, decided_at = excluded.decided_at, decided_by = excluded.decided_by`;

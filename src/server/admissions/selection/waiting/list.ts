import { displayAggregate } from '#rules/admissions/aggregate.ts';
import type { SeatPool } from '#rules/admissions/select.ts';
import type { WaitingMove } from '#contract/admissions/waiting-list.ts';
import { equals } from '../../../kit/list/filters.ts';
import { list } from '../../../kit/list/list.ts';
import { alphabetical, matches, searchable } from '../../../kit/list/search.ts';

export const waitingMoves = list({
  name: 'waiting-moves',
  from: `waiting_move w join selection_place t on t.id = w.place_id join admission a on a.id = w.admission_id join quota q on q.id = w.quota_id
    join department d on d.id = q.department_id`,
  columns: {
    id: 'uuid',
    fullName: 'text',
    regNumber: 'text',
    department: 'text',
    rank: 'int4',
    aggregate: 'int4',
    pool: 'text',
    reason: 'text',
    movedAt: 'timestamptz',
    state: 'text',
    offerUntil: 'date?',
  },
  select: {
    id: 'w.id',
    fullName: 'a.full_name',
    regNumber: 'a.reg_number',
    department: 'd.name',
    rank: 't.rank',
    aggregate: 't.aggregate',
    pool: 'w.pool',
    reason: 'w.reason',
    movedAt: 'w.moved_at',
    state: 'a.state',
    offerUntil: 'a.offer_until',
  },
  key: { sql: 'w.id', type: 'uuid' },
  opens: '-movedAt',
  sorts: { movedAt: { sql: 'w.moved_at', type: 'timestamptz' }, fullName: alphabetical('a.full_name') },
  filters: {
    search: matches(searchable('a.reg_number', 'a.full_name')),
    departmentId: equals('q.department_id', 'int4'),
    runId: equals('w.run_id', 'uuid'),
  },
});

interface Row {
  readonly id: string;
  readonly fullName: string;
  readonly regNumber: string;
  readonly department: string;
  readonly rank: number;
  readonly aggregate: number;
  readonly pool: string;
  readonly reason: string;
  readonly movedAt: Date;
  readonly state: string;
  readonly offerUntil: string | null;
}

export const presentMove = ({ aggregate, pool, movedAt, state, ...row }: Row): WaitingMove => ({
  ...row,
  aggregate: displayAggregate(aggregate),
  pool: pool as SeatPool,
  movedAt: movedAt.toISOString(),
  state: state as WaitingMove['state'],
});

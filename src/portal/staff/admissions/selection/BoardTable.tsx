import type { QuotaBoard } from '#contract/admissions/selection.ts';
import { columnsOf } from '../../../kit/list/columns.tsx';
import { useListQuery } from '../../../kit/list/listQuery.ts';
import { Table } from '../../../kit/list/Table.tsx';
import '../../../kit/list/list.css';
import { filledOf, heldIn } from './filled.ts';

const DECLARED = {
  columns: {
    department: { title: 'Department' },
    filled: { title: 'Filled', kind: 'count' },
    merit: { title: 'Merit', kind: 'count' },
    catchment: { title: 'Catchment', kind: 'count' },
    elds: { title: 'Less developed states', kind: 'count' },
    others: { title: 'Lists and left over', kind: 'count' },
    cutOff: { title: 'Cut-off', kind: 'count' },
    waiting: { title: 'Waiting', kind: 'count' },
    tied: { title: 'Tied', kind: 'count' },
  },
} as const;

type Quota = QuotaBoard['quotas'][number];
type Row = Quota & {
  readonly filled: number;
  readonly merit: number;
  readonly catchment: number;
  readonly elds: number;
  readonly others: number;
};

const COLUMNS = columnsOf<Row>(DECLARED, {
  filled: ({ filled, seats }) => `${filled} of ${seats}`,
  merit: (row) => heldIn(row, 'merit'),
  catchment: (row) => heldIn(row, 'catchment'),
  elds: (row) => heldIn(row, 'elds'),
  waiting: ({ waiting, waitingPaused }) => (waitingPaused ? `${waiting}, paused` : waiting),
});

const rowOf = (quota: Quota): Row => ({
  ...quota,
  filled: filledOf(quota),
  merit: quota.held.merit,
  catchment: quota.held.catchment,
  elds: quota.held.elds,
  others: quota.listed + quota.held.leftover,
});

export const BoardTable = ({ quotas }: { readonly quotas: readonly Quota[] }) => (
  <section className="list" aria-label="Quotas">
    <Table
      title="Quotas"
      rows={quotas.map(rowOf)}
      rowKey={({ quotaId }) => quotaId}
      columns={COLUMNS}
      list={useListQuery()}
    />
  </section>
);

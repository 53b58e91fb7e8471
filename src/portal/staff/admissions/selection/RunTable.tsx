import type { RunQuota } from '#contract/admissions/selection.ts';
import { displayAggregate } from '#rules/admissions/aggregate.ts';
import { columnsOf } from '../../../kit/list/columns.tsx';
import { useListQuery } from '../../../kit/list/listQuery.ts';
import { Table } from '../../../kit/list/Table.tsx';
import '../../../kit/list/list.css';

const DECLARED = {
  columns: {
    department: { title: 'Department' },
    seats: { title: 'Seats', kind: 'count' },
    merit: { title: 'Merit', kind: 'count' },
    catchment: { title: 'Catchment', kind: 'count' },
    elds: { title: 'Less developed', kind: 'count' },
    leftover: { title: 'Left over', kind: 'count' },
    lowest: { title: 'Lowest in', kind: 'count' },
    tied: { title: 'Tied', kind: 'count' },
    waiting: { title: 'Waiting', kind: 'count' },
    below: { title: 'Below', kind: 'count' },
    unclear: { title: 'Not offered', kind: 'count' },
  },
} as const;

type Row = Omit<RunQuota, 'lowest'> & {
  readonly merit: number;
  readonly catchment: number;
  readonly elds: number;
  readonly leftover: number;
  readonly lowest: string;
};

const COLUMNS = columnsOf<Row>(DECLARED, { lowest: ({ lowest }) => lowest });

const rowOf = ({ lowest, ...quota }: RunQuota): Row => ({
  ...quota,
  ...quota.taken,
  lowest: lowest === null ? '-' : displayAggregate(lowest),
});

/** Whom the run lets in, by pool. */
export const RunTable = ({ quotas }: { readonly quotas: readonly RunQuota[] }) => (
  <section className="list" aria-label="Departments">
    <Table
      title="Departments"
      rows={quotas.map(rowOf)}
      rowKey={({ quotaId }) => quotaId}
      columns={COLUMNS}
      list={useListQuery()}
    />
  </section>
);

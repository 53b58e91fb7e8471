import { NonIdealState } from '@blueprintjs/core';
import { lazy, Suspense, useMemo, type ReactNode } from 'react';
import type { Page } from '#contract/kit/list.ts';
import { ErrorState, LoadingState } from '../../ui/states.tsx';
import { noResult } from '../noResult.ts';
import { Bulk, useActs } from './bulk/Bulk.tsx';
import { useSelection, type RowSelection } from './bulk/useSelection.ts';
import { columnsOf, shownColumns } from './columns.tsx';
import type { Cells, Column, ListState } from './listProps.ts';
import { Totals } from '../money/Totals.tsx';
import { Pager } from './Pager.tsx';
import { Table } from './Table.tsx';
import { Toolbar } from './Toolbar.tsx';
import './list.css';

/** Few lists are long. */
const ListFile = lazy(async () => ({ default: (await import('./file/ListFile.tsx')).ListFile }));

interface ListViewProps<Row> {
  readonly state: ListState<Row>;
  readonly to?: ((row: Row) => string) | undefined;
  readonly cells?: Cells<Row> | undefined;
  readonly actions?: ReactNode;
}

export function ListView<Row extends { readonly id: string | number }>({
  state,
  to,
  cells,
  actions,
}: ListViewProps<Row>) {
  const {
    declared: { title, empty },
    declared,
    list,
    page,
    error,
    isOld,
    isFiltered,
    retry,
  } = state;
  const columns = useMemo(() => columnsOf<Row>(declared, cells), [declared, cells]);
  const shown = useMemo(() => shownColumns(columns, state.columns), [columns, state.columns]);
  const isEmpty = page?.rows.length === 0;
  const acts = useActs(declared);
  const selection = useSelection(state);
  const file = list.query['file'];
  return (
    <>
      <Toolbar state={state} columns={columns} shown={shown} actions={actions} />
      {file && (
        <Suspense fallback={<LoadingState lines={2} label="The file" />}>
          <ListFile key={file} id={file} path={state.path} onClose={() => list.change({ file: undefined })} />
        </Suspense>
      )}
      {error && <ErrorState error={error} onRetry={retry} />}
      {(!page || (isOld && isEmpty)) && !error && <LoadingState lines={10} label={`Loading ${title}`} />}
      {isEmpty && !isOld && (
        <NonIdealState className="nothing" description={isFiltered ? noResult(list.query['search']) : empty} />
      )}
      {page && !isEmpty && (
        <Rows state={state} page={page} shown={shown} to={to} selection={acts.length > 0 ? selection : undefined} />
      )}
      {acts.length > 0 && <Bulk state={state} selection={selection} acts={acts} to={to} />}
    </>
  );
}

interface RowsProps<Row> extends Pick<ListViewProps<Row>, 'state' | 'to'> {
  readonly page: Page<Row>;
  readonly shown: readonly Column<Row>[];
  /** Absent where nothing can be done with many rows. */
  readonly selection: RowSelection | undefined;
}

function Rows<Row extends { readonly id: string | number }>({
  state: { declared, list, isOld, isRoomy, remember, fetchAhead },
  page,
  shown,
  to,
  selection,
}: RowsProps<Row>) {
  return (
    <div className="list" data-roomy={isRoomy || undefined} aria-busy={isOld || undefined}>
      <Table
        title={declared.title}
        rows={page.rows}
        rowKey={({ id }) => id}
        columns={shown}
        list={list}
        {...(to && { to })}
        selection={selection}
        foot={<Totals declared={declared} columns={shown} page={page} isSelectable={selection !== undefined} />}
      />
      <Pager list={list} page={page} onSize={(pageSize) => remember({ pageSize })} onAim={fetchAhead} />
    </div>
  );
}

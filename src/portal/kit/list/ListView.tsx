import { NonIdealState } from '@blueprintjs/core';
import type { ReactNode } from 'react';
import { ErrorState, LoadingState } from '../../ui/states.tsx';
import { noResult } from '../noResult.ts';
import { columnsOf, shownColumns } from './columns.tsx';
import type { Cells, ListState } from './listProps.ts';
import { Totals } from '../money/Totals.tsx';
import { Pager } from './Pager.tsx';
import { Table } from './Table.tsx';
import { Toolbar } from './Toolbar.tsx';
import './list.css';

interface ListViewProps<Row> {
  readonly state: ListState<Row>;
  readonly to?: ((row: Row) => string) | undefined;
  readonly cells?: Cells<Row> | undefined;
  readonly actions?: ReactNode;
}

export function ListView<Row extends { readonly id: string | number }>({ state, to, cells, actions }: ListViewProps<Row>) {
  const { declared: { title, empty }, declared, list, page, error, isOld, isFiltered, isRoomy, remember, retry } = state;
  const columns = columnsOf<Row>(declared, cells);
  const shown = shownColumns(columns, state.columns);
  const isEmpty = page?.rows.length === 0;
  return (
    <>
      <Toolbar state={state} columns={columns} shown={shown} actions={actions} />
      {error && <ErrorState message={error.message} onRetry={retry} />}
      {(!page || (isOld && isEmpty)) && !error && <LoadingState lines={10} label={`Loading ${title}`} />}
      {isEmpty && !isOld && <NonIdealState className="nothing" description={isFiltered ? noResult(list.query['search']) : empty} />}
      {page && !isEmpty && (
        <div className="list" data-roomy={isRoomy || undefined} aria-busy={isOld || undefined}>
          <Table title={title} rows={page.rows} rowKey={({ id }) => id} columns={shown} list={list} {...(to && { to })} foot={<Totals declared={declared} columns={shown} page={page} />} />
          <Pager list={list} page={page} onSize={(pageSize) => remember({ pageSize })} />
        </div>
      )}
    </>
  );
}

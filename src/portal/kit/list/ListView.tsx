import { NonIdealState } from '@blueprintjs/core';
import type { ReactNode } from 'react';
import { ErrorState, LoadingState } from '../../ui/states.tsx';
import { noResult } from '../noResult.ts';
import { Bulk, useActs } from './bulk/Bulk.tsx';
import { useSelection } from './bulk/useSelection.ts';
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
  const acts = useActs(declared);
  const selection = useSelection(state);
  return (
    <>
      <Toolbar state={state} columns={columns} shown={shown} actions={actions} />
      {error && <ErrorState message={error.message} onRetry={retry} />}
      {(!page || (isOld && isEmpty)) && !error && <LoadingState lines={10} label={`Loading ${title}`} />}
      {isEmpty && !isOld && <NonIdealState className="nothing" description={isFiltered ? noResult(list.query['search']) : empty} />}
      {page && !isEmpty && (
        <div className="list" data-roomy={isRoomy || undefined} aria-busy={isOld || undefined}>
          <Table title={title} rows={page.rows} rowKey={({ id }) => id} columns={shown} list={list} {...(to && { to })} selection={acts.length > 0 ? selection : undefined}
            foot={<Totals declared={declared} columns={shown} page={page} isSelectable={acts.length > 0} />} />
          <Pager list={list} page={page} onSize={(pageSize) => remember({ pageSize })} />
        </div>
      )}
      {acts.length > 0 && <Bulk state={state} selection={selection} acts={acts} to={to} />}
    </>
  );
}

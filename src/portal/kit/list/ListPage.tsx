import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { Endpoint } from '#contract/kit/endpoint.ts';
import type { Page } from '#contract/kit/list.ts';
import { useSession } from '../../session/useSession.ts';
import { EmptyState, ErrorState, LoadingState } from '../../ui/states.tsx';
import { Page as PageFrame } from '../../ui/Page.tsx';
import { useListQuery } from './listQuery.ts';
import { shownColumns } from './columns.ts';
import type { ListPageProps, RowOf } from './listProps.ts';
import { Pager } from './Pager.tsx';
import { Table } from './Table.tsx';
import { Toolbar } from './Toolbar.tsx';
import './list.css';

export function ListPage<E extends Endpoint>({ title, crumbs, lead, path, columns, filters = [], to, searches, actions, emptyWords }: ListPageProps<E>) {
  const session = useSession();
  const list = useListQuery();
  const { columns: _, ...query } = list.asked;
  const { data, error, refetch, isPlaceholderData } = useQuery({
    queryKey: [path, query],
    queryFn: () => session.call({ method: 'GET', path, query } as never) as Promise<Page<RowOf<E>>>,
    placeholderData: keepPreviousData,
  });
  const isFiltered = Boolean(query['search'] || filters.some(({ name }) => query[name]));
  const shown = shownColumns(columns, list.asked['columns']);
  return (
    <PageFrame title={title} width="wide" {...(crumbs && { crumbs })} lead={lead}>
      <Toolbar list={list} path={path} columns={columns} shown={shown} filters={filters} searches={searches} actions={actions} />
      {error && <ErrorState message={error.message} onRetry={() => void refetch()} />}
      {!data && !error && <LoadingState lines={10} label={`Loading ${title}`} />}
      {data && data.rows.length === 0 && <EmptyState title={isFiltered ? 'no result found' : emptyWords} />}
      {data && data.rows.length > 0 && (
        <div className="list" aria-busy={isPlaceholderData || undefined}>
          <Table title={title} rows={data.rows} columns={shown} list={list} {...(to && { to })} />
          <Pager list={list} page={data} />
        </div>
      )}
    </PageFrame>
  );
}

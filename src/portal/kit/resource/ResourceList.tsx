import { useQueries } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import type { ListOf } from '#contract/kit/resource.ts';
import { send } from '../../api/call.ts';
import { buttonClass } from '../../ui/Button.tsx';
import { ListPage } from '../list/ListPage.tsx';
import type { Filter } from '../list/listProps.ts';
import type { ResourceRow, ListFilter, Screens } from './screens.ts';
import { Status } from './Status.tsx';

const STATUS: Filter = { name: 'active', title: 'Status', options: [{ value: 'true', name: 'Active' }, { value: 'false', name: 'Inactive' }] };

export function ResourceList<Row extends ResourceRow>({ screens }: { readonly screens: Screens<Row> }) {
  const { one, title, lead, at, path, crumbs, columns, filters = [], searches, emptyWords, listActions, uploads } = screens;
  const chosenFrom = useFilters(filters);
  const [first, ...others] = columns;
  return (
    <ListPage<ListOf<Row>>
      title={title} lead={lead} path={path} searches={searches} emptyWords={emptyWords}
      {...(crumbs && { crumbs: [...crumbs, { name: title }] })}
      filters={[...chosenFrom, STATUS]} to={({ id }) => `${at}/${id}`}
      columns={[first, ...others, { name: 'active', title: 'Status', shown: ({ active }) => <Status active={active} /> }]}
      actions={<>{listActions}{uploads && <Link className={buttonClass(undefined, 'outlined')} to={`${at}/upload`}>Upload</Link>}<Link className={buttonClass('primary')} to={`${at}/create`}>Create {one}</Link></>}
    />
  );
}

/** A filter has no options while its list loads. */
export function useFilters(filters: readonly ListFilter[]): Filter[] {
  const lists = useQueries({
    queries: filters.map(({ from }) => ({ queryKey: ['filter', from], queryFn: () => send<readonly { id: number; name: string }[]>('GET', from) })),
  });
  return filters.map(({ name, title }, index) => ({ name, title, options: lists[index]?.data?.map((option) => ({ value: String(option.id), name: option.name })) ?? [] }));
}

import type { ReactNode } from 'react';
import type { ListDeclaration } from '#rules/lists/listDeclaration.ts';
import type { Endpoint } from '#contract/kit/endpoint.ts';
import type { Crumb } from '../../ui/Breadcrumbs.tsx';
import { Page } from '../../ui/Page.tsx';
import { FilterField } from '../list/FilterField.tsx';
import type { RowOf } from '../list/listProps.ts';
import type { QueryValues } from '../list/listQuery.ts';
import { useList } from '../list/useList.ts';
import { Queue, type QueueProps } from './Queue.tsx';

interface QueuePageProps<E extends Endpoint> extends Omit<QueueProps<RowOf<E>>, 'state'> {
  readonly declared: ListDeclaration;
  readonly path: E['path'];
  readonly crumbs: readonly Crumb[];
  readonly lead?: ReactNode;
  /** What waits, of all that the list has, and in which order. */
  readonly always: QueryValues;
}

export function QueuePage<E extends Endpoint>({ declared, path, crumbs, lead, always, ...queue }: QueuePageProps<E>) {
  const state = useList<E>(declared, path, always);
  return (
    <Page title={queue.title} width="wide" crumbs={[...crumbs, { name: queue.title }]} lead={lead}>
      {state.filters.length > 0 && (
        <div className="toolbar">
          <div className="toolbar__asking" role="search">
            {state.filters.map((filter) => (
              <FilterField key={filter.name} list={state.list} filter={filter} />
            ))}
          </div>
        </div>
      )}
      <Queue<RowOf<E>> {...queue} state={state} />
    </Page>
  );
}

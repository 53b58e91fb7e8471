import type { ReactNode } from 'react';
import type { Endpoint, Reply } from '#contract/kit/endpoint.ts';
import type { FilterOf, Page, SortOf } from '#contract/kit/list.ts';
import type { Crumb } from '../../ui/Breadcrumbs.tsx';

export type RowOf<E extends Endpoint> = Reply<E> extends Page<infer Row> ? Row : never;

export interface Column<Row, Sort extends string = string> {
  readonly name: keyof Row & string;
  readonly title: string;
  /** How the value is shown, where that is more than its text. */
  readonly shown?: (row: Row) => ReactNode;
  /** The name by which the list can be sorted by this column. */
  readonly sort?: Sort;
  /** Shown only when it is chosen. */
  readonly isSpare?: true;
}

export interface Filter<Name extends string = string> {
  readonly name: Name;
  readonly title: string;
  /** Shown while nothing is chosen; 'All' by default. */
  readonly none?: string;
  /** Without options the filter is a day. */
  readonly options?: readonly { readonly value: string; readonly name: string }[];
}

export interface ListPageProps<E extends Endpoint> {
  readonly title: string;
  readonly crumbs?: readonly Crumb[];
  readonly lead?: ReactNode;
  readonly path: E['path'];
  readonly columns: readonly [Column<RowOf<E>, SortOf<E>>, ...Column<RowOf<E>, SortOf<E>>[]];
  readonly filters?: readonly Filter<FilterOf<E>>[];
  readonly to?: (row: RowOf<E>) => string;
  /** What the search box covers: 'Name, username, email'. */
  readonly searches?: string;
  readonly actions?: ReactNode;
  readonly emptyWords: string;
}

import type { ReactNode } from 'react';
import type { ListDeclaration } from '#rules/lists/listDeclaration.ts';
import type { Endpoint, Reply } from '#contract/kit/endpoint.ts';
import type { Page } from '#contract/kit/list.ts';
import type { Crumb } from '../../ui/Breadcrumbs.tsx';
import type { ListQueryState, QueryValues } from './listQuery.ts';
import type { Looks } from './useLooks.ts';

/** Rows are told apart by their ids. */
export type RowOf<E extends Endpoint> =
  Reply<E> extends Page<infer Row> ? Row & { readonly id: string | number } : never;

/** Cells that are more than their text: a link, a button. */
export type Cells<Row> = { readonly [Name in keyof Row]?: (row: Row) => ReactNode };

export interface Column<Row> {
  readonly name: keyof Row & string;
  readonly title: string;
  readonly shown: (row: Row) => ReactNode;
  readonly isSortable: boolean;
  /** Figures stand at the right. */
  readonly isFigure: boolean;
  /** Shown only when it is chosen. */
  readonly isSpare: boolean;
  /** Of the page's own components, whose state is one row's: another row gets new ones. */
  readonly isOwn: boolean;
}

export interface Filter<Name extends string = string> {
  readonly name: Name;
  readonly title: string;
  /** Shown while nothing is chosen; 'All' by default. */
  readonly none?: string;
  /** Without options the filter is a day. */
  readonly options?: readonly { readonly value: string; readonly name: string }[];
}

/** A list as it is seen now. */
export interface ListState<Row> {
  readonly declared: ListDeclaration;
  readonly path: string;
  readonly list: ListQueryState;
  /** What is asked for beside the address, and over it. */
  readonly always?: QueryValues;
  readonly filters: readonly Filter[];
  /** The chosen columns with commas between, where any were chosen. */
  readonly columns: string | undefined;
  readonly isRoomy: boolean;
  readonly remember: (looks: Looks) => void;
  /** The latest that came; undefined before the first. */
  readonly page: Page<Row> | undefined;
  readonly error: Error | null;
  /** The rows belong to an earlier query. */
  readonly isOld: boolean;
  readonly isFiltered: boolean;
  retry(): void;
  /** Somebody is about to go there. @param address the query of another page, with its question mark */
  fetchAhead(address: string): void;
}

export interface ListPageProps<E extends Endpoint> {
  /** The file in `schemas/lists`: title, columns, filters and words. */
  readonly declared: ListDeclaration;
  readonly path: E['path'];
  readonly crumbs?: readonly Crumb[];
  /** In place of the declared one. */
  readonly lead?: ReactNode;
  readonly to?: (row: RowOf<E>) => string;
  readonly cells?: Cells<RowOf<E>>;
  readonly actions?: ReactNode;
}

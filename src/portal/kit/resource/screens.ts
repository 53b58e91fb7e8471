import type { ReactNode } from 'react';
import type { Endpoint } from '#contract/kit/endpoint.ts';
import type { FilterOf, SortOf } from '#contract/kit/list.ts';
import type { Crumb } from '../../ui/Breadcrumbs.tsx';
import type { Column, RowOf } from '../list/listProps.ts';

export type ResourceRow = Readonly<Record<string, unknown>> & { readonly id: number; readonly active: boolean };

/** `from` is the address at which the options are read. */
export interface ListFilter<Name extends string = string> {
  readonly name: Name;
  readonly title: string;
  readonly from: `/${string}`;
}

export interface Screens<Row extends ResourceRow, Sort extends string = string, Name extends string = string> {
  /** 'faculty', 'Faculties'. */
  readonly one: string;
  readonly title: string;
  readonly lead?: ReactNode;
  /** The address of the screens in the portal. */
  readonly at: `/${string}`;
  /** The contract's path of the list. */
  readonly path: `/${string}`;
  readonly crumbs?: readonly Crumb[];
  readonly nameOf: (row: Row) => string;
  readonly columns: readonly [Column<Row, Sort>, ...Column<Row, Sort>[]];
  readonly filters?: readonly ListFilter<Name>[];
  readonly searches: string;
  readonly emptyWords: string;
  readonly facts: (row: Row) => readonly (readonly [label: string, fact: ReactNode])[];
  /** Files in `schemas/forms`; without `correct` there is nothing to edit. */
  readonly forms: { readonly create: string; readonly correct?: string };
  readonly uploads?: true;
  /** What deactivating one means, shown before it is done. */
  readonly switchedOff: string;
  readonly actions?: (row: Row) => ReactNode;
  readonly listActions?: ReactNode;
}

export type ScreensOf<E extends Endpoint> = RowOf<E> extends ResourceRow ? Screens<RowOf<E>, SortOf<E>, FilterOf<E>> : never;

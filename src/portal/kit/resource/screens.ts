import type { ReactNode } from 'react';
import type { Endpoint } from '#contract/kit/endpoint.ts';
import type { FilterOf, SortOf } from '#contract/kit/list.ts';
import type { Crumb } from '../../ui/Breadcrumbs.tsx';
import type { Column, RowOf } from '../list/listProps.ts';

export type ResourceRow = Readonly<Record<string, unknown>> & { readonly id: number; readonly active: boolean };

/** A filter by another list: what is chosen from, and the address that it is read at. */
export interface ListFilter<Name extends string = string> {
  readonly name: Name;
  readonly title: string;
  readonly from: `/${string}`;
}

/** All that the screens of a resource need to know: its list, the pages that create, correct and show one, its switch. */
export interface Screens<Row extends ResourceRow, Sort extends string = string, Name extends string = string> {
  /** 'faculty', 'Faculties'. */
  readonly one: string;
  readonly title: string;
  readonly lead?: ReactNode;
  /** Where its screens stand. */
  readonly at: `/${string}`;
  /** The contract's list. */
  readonly path: `/${string}`;
  readonly crumbs?: readonly Crumb[];
  readonly nameOf: (row: Row) => string;
  readonly columns: readonly [Column<Row, Sort>, ...Column<Row, Sort>[]];
  readonly filters?: readonly ListFilter<Name>[];
  /** What the search looks through. */
  readonly searches: string;
  readonly emptyWords: string;
  readonly facts: (row: Row) => readonly (readonly [label: string, fact: ReactNode])[];
  /** The files in `schemas/forms` by which one is made and corrected; without the second there is nothing to correct. */
  readonly forms: { readonly create: string; readonly correct?: string };
  /** Many at once, from a spreadsheet. */
  readonly uploads?: true;
  /** What it means that one is switched off, asked before it is done. */
  readonly switchedOff: string;
  /** What else can be done with one. */
  readonly actions?: (row: Row) => ReactNode;
  /** What else can be done on the list. */
  readonly listActions?: ReactNode;
}

/** Those of a list of the contract: its rows, and the names by which it is sorted and filtered. */
export type ScreensOf<E extends Endpoint> = RowOf<E> extends ResourceRow ? Screens<RowOf<E>, SortOf<E>, FilterOf<E>> : never;

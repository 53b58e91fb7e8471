import type { ReactNode } from 'react';
import type { ListDeclaration } from '#rules/lists/listDeclaration.ts';
import type { Claim } from '#contract/people/claims.ts';
import type { PageDefinition } from '#contract/kit/page.ts';
import type { Endpoint } from '#contract/kit/endpoint.ts';
import type { Crumb } from '../../ui/Breadcrumbs.tsx';
import type { RowOf } from '../list/listProps.ts';

export type ResourceRow = Readonly<Record<string, unknown>> & {
  readonly id: number;
  readonly active: boolean;
  /** Absent where whoever may open the list may change every row. */
  readonly mayChange?: boolean;
};

/** What belongs to a record: a tab of its page, for whoever may open the list. */
export interface Related<Row> {
  /** 'Departments'. */
  readonly name: string;
  /** 'department'. */
  readonly one: string;
  readonly declared: ListDeclaration;
  readonly page: PageDefinition;
  /** The contract's path of the list. */
  readonly path: `/${string}`;
  /** The list's filter, and its form's field, that is the record's id. */
  readonly by: string;
  /** What its form is given of the record besides. */
  readonly gives?: readonly (keyof Row & string)[];
}

export interface Screens<Row extends ResourceRow> {
  /** 'faculty'. */
  readonly one: string;
  /** The file in `schemas/lists`. */
  readonly declared: ListDeclaration;
  /** The address of the screens in the portal. */
  readonly at: `/${string}`;
  /** The contract's path of the list. */
  readonly path: `/${string}`;
  readonly crumbs?: readonly Crumb[];
  /** The record that a row belongs to: where such records are, and the row's columns of its id and name. */
  readonly parent?: { readonly at: string; readonly id: keyof Row & string; readonly name: keyof Row & string };
  readonly related?: readonly Related<Row>[];
  /** Of the first column, unless it is composed. */
  readonly nameOf?: (row: Row) => string;
  /** Of the columns, unless the record says more. */
  readonly facts?: (row: Row) => readonly (readonly [label: string, fact: ReactNode])[];
  /** Files in `schemas/forms`; without `correct` there is nothing to edit. */
  readonly forms: { readonly create: string; readonly correct?: string };
  readonly uploads?: true;
  /** Who makes one, where that is fewer than may open the list. */
  readonly createsWith?: Claim;
  /** What deactivating one means, shown before it is done. */
  readonly switchedOff: string;
  readonly actions?: (row: Row) => ReactNode;
  readonly listActions?: ReactNode;
}

export type ScreensOf<E extends Endpoint> = RowOf<E> extends ResourceRow ? Screens<RowOf<E>> : never;

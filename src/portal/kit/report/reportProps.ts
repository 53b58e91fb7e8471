import type { ReactNode } from 'react';
import type { Endpoint, Reply } from '#contract/kit/endpoint.ts';
import type { Report } from '#contract/kit/report.ts';
import type { Crumb } from '../../ui/Breadcrumbs.tsx';
import type { Filter } from '../list/listProps.ts';
import type { Unit } from './amounts.ts';

export type RowOf<E extends Endpoint> = Reply<E> extends Report<infer Row, unknown> ? Row : never;
export type TotalOf<E extends Endpoint> = Reply<E> extends Report<unknown, infer Total> ? Total : never;

export interface ReportColumn<Row> {
  readonly name: keyof Row & string;
  readonly title: string;
  /** The last line adds up a column with a unit; one without says what the row is about. */
  readonly unit?: Unit;
  readonly shown?: (row: Row) => string;
  /** The lines that its figure adds up; without a row, of the total. */
  readonly to?: (row?: Row) => string;
}

export interface ReportChart<Row> {
  readonly title: string;
  /** `bars` lie under each other, the longest first, and `steps` in the order of the rows; `columns` stand in the order of the rows, stacked where several are drawn; a `line` goes through the row's days (YYYY-MM-DD). */
  readonly look: 'bars' | 'steps' | 'columns' | 'line';
  readonly label: (row: Row) => string;
  /** Columns with a unit, all the same one; for a `line` a single column. */
  readonly draws: readonly (keyof Row & string)[];
}

export interface ReportDeclaration<Row, Total> {
  readonly title: string;
  readonly crumbs?: readonly Crumb[];
  readonly lead: ReactNode;
  readonly filters: readonly Filter[];
  readonly columns: readonly ReportColumn<Row>[];
  readonly figures: (total: Total) => readonly (readonly [label: string, figure: string, remark?: string])[];
  readonly chart: ReportChart<Row>;
  readonly file: `/${string}`;
  readonly emptyWords: string;
  /** What stands below it. */
  readonly children?: ReactNode;
}

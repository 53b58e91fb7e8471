import type { ReactNode } from 'react';
import { cellKind, cellLook, cellText } from '#rules/lists/cells.ts';
import type { ColumnDeclaration, ListDeclaration } from '#rules/lists/listDeclaration.ts';
import { StatusTag, type StatusLook } from '../StatusTag.tsx';
import type { Cells, Column } from './listProps.ts';

export function columnsOf<Row>(
  { columns }: Pick<ListDeclaration, 'columns'>,
  cells: Cells<Row> = {},
): readonly Column<Row>[] {
  return (Object.entries(columns) as [keyof Row & string, ColumnDeclaration][]).map(([name, column]) => ({
    name,
    title: column.title,
    shown: cells[name] ?? ((row) => declaredCell(column, row[name])),
    isSortable: column.sort ?? false,
    isFigure: cellKind(column).isFigure ?? false,
    isSpare: column.spare ?? false,
    isOwn: name in cells,
  }));
}

interface DeclaredCellProps {
  readonly column: ColumnDeclaration;
  readonly value: unknown;
}

/** A value as its column declares it: a text, or a status in its colour. */
export const DeclaredCell = ({ column, value }: DeclaredCellProps) => declaredCell(column, value);

/** A day and its time are one line; where a table is crowded, names break. */
const NO_BREAK = '\u00a0';

/** No component of its own: a page of rows has hundreds of cells, most of which are a text. */
function declaredCell(column: ColumnDeclaration, value: unknown): ReactNode {
  const look = cellLook(column, value);
  const words = cellText(column, value);
  const text = column.kind === 'moment' ? words.replace(' ', NO_BREAK) : words;
  return look ? <StatusTag look={look as StatusLook}>{text}</StatusTag> : text;
}

/** Without a choice in the address all but the spare columns are shown. The first always is: it leads to the row. */
export function shownColumns<Row>(
  columns: readonly Column<Row>[],
  requested: string | undefined,
): readonly Column<Row>[] {
  const chosen = requested?.split(',');
  return columns.filter(({ name, isSpare }, index) => index === 0 || (chosen ? chosen.includes(name) : !isSpare));
}

import type { ReactNode } from 'react';
import '../list/list.css';

export interface ShortColumn<Row> {
  readonly title: string;
  readonly cell: (row: Row) => ReactNode;
  /** Amounts stand under each other. */
  readonly isNumber?: boolean;
}

interface ShortTableProps<Row> {
  readonly title: string;
  readonly rows: readonly Row[];
  readonly keyOf: (row: Row) => string | number;
  readonly columns: readonly ShortColumn<Row>[];
  /** In place of the table. */
  readonly empty?: string;
}

/** A few rows of one person's own, all on the page: a table on a desk, a card for each row on a phone. */
export function ShortTable<Row>({
  title,
  rows,
  keyOf,
  columns,
  empty = 'Your request results will be displayed here',
}: ShortTableProps<Row>) {
  if (rows.length === 0) return <p className="sheet">{empty}</p>;
  return (
    <div className="list" data-roomy>
      <table className="table">
        <caption className="table__caption">{title}</caption>
        <thead>
          <tr>
            {columns.map(({ title: heading, isNumber }) => (
              <th key={heading} scope="col" data-number={isNumber || undefined}>
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={keyOf(row)}>
              {columns.map(({ title: heading, cell, isNumber }) => (
                <td key={heading} data-title={heading} data-number={isNumber || undefined}>
                  {cell(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

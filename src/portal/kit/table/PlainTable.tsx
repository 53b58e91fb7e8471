import type { ReactNode } from 'react';
import '../list/list.css';

interface PlainTableProps {
  readonly caption: string;
  readonly columns: readonly { readonly title: string; readonly isFigure?: boolean }[];
  /** The first cell of a row names it. */
  readonly rows: readonly { readonly key: string; readonly cells: readonly ReactNode[] }[];
  /** It has more columns than a desk has room for, and scrolls below its head and beside its first column. */
  readonly isScrolled?: boolean;
}

/** Rows that a page has already, without filters or pages; on a narrow screen each row is a card. */
export const PlainTable = ({ caption, columns, rows, isScrolled = false }: PlainTableProps) => (
  <div className={isScrolled ? 'list list--scrolled' : 'list'}>
    <table className="table">
      <caption className="table__caption">{caption}</caption>
      <thead>
        <tr>
          {columns.map(({ title, isFigure }) => (
            <th key={title} scope="col" data-number={isFigure || undefined}>
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, cells }) => (
          <tr key={key}>
            {cells.map((cell, place) => (
              <td
                key={columns[place]!.title}
                data-title={columns[place]!.title}
                data-number={columns[place]!.isFigure || undefined}
              >
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);

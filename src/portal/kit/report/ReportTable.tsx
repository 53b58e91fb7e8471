import { Link } from 'react-router-dom';
import { amountText } from './amounts.ts';
import type { ReportColumn } from './reportProps.ts';

interface ReportTableProps<Row, Total> {
  readonly title: string;
  readonly rows: readonly Row[];
  /** None for what does not add up. */
  readonly total?: Total | undefined;
  readonly columns: readonly ReportColumn<Row>[];
}

export function ReportTable<Row, Total>({ title, rows, total, columns }: ReportTableProps<Row, Total>) {
  const about = columns.filter(({ unit }) => !unit);
  const sums = columns.filter(({ unit }) => unit);
  return (
    <div className="list report__table">
      <table className="table">
        <caption className="table__caption">{title}</caption>
        <thead>
          <tr>
            {columns.map(({ name, title: heading, unit }) => (
              <th key={name} scope="col" data-number={unit}>
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <tr key={index}>
              {columns.map((column) => (
                <td key={column.name} data-title={column.title} data-number={column.unit}>
                  <Linked to={column.to?.(row)}>{cellText(row, column)}</Linked>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        {total && (
          <tfoot>
            <tr>
              <th scope="row" colSpan={about.length}>
                Total
              </th>
              {sums.map(({ name, title: heading, unit, to }) => (
                <td key={name} data-title={heading} data-number={unit}>
                  <Linked to={to?.()}>{amountText(numberIn(total, name), unit!)}</Linked>
                </td>
              ))}
            </tr>
          </tfoot>
        )}
      </table>
    </div>
  );
}

const Linked = ({ to, children }: { readonly to: string | undefined; readonly children: string }) =>
  to === undefined ? children : <Link to={to}>{children}</Link>;

function cellText<Row>(row: Row, { name, unit, shown }: ReportColumn<Row>): string {
  if (shown) return shown(row);
  return unit ? amountText(numberIn(row, name), unit) : String(row[name]);
}

/** A column with a unit is a sum of the contract, and so a number. */
export const numberIn = <Row,>(row: Row, name: string): number => row[name as keyof Row] as number;

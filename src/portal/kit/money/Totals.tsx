import type { Page } from '#contract/kit/list.ts';
import { cellText } from '#rules/lists/cells.ts';
import type { ListDeclaration } from '#rules/lists/listDeclaration.ts';
import { withThousands } from '#rules/money.ts';
import type { Column } from '../list/listProps.ts';
import { pageTotals } from './pageTotals.ts';

interface TotalsProps<Row> {
  readonly declared: Pick<ListDeclaration, 'columns'>;
  readonly columns: readonly Column<Row>[];
  readonly page: Page<Row>;
  /** Rows begin with a box. */
  readonly isSelectable?: boolean;
}

/** The foot of a list's table: of this page, and of all that was found, where that is more. */
export function Totals<Row>({
  declared,
  columns,
  page: {
    rows,
    totals = {},
    metadata: { totalCount },
  },
  isSelectable = false,
}: TotalsProps<Row>) {
  if (!columns.some(({ name }) => name in totals)) return null;
  const isAll = totalCount <= rows.length;
  const line = (title: string, sums: Readonly<Record<string, number>>) => (
    <tr>
      {isSelectable && <td className="table__pick" />}
      {columns.map(({ name, title: heading }, place) =>
        place === 0 ? (
          <th key={name} scope="row">
            {title}
          </th>
        ) : (
          <td
            key={name}
            data-title={heading}
            data-number={name in sums || undefined}
            data-empty={name in sums ? undefined : true}
          >
            {name in sums && cellText(declared.columns[name]!, sums[name])}
          </td>
        ),
      )}
    </tr>
  );
  return (
    <tfoot>
      {!isAll && line('This page', pageTotals(rows, Object.keys(totals)))}
      {line(isAll ? 'Total' : `All ${withThousands(totalCount)}`, totals)}
    </tfoot>
  );
}

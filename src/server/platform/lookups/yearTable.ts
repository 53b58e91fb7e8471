import { lagosDay } from '#rules/lagosDay.ts';
import type { RowsByYear } from './listSource.ts';
import { table, type Table } from './table.ts';

export function yearTable(now: () => Date, rowsOf: RowsByYear): Table {
  let made: { readonly year: number; readonly table: Table } | undefined;
  const current = () => {
    const year = Number(lagosDay(now()).slice(0, 4));
    if (made?.year !== year) made = { year, table: table(rowsOf(year)) };
    return made.table;
  };
  return {
    under: (parents) => current().under(parents),
    all: () => current().all(),
    nameOf: (id) => current().nameOf(id),
  };
}

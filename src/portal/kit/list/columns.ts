import type { Column } from './listProps.ts';

/** Without a choice in the address all but the spare columns are shown. The first always is: it leads to the row. */
export function shownColumns<Row>(columns: readonly Column<Row>[], requested: string | undefined): readonly Column<Row>[] {
  const chosen = requested?.split(',');
  return columns.filter(({ name, isSpare }, index) => index === 0 || (chosen ? chosen.includes(name) : !isSpare));
}

import type { Column } from './listProps.ts';

/** Those of the address; without them, all but the spare ones. The first is always there: it leads to the row. */
export function shownColumns<Row>(columns: readonly Column<Row>[], asked: string | undefined): readonly Column<Row>[] {
  const chosen = asked?.split(',');
  return columns.filter(({ name, isSpare }, index) => index === 0 || (chosen ? chosen.includes(name) : !isSpare));
}

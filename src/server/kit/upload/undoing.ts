import type { Queryable } from '../../platform/database/database.ts';
import { statement, type Values } from '../../platform/database/statement.ts';
import type { Compared } from './compared.ts';
import { CHANGED, SLICE } from './comparing.ts';
import type { Slice } from './target.ts';
import { removeRowsText, restoreRowsText, spareTouchedText, spareUsedText } from './undoTexts.ts';
import { writtenColumns } from './writeTexts.ts';

/** Says of the rows that an undo leaves why it does. `name` tells two lists of one table apart. */
export function sparing(compared: Compared, name = compared.table) {
  const spareTouched = statement(`spare-touched-${name}`, SLICE, spareTouchedText(compared), {});
  const spareUsed = statement(`spare-used-${name}`, SLICE, spareUsedText(compared), {});
  return {
    spareTouched: (tx: Queryable, slice: Slice) => spareTouched(tx, { ...slice }),
    spareUsed: (tx: Queryable, slice: Slice) => spareUsed(tx, { ...slice }),
  };
}

/** A list's table as an upload of it is taken back: a statement for each kind of row of a slice. */
export function undoneTable(compared: Compared) {
  const { table } = compared;
  const restore =
    writtenColumns(compared).length > 0
      ? statement(`restore-uploaded-${table}`, { ...SLICE, ...CHANGED }, restoreRowsText(compared), {})
      : undefined;
  const remove = statement(`remove-uploaded-${table}`, { ...SLICE, ...CHANGED }, removeRowsText(compared), {});
  return {
    ...sparing(compared),
    restore: async (tx: Queryable, slice: Slice, changed: Values<typeof CHANGED>) =>
      restore?.(tx, { ...slice, ...changed }),
    remove: (tx: Queryable, slice: Slice, changed: Values<typeof CHANGED>) => remove(tx, { ...slice, ...changed }),
  };
}

import type { Queryable } from '../../platform/database/database.ts';
import { statement, type Values } from '../../platform/database/statement.ts';
import type { Compared } from './compared.ts';
import { CHANGED, comparing, SLICE } from './comparing.ts';
import { reopenNew } from './sql.ts';
import type { RightRow, Slice } from './target.ts';
import { undoneTable } from './undoing.ts';
import { correctRowsText, createRowsText } from './writeTexts.ts';

/** A list's table as uploads compare and write it: a statement a slice for what is new, and one for what is changed. */
export function uploadedTable(compared: Compared) {
  const { compare, judge, stored } = comparing(compared);
  const create = statement(`create-uploaded-${compared.table}`, { ...SLICE, ...CHANGED }, createRowsText(compared), {
    written: 'int4',
  });
  const correct =
    compared.changes.length > 0
      ? statement(`correct-uploaded-${compared.table}`, { ...SLICE, ...CHANGED }, correctRowsText(compared), {
          written: 'int4',
        })
      : undefined;
  return {
    judge,
    stored,
    undo: undoneTable(compared),
    async write(
      tx: Queryable,
      slice: Slice,
      rows: readonly RightRow[],
      changed: Values<typeof CHANGED>,
    ): Promise<void> {
      const fresh = rows.filter(({ outcome }) => outcome === 'new').length;
      if (fresh < rows.length) await correct?.(tx, { ...slice, ...changed });
      if (fresh === 0) return;
      const [created] = await create(tx, { ...slice, ...changed });
      if (created!.written === fresh) return;
      await reopenNew(tx, slice);
      await compare(tx, slice);
    },
  };
}

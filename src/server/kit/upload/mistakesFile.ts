import type { Queryable } from '../../platform/database/database.ts';
import type { Cell } from '../list/cells.ts';
import { mistakesOf } from './sql.ts';
import type { RowMistake } from './target.ts';

const ROWS_AT_ONCE = 500;

/** The rows as they were sent, so that whoever has corrected them can upload the same file: columns beside the template's are not read. */
export async function* mistakesFile(
  db: Queryable,
  uploadId: number,
  headings: readonly string[],
): AsyncGenerator<readonly Cell[]> {
  yield ['Row', ...headings, 'Mistakes'];
  for (let after = 0; ;) {
    const rows = await mistakesOf(db, { uploadId, after, limit: ROWS_AT_ONCE });
    for (const { number, cells, leftEmpty: empty, mistakes } of rows) {
      const leftEmpty = (empty ?? []) as readonly string[];
      const sent = (heading: string) =>
        leftEmpty.includes(heading) ? '' : ((cells as Record<string, string>)[heading] ?? '');
      yield [number, ...headings.map(sent), wordsOf(mistakes as RowMistake[])];
    }
    if (rows.length < ROWS_AT_ONCE) return;
    after = rows.at(-1)!.number;
  }
}

const wordsOf = (mistakes: readonly RowMistake[]): string =>
  mistakes.map(({ column, message }) => (column === null ? message : `${column}: ${message}`)).join('; ');

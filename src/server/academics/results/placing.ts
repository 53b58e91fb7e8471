import type { FileRow } from '#contract/academics/score-files.ts';
import type { Marks } from '#rules/academics/grading.ts';
import type { SheetRow } from '../../kit/sheet/reading.ts';
import { sameMarks, shownMarks } from './marks.ts';
import type { ScoreChange } from './save.ts';
import type { ScoredLine } from './sheet.ts';

export const NUMBER = 'Matric number';
export const NAME = 'Name';

/** What the cells of a row give a line, or why they give nothing. */
export type Reading = { readonly marks: Marks } | { readonly mistake: string };

interface Placing {
  readonly lines: readonly ScoredLine[];
  /** Why a number has no line here. */
  readonly whyUnknown: (number: string) => string;
  readonly read: (cells: SheetRow['cells'], line: ScoredLine | undefined) => Reading;
}

export interface PlacedRow {
  readonly shown: FileRow;
  readonly cells: SheetRow['cells'];
  readonly change?: ScoreChange;
  readonly line?: ScoredLine;
}

/** Spaces and small letters make no other number. */
export const numberIn = (cells: SheetRow['cells']): string => (cells[NUMBER] ?? '').replace(/\s/g, '').toUpperCase();

/** The verdict on each row, matched by its number and never by its place. Of rows with one number none is taken. */
export function placeRows(rows: readonly SheetRow[], { lines, whyUnknown, read }: Placing): PlacedRow[] {
  const byNumber = new Map(lines.map((line) => [line.number.replace(/\s/g, '').toUpperCase(), line]));
  const places = Map.groupBy(rows, ({ cells }) => numberIn(cells));
  return rows.map((row): PlacedRow => {
    const { cells } = row;
    const number = numberIn(cells);
    const line = byNumber.get(number);
    const same = number === '' ? [row] : places.get(number)!;
    const base = { row: row.number, number, name: line?.name ?? cells[NAME] ?? '', before: null, after: null };
    const refused = (message: string): PlacedRow => ({
      cells,
      shown: { ...base, verdict: 'refused', message, before: line ? marksText(line) : null },
    });
    if (same.length > 1)
      return refused(
        `This student is on rows ${same.map((other) => other.number).join(' and ')}: none of them is taken`,
      );
    if (!line) return refused(number === '' ? 'There is no matric number on this row' : whyUnknown(number));
    const reading = read(cells, line);
    if ('mistake' in reading) return refused(reading.mistake);
    const before: Marks = { ca: line.ca, exam: line.exam, code: line.code };
    const after = reading.marks;
    const isNew = before.ca === null && before.exam === null && before.code === null;
    const verdict = sameMarks(before, after) ? 'unchanged' : isNew ? 'new' : 'changed';
    return {
      cells,
      line,
      shown: { ...base, verdict, message: null, before: marksText(before), after: marksText(after) },
      ...(verdict === 'unchanged' ? {} : { change: { lineId: line.id, before, after } }),
    };
  });
}

function marksText(marks: Marks): string | null {
  const { ca, exam, code } = shownMarks(marks);
  if (code !== null) return code;
  return ca === null && exam === null ? null : `${ca ?? '-'} + ${exam ?? '-'}`;
}

export const countsOf = (placed: readonly PlacedRow[]) => {
  const count = (verdict: FileRow['verdict']) => placed.filter(({ shown }) => shown.verdict === verdict).length;
  return {
    rows: placed.length,
    created: count('new'),
    changed: count('changed'),
    unchanged: count('unchanged'),
    refused: count('refused'),
  };
};

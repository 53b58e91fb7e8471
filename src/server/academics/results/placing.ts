import type { FileRow } from '#contract/academics/score-files.ts';
import { NO_MARKS, type Marks } from '#rules/academics/grading.ts';
import { exactNumber, looseNumber } from '#rules/academics/looseNumber.ts';
import type { SheetRow } from '../../kit/sheet/reading.ts';
import { sameMarks, shownMarks } from './marks.ts';
import { isAnothersName } from './rowName.ts';
import type { ScoreChange } from './save.ts';
import type { ScoredLine } from './sheet.ts';

export const NUMBER = 'Matric number';
export const NAME = 'Name';

/** What the cells of a row give a line, or why they give nothing. */
export type Reading = { readonly marks: Marks; readonly notice?: string } | { readonly mistake: string };

interface Placing {
  readonly lines: readonly ScoredLine[];
  /** Whether the number, as it is written, is some student's. */
  readonly isStudent: (number: string) => boolean;
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

export const numberIn = (cells: SheetRow['cells']): string => exactNumber(cells[NUMBER] ?? '');

/** By the number as it is written; where that is nobody's, by one that has lost zeros, if it can be of one line only. */
function lineFinder({ lines, isStudent }: Pick<Placing, 'lines' | 'isStudent'>) {
  const exact = new Map(lines.map((line) => [exactNumber(line.number), line]));
  const loose = Map.groupBy(lines, (line) => looseNumber(line.number));
  return (number: string): ScoredLine | undefined => {
    const line = exact.get(number);
    if (line || number === '' || isStudent(number)) return line;
    const alike = loose.get(looseNumber(number)) ?? [];
    return alike.length === 1 ? alike[0] : undefined;
  };
}

/** The verdict on each row, matched by its number and never by its place. Of rows with one number none is taken. */
export function placeRows(rows: readonly SheetRow[], { lines, isStudent, whyUnknown, read }: Placing): PlacedRow[] {
  const find = lineFinder({ lines, isStudent });
  const keyOf = (number: string): string => find(number)?.id ?? number;
  const places = Map.groupBy(rows, ({ cells }) => keyOf(numberIn(cells)));
  return rows.map((row): PlacedRow => {
    const { cells } = row;
    const number = numberIn(cells);
    const line = find(number);
    const same = number === '' ? [row] : places.get(keyOf(number))!;
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
    const reading = anothersMark(cells[NAME] ?? '', line, lines) ?? read(cells, line);
    if ('mistake' in reading) return refused(reading.mistake);
    const before: Marks = { ca: line.ca, exam: line.exam, code: line.code };
    const after = reading.marks;
    const verdict = sameMarks(before, after) ? 'unchanged' : sameMarks(before, NO_MARKS) ? 'new' : 'changed';
    return {
      cells,
      line,
      shown: {
        ...base,
        verdict,
        message: noticeOf(number, line, reading.notice),
        before: marksText(before),
        after: marksText(after),
      },
      ...(verdict === 'unchanged' ? {} : { change: { lineId: line.id, before, after } }),
    };
  });
}

/** A row whose name is another's than its number's is asked about. */
const anothersMark = (name: string, line: ScoredLine, lines: readonly ScoredLine[]): Reading | undefined =>
  isAnothersName(name, line, lines)
    ? { mistake: `The row says ${name}, and ${line.number} is ${line.name}: whose score is it?` }
    : undefined;

const noticeOf = (number: string, line: ScoredLine, notice: string | null = null): string | null =>
  number === exactNumber(line.number) ? notice : `${number} was read as ${line.number}`;

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

import { Problem, type FieldMessages } from '../../platform/problem.ts';
import type { FormSheet } from '../forms/rows.ts';
import type { SheetRow } from '../sheet/reading.ts';
import { isDash, UNCLEAR, withoutCleared } from './emptyCells.ts';
import type { JudgedRow, JudgeRow, RowMistake, UploadTarget, Verdict } from './target.ts';

/** All mistakes of a row at once. @param judge throws `Problem` for answers with mistakes, and for a row that is not this person's to make */
export function verdictOn(
  sheet: FormSheet,
  cells: SheetRow['cells'],
  judge: (answers: Readonly<Record<string, unknown>>) => Readonly<Record<string, unknown>>,
): Verdict {
  const { answers, mistakes, unread, readAs } = sheet.read(cells);
  try {
    const record = judge(answers);
    return unread.size === 0 ? { record, readAs } : { mistakes };
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    const others = Object.entries(error.errors ?? { '': error.message }).filter(([pointer]) => !unread.has(pointer));
    return { mistakes: { ...mistakes, ...Object.fromEntries(others) } };
  }
}

export function judgedRow(
  { number, cells, stored, unclear, notices = {} }: SheetRow,
  { headings, marks }: Pick<UploadTarget, 'headings' | 'marks'>,
  judge: JudgeRow,
): JudgedRow {
  if (stored) return { number, record: stored, same: true, ...noticed(notices) };
  const questions = [
    ...Object.entries(unclear ?? {}).map(([column, message]) => ({ column, message })),
    ...Object.entries(cells).flatMap(([column, cell]) => (isDash(cell) ? [{ column, message: UNCLEAR }] : [])),
  ];
  const verdict = judge(withoutCleared(cells));
  const mistakes = 'record' in verdict ? [] : byColumn(verdict.mistakes, { ...marks, ...headings });
  const columns = new Set<string | null>(questions.map(({ column }) => column));
  const all = [...questions, ...mistakes.filter(({ column }) => !columns.has(column))];
  return 'record' in verdict && all.length === 0
    ? { number, record: verdict.record, ...noticed({ ...notices, ...readAsWords(cells, verdict.readAs) }) }
    : { number, mistakes: all };
}

const noticed = (notices: NonNullable<SheetRow['notices']>): Pick<JudgedRow, 'notices'> =>
  Object.keys(notices).length > 0 ? { notices } : {};

const readAsWords = (cells: SheetRow['cells'], readAs: Readonly<Record<string, string>> = {}) =>
  Object.fromEntries(
    Object.entries(readAs).map(([heading, name]) => [heading, `'${cells[heading]}' was read as '${name}'`]),
  );

const byColumn = (mistakes: FieldMessages, headings: UploadTarget['headings']): RowMistake[] =>
  Object.entries(mistakes).map(([pointer, message]) => ({ column: headings[pointer.slice(1)] ?? null, message }));

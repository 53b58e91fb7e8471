import { answersAt } from '#catalogue/binding/reading.ts';
import type { Answers } from '#catalogue/journey.ts';
import type { Reading, SectionReading } from '#contract/admissions/answers.ts';
import type { Cell } from '../../../kit/list/cells.ts';
import { eachReading, withoutRowNumbers } from '../readings.ts';
import type { Column } from './columns.ts';

/** An application of the file, as its version asked and the file's reader may read it. */
export interface Taken {
  /** The applicant's. */
  readonly id: string;
  readonly key: string;
  readonly about: readonly Cell[];
  readonly sections: readonly SectionReading[];
  readonly answers: Answers;
}

/** One line an application; an answer that is not there is an empty cell, whatever its kind. */
export function answerLine({ about, sections, answers }: Taken, columns: readonly Column[]): Cell[] {
  const read = new Map(sections.flatMap(({ readings }) => eachReading(readings)).map((each) => [each.path, each]));
  return [
    ...about,
    ...columns.filter(({ isInRows }) => !isInRows).map((column) => cellOf(read.get(column.path), answers)),
  ];
}

/** One line a row that has answers of its own: the application, which row it is, and the columns of all rows. */
export function rowLines({ key, sections, answers }: Taken, columns: readonly Column[]): Cell[][] {
  const ofRows = columns.filter(({ isInRows }) => isInRows);
  return sections
    .flatMap(({ readings }) => rowsIn(readings, []))
    .map(({ titles, readings }) => {
      const read = new Map(readings.map((each) => [withoutRowNumbers(each.path), each]));
      return [key, titles.join(', '), ...ofRows.map(({ path }) => cellOf(read.get(path), answers))];
    });
}

interface Row {
  readonly titles: readonly string[];
  readonly readings: readonly Reading[];
}

const rowsIn = (readings: readonly Reading[], titles: readonly string[]): Row[] =>
  readings.flatMap(({ kind, rows = [] }) =>
    rows.flatMap((row) => {
      const within = kind === 'rows' ? [...titles, row.title] : titles;
      const own = row.readings.filter(({ rows: further }) => !further);
      return [
        ...(kind === 'rows' && own.length > 0 ? [{ titles: within, readings: own }] : []),
        ...rowsIn(row.readings, within),
      ];
    }),
  );

/** Figures and days stay such, so that a spreadsheet can sort them. */
function cellOf(reading: Reading | undefined, answers: Answers): Cell {
  if (!reading || reading.answer === null) return null;
  const { kind, path, answer } = reading;
  if (kind !== 'number' && kind !== 'day') return answer;
  const [value] = answersAtPath(answers, path);
  if (typeof value === 'number') return value;
  return kind === 'day' && typeof value === 'string' ? { day: value } : answer;
}

/** Here a path has the numbers of rows. */
function answersAtPath(answers: Answers, path: string): unknown[] {
  const steps = path.split('/');
  const number = steps.findIndex((step) => /^\d+$/.test(step));
  if (number < 0) return answersAt(answers, steps);
  const rows = answersAtPath(answers, steps.slice(0, number).join('/')).flat();
  return answersAtPath(rows[Number(steps[number])] as Answers, steps.slice(number + 1).join('/'));
}

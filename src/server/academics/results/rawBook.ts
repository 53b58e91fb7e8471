import { courseKey } from '#rules/academics/courseHeading.ts';
import { exactNumber } from '#rules/academics/looseNumber.ts';
import type { RawCell } from '#rules/academics/rawMarks.ts';
import { isFooter } from '#rules/sheets/footer.ts';
import { isUnwanted } from '#rules/sheets/proposeColumns.ts';
import { cellAt, type RawRow } from '#rules/sheets/rawRow.ts';
import { invalid } from '../../platform/problem.ts';
import type { BookSheet } from '../../kit/sheet/reading.ts';
import { placesOf } from '../../kit/sheet/thread/places.ts';
import type { MatchedTarget } from '../../kit/upload/layout/fields.ts';
import { matchingOf, proposalFor } from '../../kit/upload/layout/matching.ts';
import { NAME, NUMBER } from './placing.ts';

const TARGET: MatchedTarget = {
  headings: { matricNumber: NUMBER, fullName: NAME },
  needed: ['matricNumber'],
  kinds: { matricNumber: 'student-number' },
  name: 'fullName',
};

/** A sheet of a book of raw results: a row a student, a column a course. */
export interface RawSheet {
  readonly name: string;
  readonly columns: readonly RawColumn[];
  readonly students: readonly RawStudent[];
  /** Rows of totals, averages and signatures. */
  readonly footers: readonly number[];
}

export interface RawColumn {
  readonly column: number;
  readonly key: string;
  readonly heading: string;
}

interface RawStudent {
  readonly row: number;
  readonly number: string;
  readonly name: string;
  readonly cellAt: (column: number) => NonNullable<RawCell>;
}

/** Undefined for a sheet without a column of numbers: it is an instruction, or a cover. @throws Problem 422 for merged cells */
export function rawSheet({ name, rows, faults, merged }: BookSheet): RawSheet | undefined {
  const matching = matchingOf(TARGET, { rows }, undefined);
  const { row: headingRow, names } = matching.headings;
  const known = proposalFor(TARGET, matching);
  const columnOf = (heading: string) => [...known].find(([, each]) => each === heading)?.[0];
  const [numberColumn, nameColumn] = [columnOf(NUMBER), columnOf(NAME)];
  if (numberColumn === undefined) return undefined;
  const range = merged.find((each) => placesOf(each).lastRow > headingRow);
  if (range !== undefined)
    throw invalid(
      `The cells ${range} of the sheet '${name}' are merged. Please unmerge them, fill in each row and upload it again`,
    );
  const faultAt = new Map(faults.map(({ row, column, what }) => [`${row}/${column}`, what]));
  const footers: number[] = [];
  const students = rows.flatMap((row): RawStudent[] => {
    if (row.number <= headingRow) return [];
    const number = cellAt(row, numberColumn);
    if (isFooter(row.cells[0]?.[1] ?? '', [number], footers.length > 0)) {
      footers.push(row.number);
      return [];
    }
    return [
      {
        row: row.number,
        number: exactNumber(number),
        name: nameColumn === undefined ? '' : cellAt(row, nameColumn),
        cellAt: (column) => cellIn(row, column, faultAt),
      },
    ];
  });
  const columns = [...names].flatMap(([column, heading]) =>
    known.has(column) || isUnwanted(heading) ? [] : [{ column, key: courseKey(heading), heading: heading.trim() }],
  );
  return { name, columns, students, footers };
}

function cellIn(row: RawRow, column: number, faultAt: ReadonlyMap<string, string>): NonNullable<RawCell> {
  const fault = faultAt.get(`${row.number}/${column}`);
  return fault === undefined ? { text: cellAt(row, column) } : { fault };
}

/** A student in the order of the book, with their row of each sheet that has one. */
export interface RawPerson {
  /** Of the first sheet that has them. */
  readonly row: number;
  readonly number: string;
  readonly name: string;
  readonly on: ReadonlyMap<string, RawStudent>;
}

/** One who is twice on a sheet is two: neither is taken. So is each row without a number. */
export function peopleOf(sheets: readonly RawSheet[]): RawPerson[] {
  const rows = sheets.flatMap(({ name, students }) => students.map((student) => ({ sheet: name, student })));
  const groups = Map.groupBy(rows, ({ sheet, student }) => student.number || `${sheet} ${student.row}`);
  return [...groups.values()].flatMap((own) => {
    const bySheet = [...Map.groupBy(own, ({ sheet }) => sheet)];
    const times = Math.max(...bySheet.map(([, each]) => each.length));
    return Array.from({ length: times }, (_, time): RawPerson => {
      const on = new Map(bySheet.map(([sheet, each]) => [sheet, (each[time] ?? each[0]!).student]));
      const twice = bySheet.find(([, each]) => each.length === times)!;
      const { row, number, name } = (time === 0 ? own[0]! : twice[1][time]!).student;
      return { row, number, name, on };
    });
  });
}

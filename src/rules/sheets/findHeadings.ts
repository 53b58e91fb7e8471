import { headingKey, isLabel } from './headingKey.ts';
import { cellAt, widthOf, type RawRow } from './rawRow.ts';
import { joinedHeadings } from './joinedHeadings.ts';

export interface Headings {
  /** The number of the last row of the headings; 0 where the file has none. */
  readonly row: number;
  /** How many rows they take. */
  readonly depth: 1 | 2;
  /** As written, by their columns; columns with rows below and no heading are not among them. */
  readonly names: ReadonlyMap<number, string>;
}

const NO_HEADINGS: Headings = { row: 0, depth: 1, names: new Map() };

/** So many rows may stand above the rows of a list, headings among them. */
const DEEPEST = 30;

/**
 * The row with most headings that are known. Where none is, the first row whose cells are words above values of another
 * shape: else the file has no headings.
 * @param isKnown whether a key (`headingKey`) is one of this list's, or of a column that many files have
 */
export function findHeadings(rows: readonly RawRow[], isKnown: (key: string) => boolean): Headings {
  const first = rows.filter(({ number }) => number <= DEEPEST);
  let best: RawRow | undefined;
  let most = 0;
  for (const row of first) {
    const known = knownIn(row, isKnown);
    if (known > most && (known >= 2 || known * 2 >= row.cells.length)) [best, most] = [row, known];
  }
  const row = best ?? first.find((each) => isAboveValues(each, rows));
  if (!row) return NO_HEADINGS;
  const joined = headingsEndingAt(rows, row.number + 1);
  return joined.depth === 2 ? joined : headingsEndingAt(rows, row.number);
}

/** The headings whose last row was chosen by a person, or found; 0 is none. */
export function headingsEndingAt(rows: readonly RawRow[], number: number): Headings {
  const row = rows.find((each) => each.number === number);
  if (!row) return NO_HEADINGS;
  const above = rows.find((each) => each.number === number - 1);
  const joined = above && joinedHeadings(above, row);
  return joined ? { row: number, depth: 2, names: joined } : { row: number, depth: 1, names: new Map(row.cells) };
}

const knownIn = ({ cells }: RawRow, isKnown: (key: string) => boolean): number =>
  new Set(cells.map(([, text]) => (isLabel(text) ? '' : headingKey(text))).filter((key) => key !== '' && isKnown(key)))
    .size;

/** Words, each once, above at least one column of values with digits; a row of values has the shape of those below it. */
function isAboveValues(row: RawRow, rows: readonly RawRow[]): boolean {
  const below = rows.filter(({ number }) => number > row.number).slice(0, 10);
  const texts = row.cells.map(([, text]) => text);
  if (below.length === 0 || row.cells.length < Math.max(1, widthOf(below) / 2)) return false;
  if (texts.some((text) => isValue(text) || isLabel(text)) || new Set(texts).size < texts.length) return false;
  return row.cells.some(([column]) => {
    const values = below.map((each) => cellAt(each, column)).filter((text) => text !== '');
    return values.length > 0 && values.filter(isValue).length * 2 >= values.length;
  });
}

/** Three digits, or nothing but digits: headings count to twelve at most. */
const isValue = (text: string): boolean => (text.match(/\d/g) ?? []).length >= 3 || /^[\d.,\s-]+$/.test(text);

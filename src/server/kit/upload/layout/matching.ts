import type { LayoutQuestion } from '#contract/kit/layout.ts';
import { findHeadings, headingsEndingAt, type Headings } from '#rules/sheets/findHeadings.ts';
import { knownKeys, proposeColumns } from '#rules/sheets/proposeColumns.ts';
import { cellAt, widthOf } from '#rules/sheets/rawRow.ts';
import type { ColumnLayout, Survey } from '../../sheet/reading.ts';
import { columnKeys } from './columnKeys.ts';
import { matchedFields, type MatchedTarget } from './fields.ts';
import type { MatchedField } from './matchedField.ts';
import { WHOLE_NAME, withoutSecondNames } from './nameFields.ts';

const EXAMPLES = 3;
/** So many rows are offered as the headings, by so many of their cells. */
const ROWS_OFFERED = 12;
const CELLS_OFFERED = 6;

/** A surveyed file beside the list that it goes to. */
export interface Matching {
  readonly fields: readonly MatchedField[];
  readonly headings: Headings;
  readonly width: number;
  /** By which columns are known again. */
  readonly keys: ReadonlyMap<number, string>;
  readonly valuesOf: (column: number) => readonly string[];
}

/** @param headingRow what the person says; found where they do not */
export function matchingOf(
  target: MatchedTarget,
  { rows }: Pick<Survey, 'rows'>,
  headingRow: number | undefined,
): Matching {
  const fields = matchedFields(target);
  const known = knownKeys(fields);
  const headings =
    headingRow === undefined ? findHeadings(rows, (key) => known.has(key)) : headingsEndingAt(rows, headingRow);
  const below = rows.filter(({ number }) => number > headings.row);
  const width = Math.max(widthOf(below), ...headings.names.keys(), 0);
  return {
    fields,
    headings,
    width,
    keys: columnKeys(headings.names, width),
    valuesOf: (column) => below.map((row) => cellAt(row, column)).filter((text) => text !== ''),
  };
}

export const proposalFor = (
  target: MatchedTarget,
  { fields, headings, width, valuesOf }: Matching,
): Map<number, string> => withoutSecondNames(target, proposeColumns(fields, headings.names, width, valuesOf));

/** Those with a heading, or with values. */
const columnsIn = ({ headings, width, valuesOf }: Matching): number[] =>
  Array.from({ length: width }, (_, index) => index + 1).filter(
    (column) => headings.names.has(column) || valuesOf(column).length > 0,
  );

export function layoutOf(matching: Matching, columns: ReadonlyMap<number, string>): ColumnLayout {
  const { headings } = matching;
  return {
    headingRow: headings.row,
    columns,
    unread: columnsIn(matching)
      .filter((column) => !columns.has(column))
      .map((column) => headings.names.get(column) ?? `column ${column}`),
  };
}

export function questionOf(
  target: MatchedTarget,
  survey: Survey,
  matching: Matching,
  columns: ReadonlyMap<number, string>,
  facts: readonly string[],
): LayoutQuestion {
  const { fields, headings, valuesOf } = matching;
  const { fileType, encoding = null, separator = null, sheets, sheet = null, rows, filled } = survey;
  return {
    kind: 'layout',
    fileType,
    encoding,
    separator,
    sheets: [...sheets],
    sheet,
    ...(facts.length > 0 && { facts: [...facts] }),
    headingRow: headings.row,
    firstRows: rows
      .slice(0, ROWS_OFFERED)
      .map(({ number, cells }) => ({ row: number, cells: cells.slice(0, CELLS_OFFERED).map(([, text]) => text) })),
    rows: filled - rows.filter(({ number }) => number <= headings.row).length,
    columns: columnsIn(matching).map((column) => ({
      column,
      heading: headings.names.get(column) ?? '',
      examples: valuesOf(column).slice(0, EXAMPLES),
      field: columns.get(column) ?? null,
    })),
    fields: fields.map(({ heading, isNeeded, instead = null }) => ({ heading, isNeeded, instead })),
    wholeName: typeof target.name === 'object' ? WHOLE_NAME : null,
  };
}

import { isOfKind, isTelling, type ColumnKind } from './columnKind.ts';
import { headingKey } from './headingKey.ts';

/** A column of a list, which a column of a file may be. */
export interface SheetField {
  readonly heading: string;
  /** Other headings of the same, the likeliest first. */
  readonly synonyms?: readonly string[];
  readonly kind?: ColumnKind;
}

/** Columns that many files have and no list wants: they tell a row of headings, and are left. */
const UNWANTED: ReadonlySet<string> = new Set(
  ['S/N', 'SN', 'Serial No', 'No', '#', 'Remark', 'Remarks', 'Notes', 'Extra Column', 'Row', 'Mistakes'].map(
    headingKey,
  ),
);

/** All keys by which a row of headings of this list is known. */
export const knownKeys = (fields: readonly SheetField[]): ReadonlySet<string> =>
  new Set([...UNWANTED, ...fields.flatMap(keysOf)]);

/**
 * Which column is which field: by its heading, then by a synonym, the likeliest first, and what is left by the shape of its
 * values where one column and one field alone have it. Each is used once.
 * @param names headings by their columns. @param valuesOf some values of a column
 */
export function proposeColumns(
  fields: readonly SheetField[],
  names: ReadonlyMap<number, string>,
  width: number,
  valuesOf: (column: number) => readonly string[],
): Map<number, string> {
  const proposed = new Map<number, string>();
  const taken = new Set<string>();
  const take = (column: number, heading: string) => {
    proposed.set(column, heading);
    taken.add(heading);
  };
  const keys = new Map([...names].map(([column, written]) => [column, keysIn(written)]));
  for (const { key, heading } of keysByLikelihood(fields)) {
    if (taken.has(heading)) continue;
    const [column] = [...keys].find(([place, each]) => !proposed.has(place) && each.includes(key)) ?? [];
    if (column !== undefined) take(column, heading);
  }
  const columns = Array.from({ length: width }, (_, index) => index + 1);
  for (const { heading, kind } of fields) {
    if (
      kind === undefined ||
      taken.has(heading) ||
      fields.filter((one) => one.kind === kind && !taken.has(one.heading)).length > 1
    )
      continue;
    const alike = columns.filter(
      (column) =>
        !proposed.has(column) &&
        (!names.has(column) || isTelling(kind)) &&
        !isUnwanted(names.get(column)) &&
        isOfKind(valuesOf(column), kind),
    );
    if (alike.length === 1) take(alike[0]!, heading);
  }
  return proposed;
}

/** 'Scores: CA (30)' is known as a whole, by its own heading, and by the one above it. */
function keysIn(written: string): readonly string[] {
  const [group, own] = written.split(/: (?=\S)/, 2);
  return own === undefined ? [headingKey(written)] : [headingKey(written), headingKey(own), headingKey(group!)];
}

const keysOf = ({ heading, synonyms = [] }: SheetField): string[] => [heading, ...synonyms].map(headingKey);

/** The headings of all fields, then the likeliest synonym of each, and so on. */
function keysByLikelihood(
  fields: readonly SheetField[],
): readonly { readonly key: string; readonly heading: string }[] {
  return fields
    .flatMap((field) => keysOf(field).map((key, place) => ({ key, place, heading: field.heading })))
    .sort((one, other) => one.place - other.place);
}

/** Of no list: a serial number, or remarks. */
export const isUnwanted = (written = ''): boolean => UNWANTED.has(headingKey(written));

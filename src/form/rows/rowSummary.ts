import type { Option } from '#catalogue/registry/lookups.ts';
import type { FieldSchema } from '#catalogue/vocabulary.ts';
import { displayAnswer, shownAs } from '#rules/displayAnswer.ts';
import type { Row } from './rowEntries.ts';

export interface RowSummary {
  /** Empty while the first column is. */
  readonly name: string;
  readonly details: string;
}

/** Undefined where the list has not been loaded. */
export type OptionsNow = (lookup: string, parents: readonly unknown[]) => readonly Option[] | undefined;

const SHOWN = 3;

export const summaryColumns = ({ summary, items }: FieldSchema): readonly string[] =>
  summary ?? Object.keys(items?.properties ?? {}).slice(0, SHOWN);

export function summaryOf(list: FieldSchema, row: Row, optionsNow: OptionsNow): RowSummary {
  const columns = summaryColumns(list);
  const texts = columns.map((column) => textOf(list.items?.properties?.[column], row, row[column], optionsNow));
  const [name = '', ...others] = withRanges(list, columns, texts);
  return { name, details: others.filter(Boolean).join(' · ') };
}

/** A column that is `notBefore` the one shown in front of it makes a range with it: 2018 – 2024. */
function withRanges({ items }: FieldSchema, columns: readonly string[], texts: readonly string[]): string[] {
  const opensRange = (index: number) =>
    texts[index] !== '' &&
    texts[index + 1] !== '' &&
    items?.properties?.[columns[index + 1]!]?.notBefore === columns[index];
  return texts.flatMap((text, index) =>
    opensRange(index) ? [`${text} – ${texts[index + 1]}`] : index > 0 && opensRange(index - 1) ? [] : [text],
  );
}

function textOf(field: FieldSchema | undefined = {}, row: Row, value: unknown, optionsNow: OptionsNow): string {
  if (value === undefined || value === null) return '';
  if (field.lookup ?? field.entries) {
    const list = field.lookup ? optionsNow(field.lookup, parentsOf(field, row)) : field.entries;
    return list?.find(({ id }) => id === value)?.name ?? '';
  }
  return wordsOf(field, value).trim();
}

function wordsOf(field: FieldSchema, value: unknown): string {
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  return Array.isArray(value) ? value.join(', ') : displayAnswer(value, field.format, shownAs(field));
}

export const parentsOf = ({ lookupBy = [] }: FieldSchema, row: Row): unknown[] => lookupBy.map((name) => row[name]);

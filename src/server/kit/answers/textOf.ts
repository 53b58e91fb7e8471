import type { FieldSchema } from '#catalogue/vocabulary.ts';
import { displayAnswer, shownAs } from '#rules/displayAnswer.ts';
import type { Lookups } from '../../platform/lookups/lookups.ts';

export interface Answered {
  readonly field: FieldSchema | undefined;
  readonly value: unknown;
}

/** What ids are called. */
export type Names = Pick<Lookups, 'nameOf'>;

/** An answer in words, as slips, mails and the office's pages have it. Undefined where nothing was answered. */
export function textOf({ field, value }: Answered, names: Names): string | undefined {
  if (value === undefined || value === null || String(value).trim() === '') return undefined;
  if (Array.isArray(value))
    return value.map((each: unknown) => textOf({ field: field?.items, value: each }, names)).join(', ');
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (field?.entries ?? field?.lookup) return nameIn(field, value, names) ?? String(value);
  return displayAnswer(value, field?.format, field && shownAs(field));
}

const nameIn = ({ entries, lookup }: FieldSchema, value: unknown, names: Names) =>
  entries ? entries.find(({ id }) => id === value)?.name : names.nameOf(lookup!, value);

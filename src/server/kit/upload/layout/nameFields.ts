import type { NameParts } from '#rules/sheets/names.ts';
import type { UploadTarget } from '../target.ts';
import type { MatchedField } from './matchedField.ts';
import { SYNONYMS } from './synonyms.ts';

/** A column of a file that holds a name which its list has in three. */
export const WHOLE_NAME = 'Whole name';

/** Columns of a file that hold the parts of a name which its list has in one. */
export const PART_NAMES: Readonly<Record<keyof NameParts, string>> = {
  surname: 'Surname',
  firstname: 'First name',
  other: 'Other names',
};

const PART_SYNONYMS = {
  surname: SYNONYMS['surname']!,
  firstname: SYNONYMS['firstname']!,
  other: SYNONYMS['middlename']!,
} as const;

const PARTS = Object.keys(PART_NAMES) as (keyof NameParts)[];

export function extraNameFields({ name }: Pick<UploadTarget, 'name'>): readonly MatchedField[] {
  if (!name) return [];
  return typeof name === 'string'
    ? PARTS.map((part) => ({ heading: PART_NAMES[part], synonyms: PART_SYNONYMS[part], isNeeded: false }))
    : [{ heading: WHOLE_NAME, synonyms: SYNONYMS['fullName']!, isNeeded: false }];
}

/** A file may have a name both ways: what the list has itself counts where it is whole. */
export function withoutSecondNames(
  { name, headings }: Pick<UploadTarget, 'name' | 'headings'>,
  columns: ReadonlyMap<number, string>,
): Map<number, string> {
  const used = new Set(columns.values());
  const dropped = new Set<string>();
  if (typeof name === 'string' && used.has(headings[name]!)) for (const part of PARTS) dropped.add(PART_NAMES[part]);
  if (typeof name === 'object' && used.has(WHOLE_NAME)) {
    const parts = PARTS.map((part) => headings[name[part]]!);
    if (used.has(parts[0]!) && used.has(parts[1]!)) dropped.add(WHOLE_NAME);
    else for (const part of parts) dropped.add(part);
  }
  return new Map([...columns].filter(([, heading]) => !dropped.has(heading)));
}

/** What says of a name the same as this heading of the list. */
export function insteadOf(
  { name, headings }: Pick<UploadTarget, 'name' | 'headings'>,
  field: string,
): string | undefined {
  if (!name || !(field in headings)) return undefined;
  if (typeof name === 'string') return field === name ? PART_NAMES.surname : undefined;
  return PARTS.some((part) => name[part] === field) ? WHOLE_NAME : undefined;
}

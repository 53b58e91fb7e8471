import type { FieldSchema } from '#catalogue/vocabulary.ts';
import type { LookupName, Option } from '#catalogue/registry/lookups.ts';
import { stateName } from '#rules/stateCodes.ts';
import { normaliseText } from '#rules/text/normaliseText.ts';
import { typedDay } from '#rules/days/typedDay.ts';
import type { Platform } from '../../platform/platform.ts';
import type { FieldMessages } from '../../platform/problem.ts';
import type { SheetRow } from '../sheet/reading.ts';
import type { FormName } from './service.ts';

/** A form as the columns of a spreadsheet. */
export interface FormSheet {
  /** By the form's fields. */
  readonly headings: Readonly<Record<string, string>>;
  readonly read: (cells: SheetRow['cells']) => ReadRow;
  /** What a person calls the value of a field. */
  readonly nameOf: (field: string, value: unknown) => string | null;
}

export interface ReadRow {
  readonly answers: Readonly<Record<string, unknown>>;
  /** Names that are on no list, by their fields' pointers. */
  readonly mistakes: FieldMessages;
  /** The pointers of fields that have no answer for a mistake, their own or that of a field which they depend on. */
  readonly unread: ReadonlySet<string>;
}

export function formSheet(platform: Platform, form: FormName): FormSheet {
  const fields: Readonly<Record<string, FieldSchema>> = platform.catalogue.forms.sections[form]!.properties;
  return {
    headings: Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, titleOf(field)])),
    read: (cells) => readRow(platform, fields, cells),
    nameOf: (field, value) =>
      value === null || value === undefined
        ? null
        : (platform.lookups.nameOf(fields[field]?.lookup ?? '', value) ?? String(value)),
  };
}

/** Their names are written as codes too. */
const STATES: ReadonlySet<string> = new Set(['states', 'states-of-residence']);

/** Names become the ids of their lists. */
function readRow(
  { lookups }: Platform,
  fields: Readonly<Record<string, FieldSchema>>,
  cells: SheetRow['cells'],
): ReadRow {
  const answers: Record<string, unknown> = {};
  const mistakes: FieldMessages = {};
  const unread = new Set<string>();
  for (const [name, field] of Object.entries(fields)) {
    const { lookup, lookupBy = [] } = field;
    const cell = cells[titleOf(field)] ?? '';
    if (cell === '') continue;
    if (!lookup) answers[name] = valueOf(field, cell);
    else if (lookupBy.some((parent) => unread.has(`/${parent}`))) unread.add(`/${name}`);
    else {
      const option = byName(
        lookups.list(
          lookup as LookupName,
          lookupBy.map((parent) => answers[parent]),
        ),
      ).get(nameKey(STATES.has(lookup) ? stateName(cell) : cell));
      if (option) answers[name] = option.id;
      else {
        unread.add(`/${name}`);
        mistakes[`/${name}`] = `there is no '${cell}' to choose`;
      }
    }
  }
  return { answers, mistakes, unread };
}

function valueOf({ type, format }: FieldSchema, cell: string): unknown {
  if (type === 'integer' || type === 'number') return Number(cell);
  return format === 'date' ? typedDay(cell) : cell;
}

const named = new WeakMap<readonly Option[], ReadonlyMap<string, Option>>();

/** Of two of the same name the first one counts. A list is the same array until it changes. */
function byName(options: readonly Option[]): ReadonlyMap<string, Option> {
  const names = named.get(options) ?? new Map(options.toReversed().map((option) => [nameKey(option.name), option]));
  named.set(options, names);
  return names;
}

/** A list may be older than the one form of text that a cell comes in. */
const nameKey = (name: string): string => normaliseText(name).toLowerCase();

const titleOf = ({ title }: FieldSchema): string => title ?? '';

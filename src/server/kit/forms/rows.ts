import type { FieldSchema } from '#catalogue/vocabulary.ts';
import type { ColumnKind } from '#rules/sheets/columnKind.ts';
import type { LookupName, Option } from '#catalogue/registry/lookups.ts';
import { namesByAbbreviation } from '#rules/sheets/abbreviation.ts';
import { classLevel } from '#rules/sheets/classLevel.ts';
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
  /** Of fields whose values have a shape of their own. */
  readonly kinds: Readonly<Record<string, ColumnKind>>;
  /** The field of a whole name, where the form has one. */
  readonly name?: string;
  /** The headings of phone numbers. */
  readonly phones: readonly string[];
  readonly read: (cells: SheetRow['cells']) => ReadRow;
  /** What a person calls the value of a field. */
  readonly nameOf: (field: string, value: unknown) => string | null;
}

/** Of a format, or of a list. */
const KINDS: Readonly<Record<string, ColumnKind>> = {
  email: 'email',
  phone: 'phone',
  date: 'day',
  genders: 'sex',
  levels: 'level',
  states: 'state',
  'states-of-residence': 'state',
};

export interface ReadRow {
  readonly answers: Readonly<Record<string, unknown>>;
  /** Names that are on no list, by their fields' pointers. */
  readonly mistakes: FieldMessages;
  /** The pointers of fields that have no answer for a mistake, their own or that of a field which they depend on. */
  readonly unread: ReadonlySet<string>;
  /** Names as the college writes them, by the headings of cells that are written otherwise. */
  readonly readAs: Readonly<Record<string, string>>;
}

export function formSheet(platform: Platform, form: FormName): FormSheet {
  const fields: Readonly<Record<string, FieldSchema>> = platform.catalogue.forms.sections[form]!.properties;
  const [name] = Object.entries(fields).find(([, { format }]) => format === 'full-name') ?? [];
  return {
    kinds: Object.fromEntries(
      Object.entries(fields).flatMap(([field, { format = '', lookup = '' }]) => {
        const kind = KINDS[format] ?? KINDS[lookup];
        return kind ? [[field, kind]] : [];
      }),
    ),
    ...(name && { name }),
    headings: Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, titleOf(field)])),
    phones: Object.values(fields).flatMap((field) => (field.format === 'phone' ? [titleOf(field)] : [])),
    read: (cells) => readRow(platform, fields, cells),
    nameOf: (field, value) =>
      value === null || value === undefined
        ? null
        : (platform.lookups.nameOf(fields[field]?.lookup ?? '', value) ?? String(value)),
  };
}

/** Their names are written as codes too. */
const STATES: ReadonlySet<string> = new Set(['states', 'states-of-residence']);

/** A list's own file has a level as its number, and offices' as a class. */
const namedIn = (lookup: string, cell: string): string => {
  if (STATES.has(lookup)) return stateName(cell);
  return lookup === 'levels' ? classLevel(cell) : cell;
};

/** Names become the ids of their lists. */
function readRow(
  { lookups }: Platform,
  fields: Readonly<Record<string, FieldSchema>>,
  cells: SheetRow['cells'],
): ReadRow {
  const reading: Reading = { answers: {}, mistakes: {}, unread: new Set<string>(), readAs: {} };
  const { answers, mistakes, unread } = reading;
  for (const [name, field] of Object.entries(fields)) {
    const { lookup, lookupBy = [] } = field;
    const cell = cells[titleOf(field)] ?? '';
    if (cell === '') continue;
    if (!lookup) answers[name] = valueOf(field, cell);
    else if (lookupBy.some((parent) => unread.has(`/${parent}`))) unread.add(`/${name}`);
    else if (lookupBy.some((parent) => answers[parent] === undefined && !(titleOf(fields[parent]!) in cells)))
      readUnderAnyParent(lookups, fields, name, cell, reading);
    else {
      const options = lookups.list(
        lookup as LookupName,
        lookupBy.map((parent) => answers[parent]),
      );
      const [option, ...others] = optionsCalled(options, namedIn(lookup, cell));
      if (option && others.length === 0) {
        answers[name] = option.id;
        noteReading(reading, titleOf(field), cell, option);
      } else {
        unread.add(`/${name}`);
        mistakes[`/${name}`] = option ? severalMeant(cell, [option, ...others]) : `there is no '${cell}' to choose`;
      }
    }
  }
  return reading;
}

/** The one that is written so; else those for which the cell may be short. */
export function optionsCalled(options: readonly Option[], cell: string): readonly Option[] {
  const exact = byName(options).get(nameKey(cell));
  return exact ? [exact] : byAbbreviation(options)(cell);
}

const severalMeant = (cell: string, options: readonly Option[]): string =>
  `'${cell}' may be '${options
    .slice(0, 3)
    .map(({ name }) => name)
    .join("' or '")}'. Please write it in full`;

/** Letter case is no other word. */
function noteReading({ readAs }: Pick<Reading, 'readAs'>, heading: string, cell: string, { name }: Option): void {
  if (nameKey(cell) === nameKey(name)) return;
  const isClass = classLevel(cell) === name && /^\D/.test(cell);
  if (isClass || namesByAbbreviation([{ name }])(cell).length > 0) readAs[heading] = name;
}

interface Reading {
  readonly answers: Record<string, unknown>;
  readonly mistakes: FieldMessages;
  readonly unread: Set<string>;
  readonly readAs: Record<string, string>;
}

function readUnderAnyParent(
  lookups: Platform['lookups'],
  fields: Readonly<Record<string, FieldSchema>>,
  name: string,
  cell: string,
  { answers, mistakes, unread, readAs }: Reading,
): void {
  const { lookup, lookupBy = [] } = fields[name]!;
  const known = lookupBy.map((parent) => answers[parent]);
  const matches = underAnyParent(lookups, lookup as LookupName, cell, known);
  if (matches.length === 1) {
    const [{ option, parents }] = matches as [(typeof matches)[number]];
    noteReading({ readAs }, titleOf(fields[name]!), cell, option);
    Object.assign(answers, Object.fromEntries(lookupBy.map((parent, place) => [parent, parents[place]])), {
      [name]: option.id,
    });
    return;
  }
  for (const field of [name, ...lookupBy.filter((_, place) => known[place] === undefined)]) unread.add(`/${field}`);
  const columns = lookupBy.map((parent) => titleOf(fields[parent]!)).join("' and '");
  mistakes[`/${name}`] =
    matches.length === 0
      ? `there is no '${cell}' to choose`
      : `${matches.length} are called '${cell}'. Please add the column '${columns}'`;
}

/** A file without the column of the parent, as a list's own may be: a name that stands under one parent alone says which. */
function underAnyParent(
  lookups: Platform['lookups'],
  lookup: LookupName,
  cell: string,
  known: readonly unknown[],
): { readonly option: Option; readonly parents: readonly number[] }[] {
  const lists = lookups.whole(lookup).flatMap(([key, options]) => {
    const parents = key.split('/').slice(1).map(Number);
    return known.some((id, place) => id !== undefined && id !== parents[place]) ? [] : [{ parents, options }];
  });
  const exact = lists.flatMap(({ parents, options }) => {
    const option = byName(options).get(nameKey(cell));
    return option ? [{ option, parents }] : [];
  });
  if (exact.length > 0) return exact;
  return lists.flatMap(({ parents, options }) => byAbbreviation(options)(cell).map((option) => ({ option, parents })));
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

const abbreviated = new WeakMap<readonly Option[], (cell: string) => readonly Option[]>();

function byAbbreviation(options: readonly Option[]): (cell: string) => readonly Option[] {
  const read = abbreviated.get(options) ?? namesByAbbreviation(options);
  abbreviated.set(options, read);
  return read;
}

/** A list may be older than the one form of text that a cell comes in. */
const nameKey = (name: string): string => normaliseText(name).toLowerCase();

const titleOf = ({ title }: FieldSchema): string => title ?? '';

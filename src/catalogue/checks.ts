import { isTooLarge } from '#rules/files.ts';
import { FORMATS, isFormat } from '#rules/formats.ts';
import { isLonger, isShorter } from '#rules/text/characters.ts';
import { messageFor } from './messages.ts';
import { countingRows, isAnswers, isApplicable } from './normalise.ts';
import { childPointer } from './pointer.ts';
import type { FieldError, ValidationContext } from './verdict.ts';
import type { FieldSchema, SectionSchema } from './vocabulary.ts';

type Siblings = Readonly<Record<string, unknown>>;

type Word =
  | 'minLength'
  | 'maxLength'
  | 'format'
  | 'ageOver'
  | 'ageUnder'
  | 'lookup'
  | 'accept'
  | 'maxMegabytes'
  | 'differsFrom'
  | 'notBefore'
  | 'rowsRequired'
  | 'uniqueBy';

/** It judges an answer that is there (never undefined); false is a mistake. */
type Check<W extends Word> = (
  answer: unknown,
  declared: NonNullable<FieldSchema[W]>,
  siblings: Siblings,
  context: ValidationContext,
  field: FieldSchema,
) => boolean;

/** The order is the precedence: when several words fail, the first one is reported. */
const CHECKS: { readonly [W in Word]: Check<W> } = {
  minLength: (answer, least) => !isText(answer) || !isShorter(answer, least),
  maxLength: (answer, most) => !isText(answer) || !isLonger(answer, most),
  format: (answer, format) => !isText(answer) || !isFormat(format) || FORMATS[format](answer),
  ageOver: (answer, years, _, { year }) => !isText(answer) || year - yearOf(answer) > years,
  ageUnder: (answer, years, _, { year }) => !isText(answer) || year - yearOf(answer) < years,
  lookup: (answer, _, siblings, context, field) => optionsOf(field, siblings, context)?.has(answer) ?? true,
  accept: (answer, kinds, _, { file }) => kinds.includes(file?.(answer)?.kind ?? kinds[0]!),
  maxMegabytes: (answer, megabytes, _, { file }) => !isTooLarge(file?.(answer)?.size ?? 0, megabytes),
  differsFrom: (answer, others, siblings) =>
    [others].flat().every((sibling) => folded(siblings[sibling]) !== folded(answer)),
  notBefore: (answer, sibling, siblings) => !isEarlier(answer, siblings[sibling]),
  rowsRequired: (answer, rows, _, __, field) => !Array.isArray(answer) || areComplete(answer, rows, field),
  uniqueBy: (answer, column) => !Array.isArray(answer) || areUnique(answer, column),
};

const WORDS = Object.keys(CHECKS) as Word[];

export function conditionalErrors(section: SectionSchema, data: unknown, context: ValidationContext): FieldError[] {
  const passport: FieldError[] =
    section.passportRequired && !context.hasPassport
      ? [{ pointer: '', keyword: 'passportRequired', ...messageFor(section, 'passportRequired') }]
      : [];
  return [...passport, ...errorsWithin(section, data, '', context)];
}

function errorsWithin(schema: FieldSchema, data: unknown, pointer: string, context: ValidationContext): FieldError[] {
  if (schema.items && Array.isArray(data)) {
    return countingRows(schema, data).flatMap((index) =>
      itemErrors(schema.items!, data[index], childPointer(pointer, index), context),
    );
  }
  if (!schema.properties || !isAnswers(data)) return [];
  return Object.entries(schema.properties).flatMap(([name, field]) => {
    const failed = failedWord(schema, name, field, data, context);
    if (failed)
      return [{ pointer: childPointer(pointer, name), keyword: failed, ...messageFor(field, failed, data[name]) }];
    return field.properties || field.items ? errorsWithin(field, data[name], childPointer(pointer, name), context) : [];
  });
}

function itemErrors(item: FieldSchema, answer: unknown, pointer: string, context: ValidationContext): FieldError[] {
  if (item.properties || item.items) return errorsWithin(item, answer, pointer, context);
  const failed = failedCheck(item, answer, {}, context);
  return failed ? [{ pointer, keyword: failed, ...messageFor(item, failed, answer) }] : [];
}

function failedWord(
  parent: FieldSchema,
  name: string,
  field: FieldSchema,
  siblings: Siblings,
  context: ValidationContext,
) {
  if (siblings[name] === undefined) return missingWord(parent, name, field, siblings, context);
  return failedCheck(field, siblings[name], siblings, context);
}

const failedCheck = (
  field: FieldSchema,
  answer: unknown,
  siblings: Siblings,
  context: ValidationContext,
): Word | undefined =>
  WORDS.find(
    (word) => field[word] !== undefined && !CHECKS[word](answer, field[word] as never, siblings, context, field),
  );

function missingWord(
  parent: FieldSchema,
  name: string,
  field: FieldSchema,
  siblings: Siblings,
  context: ValidationContext,
) {
  if (isRequired(parent, name, field, siblings, context)) return 'required';
  const { togetherWith, askedWhen } = field;
  return togetherWith && siblings[togetherWith] !== undefined && isApplicable(askedWhen, siblings)
    ? 'togetherWith'
    : undefined;
}

export function isRequired(
  parent: FieldSchema,
  name: string,
  field: FieldSchema,
  siblings: Siblings,
  context: ValidationContext,
): boolean {
  if (!isApplicable(field.askedWhen, siblings)) return false;
  if (field.requiredWhenOptions) return (optionsOf(field, siblings, context)?.size ?? 0) > 0;
  return parent.required?.includes(name) ?? false;
}

const optionsOf = (field: FieldSchema, siblings: Siblings, context: ValidationContext) =>
  context.options(
    field.lookup!,
    (field.lookupBy ?? []).map((name) => siblings[name]),
  );

function areComplete(rows: readonly unknown[], required: number, field: FieldSchema): boolean {
  const columns = Object.keys(field.items?.properties ?? {});
  const answered = rows.map((row) => columns.filter((column) => isAnswers(row) && row[column] !== undefined).length);
  const complete = answered.filter((count) => count === columns.length).length;
  return complete >= required && answered.every((count) => count === 0 || count === columns.length);
}

function areUnique(rows: readonly unknown[], column: string): boolean {
  const values = rows.flatMap((row) => (isAnswers(row) && row[column] !== undefined ? [folded(row[column])] : []));
  return new Set(values).size === values.length;
}

/** Numbers are compared, and days as YYYY-MM-DD, whose text sorts by time. */
const isEarlier = (answer: unknown, than: unknown): boolean =>
  typeof answer === typeof than && (answer as number) < (than as number);

const isText = (answer: unknown): answer is string => typeof answer === 'string';
const yearOf = (date: string) => Number(date.slice(0, 4));
/** An object may bring a `toString` that cannot be called, so it is compared as JSON. */
const folded = (answer: unknown) =>
  (typeof answer === 'object' ? JSON.stringify(answer) : String(answer)).trim().toLowerCase();

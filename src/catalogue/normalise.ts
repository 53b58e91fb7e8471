import { NORMALISERS } from '#rules/formats.ts';
import type { Condition, FieldSchema } from './vocabulary.ts';

type Answers = Readonly<Record<string, unknown>>;

/**
 * The answers as they count: no blanks, nothing that is not asked, and each as its format is kept. Only what is declared
 * is looked into, so hostile depth costs nothing; what is not declared stays, for the validator to refuse. Rows keep their
 * places, blank ones too: a mistake must be told at the row that the applicant sees.
 */
export function normalise(schema: FieldSchema, answer: unknown): unknown {
  if (schema.properties && isAnswers(answer)) return normaliseObject(schema, schema.properties, answer);
  if (schema.items && Array.isArray(answer)) return answer.map((row) => normalise(schema.items!, row) ?? {});
  return typeof answer === 'string' && schema.format ? NORMALISERS[schema.format]?.(answer) ?? answer : answer;
}

function normaliseObject(schema: FieldSchema, properties: Readonly<Record<string, FieldSchema>>, answers: Answers): Answers {
  const kept: Record<string, unknown> = {};
  for (const [name, field] of Object.entries(properties)) {
    if (!isApplicable(field.askedWhen, kept)) continue;
    const answer = normalise(field, Object.hasOwn(answers, name) ? answers[name] : undefined) ?? emptyGroup(field);
    const neededRows = schema.required?.includes(name) && field.items?.required ? field.minItems ?? 0 : 0;
    if (!isBlank(field, answer, neededRows)) kept[name] = answer;
  }
  const undeclared = Object.entries(answers).filter(([name]) => !Object.hasOwn(properties, name));
  return undeclared.length === 0 ? kept : Object.fromEntries([...Object.entries(kept), ...undeclared]);
}

/** A group that was never touched still has questions to answer. */
const emptyGroup = (field: FieldSchema) => (field.properties ? normalise(field, {}) : undefined);

/** Whether a field is asked, given its siblings' answers. A condition reads only fields declared before its own. */
export function isApplicable(condition: Condition | undefined, siblings: Answers): boolean {
  if (!condition) return true;
  return Object.entries(condition).every(([name, wanted]) => {
    const given = siblings[name];
    const isOneOf = (answers: unknown) => [answers].flat().includes(given);
    return isAnswers(wanted) ? given !== undefined && !isOneOf(wanted['anyBut']) : isOneOf(wanted);
  });
}

/** Nothing was answered: no text, no row, or only blank rows of which none is needed. */
function isBlank(field: FieldSchema, answer: unknown, neededRows: number): boolean {
  if (typeof answer === 'string') return answer.trim() === '';
  if (Array.isArray(answer)) return answer.every((row) => isBlankRow(field.items, row)) && (neededRows === 0 || answer.length === 0);
  return answer === null || answer === undefined;
}

/** A normalised row that says nothing, in a group within it neither. */
export const isBlankRow = (items: FieldSchema | undefined, row: unknown): boolean =>
  isAnswers(row) && Object.entries(row).every(([name, answer]) => items?.properties?.[name]?.properties !== undefined && isBlankRow(items.properties[name], answer));

/**
 * The places of the rows that count: all that hold something, and as many blank ones as are missing from `minItems`,
 * so that each question of a row that is needed is told where it stands. Any other blank row is as if it were not there.
 */
export function countingRows({ items, minItems = 0 }: FieldSchema, rows: readonly unknown[]): number[] {
  const blank = rows.map((row) => isBlankRow(items, row));
  let missing = items?.required ? minItems - blank.filter((isBlankOne) => !isBlankOne).length : 0;
  return blank.flatMap((isBlankOne, index) => (!isBlankOne || missing-- > 0 ? [index] : []));
}

/** Normalised answers without the blank rows that were kept in their place while the others were judged. */
export function withoutBlankRows(schema: FieldSchema, answer: unknown): unknown {
  if (schema.items && Array.isArray(answer)) return countingRows(schema, answer).map((index) => withoutBlankRows(schema.items!, answer[index]));
  if (!schema.properties || !isAnswers(answer)) return answer;
  const declared = (name: string) => (Object.hasOwn(schema.properties!, name) ? schema.properties![name]! : {});
  return Object.fromEntries(Object.entries(answer).map(([name, given]) => [name, withoutBlankRows(declared(name), given)]));
}

export const isAnswers = (value: unknown): value is Answers =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

import { isNormaliser, NORMALISERS } from '#rules/normalisers.ts';
import { normaliseText } from '#rules/text/normaliseText.ts';
import type { Condition, FieldSchema } from './vocabulary.ts';

type Answers = Readonly<Record<string, unknown>>;

/** Undeclared answers stay for the validator to refuse and are not looked into: hostile depth costs nothing. */
export function normalise(schema: FieldSchema, answer: unknown): unknown {
  if (schema.properties && isAnswers(answer)) return normaliseObject(schema, schema.properties, answer);
  // Blank rows keep their places until the judging is done: a mistake belongs at the row that the applicant sees.
  if (schema.items && Array.isArray(answer)) return answer.map((row) => normalise(schema.items!, row) ?? {});
  return typeof answer === 'string' ? normaliseAnswer(schema, answer) : answer;
}

function normaliseAnswer({ normalise: name }: FieldSchema, answer: string): string {
  const text = normaliseText(answer);
  return name && isNormaliser(name) ? NORMALISERS[name](text) : text.trim();
}

function normaliseObject(
  schema: FieldSchema,
  properties: Readonly<Record<string, FieldSchema>>,
  answers: Answers,
): Answers {
  const normalised: Record<string, unknown> = {};
  for (const [name, field] of Object.entries(properties)) {
    if (!isApplicable(field.askedWhen, normalised)) continue;
    const answer = normalise(field, Object.hasOwn(answers, name) ? answers[name] : undefined) ?? emptyGroup(field);
    const neededRows = schema.required?.includes(name) && field.items?.required ? (field.minItems ?? 0) : 0;
    if (!isBlank(field, answer, neededRows)) normalised[name] = answer;
  }
  const undeclared = Object.entries(answers).filter(([name]) => !Object.hasOwn(properties, name));
  return undeclared.length === 0 ? normalised : Object.fromEntries([...Object.entries(normalised), ...undeclared]);
}

/** A group that was never touched still has questions to answer. */
const emptyGroup = (field: FieldSchema) => (field.properties ? normalise(field, {}) : undefined);

/** What `bindSection` makes of a condition that names more than the fields beside. */
type Bound = (siblings: Answers) => boolean;

/** A condition reads only fields that are declared before its own. */
export function isApplicable(condition: Condition | undefined, siblings: Answers): boolean {
  if (!condition) return true;
  if (typeof condition === 'function') return (condition as Bound)(siblings);
  return Object.entries(condition).every(([name, wanted]) => {
    const given = siblings[name];
    const isOneOf = (answers: unknown) => [answers].flat().includes(given);
    if (!isAnswers(wanted)) return isOneOf(wanted);
    return wanted['unless'] === undefined
      ? given !== undefined && !isOneOf(wanted['anyBut'])
      : !isOneOf(wanted['unless']);
  });
}

function isBlank(field: FieldSchema, answer: unknown, neededRows: number): boolean {
  if (typeof answer === 'string') return answer.trim() === '';
  if (Array.isArray(answer))
    return answer.every((row) => isBlankRow(field.items, row)) && (neededRows === 0 || answer.length === 0);
  return answer === null || answer === undefined;
}

/** The row is normalised, so all that a blank one can still hold is empty groups. */
export const isBlankRow = (items: FieldSchema | undefined, row: unknown): boolean =>
  isAnswers(row) &&
  Object.entries(row).every(
    ([name, answer]) =>
      items?.properties?.[name]?.properties !== undefined && isBlankRow(items.properties[name], answer),
  );

/** Blank rows count up to `minItems`, so that each question of a needed row gets its mistake at its place. */
export function countingRows({ items, minItems = 0 }: FieldSchema, rows: readonly unknown[]): number[] {
  const blank = rows.map((row) => isBlankRow(items, row));
  let missing = items?.required ? minItems - blank.filter((isBlankOne) => !isBlankOne).length : 0;
  return blank.flatMap((isBlankOne, index) => (!isBlankOne || missing-- > 0 ? [index] : []));
}

export function withoutBlankRows(schema: FieldSchema, answer: unknown): unknown {
  if (schema.items && Array.isArray(answer))
    return countingRows(schema, answer).map((index) => withoutBlankRows(schema.items!, answer[index]));
  if (!schema.properties || !isAnswers(answer)) return answer;
  const declared = (name: string) => (Object.hasOwn(schema.properties!, name) ? schema.properties![name]! : {});
  return Object.fromEntries(
    Object.entries(answer).map(([name, given]) => [name, withoutBlankRows(declared(name), given)]),
  );
}

export const isAnswers = (value: unknown): value is Answers =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

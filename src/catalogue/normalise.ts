import type { Condition, FieldSchema } from './vocabulary.ts';

type Answers = Readonly<Record<string, unknown>>;

/**
 * The answers as they count: no blanks, and nothing that is not asked. Only what is declared is looked into, so hostile
 * depth costs nothing; what is not declared stays, for the validator to refuse.
 */
export function normalise(schema: FieldSchema, answer: unknown): unknown {
  if (schema.properties && isAnswers(answer)) return normaliseObject(schema, schema.properties, answer);
  if (schema.items && Array.isArray(answer)) return answer.map((row) => normalise(schema.items!, row) ?? {});
  return answer;
}

function normaliseObject(schema: FieldSchema, properties: Readonly<Record<string, FieldSchema>>, answers: Answers): Answers {
  const kept: Record<string, unknown> = {};
  for (const [name, field] of Object.entries(properties)) {
    if (!isAsked(field.askedWhen, kept)) continue;
    const answer = normalise(field, Object.hasOwn(answers, name) ? answers[name] : undefined) ?? emptyGroup(field);
    if (!isBlank(field, answer)) kept[name] = answer;
  }
  const undeclared = Object.entries(answers).filter(([name]) => !Object.hasOwn(properties, name));
  return Object.fromEntries([...Object.entries(kept), ...undeclared]);
}

/** A group that was never touched still has questions to answer. */
const emptyGroup = (field: FieldSchema) => (field.properties ? normalise(field, {}) : undefined);

/** Whether a field is asked, given its siblings' answers. A condition reads only fields declared before its own. */
export function isAsked(condition: Condition | undefined, siblings: Answers): boolean {
  return Object.entries(condition ?? {}).every(([name, wanted]) => {
    const given = siblings[name];
    return Array.isArray(wanted) ? wanted.includes(given as never) : given === wanted;
  });
}

/** Nothing was answered: no text, no row, or only empty rows of a list that asks nothing of a single row. */
function isBlank(field: FieldSchema, answer: unknown): boolean {
  if (typeof answer === 'string') return answer.trim() === '';
  if (Array.isArray(answer)) return answer.every((row) => isAnswers(row) && Object.keys(row).length === 0 && !field.items?.required);
  return answer === null || answer === undefined;
}

export const isAnswers = (value: unknown): value is Answers =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

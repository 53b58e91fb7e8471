import { isAnswers } from '#catalogue/normalise.ts';
import { pointerParts } from '#catalogue/pointer.ts';
import type { SectionAnswers } from '#catalogue/validate.ts';
import type { FieldSchema } from '#catalogue/vocabulary.ts';

/**
 * The section after one answer was given. What depended on the old answer goes: a list filled by it, a question asked
 * because of it, and what depended on those in turn. What did not change keeps its identity.
 */
export const answered = (schema: FieldSchema, answers: SectionAnswers, pointer: string, value: unknown): SectionAnswers =>
  put(schema, answers, pointerParts(pointer), value) as SectionAnswers;

function put(schema: FieldSchema | undefined, answers: unknown, parts: readonly string[], value: unknown): unknown {
  const [name, ...rest] = parts;
  if (name === undefined) return value;
  if (schema?.items) return putRow(schema.items, answers, Number(name), rest, value);
  const before = isAnswers(answers) ? answers : {};
  const after = { ...before, [name]: put(schema?.properties?.[name], before[name], rest, value) };
  return rest.length === 0 ? withoutDependents(schema, after, name) : after;
}

function putRow(schema: FieldSchema, rows: unknown, index: number, rest: readonly string[], value: unknown): unknown[] {
  const before: unknown[] = Array.isArray(rows) ? rows : [];
  const length = Math.max(before.length, index + 1);
  return Array.from({ length }, (_, at) => (at === index ? put(schema, before[at], rest, value) : before[at] ?? {}));
}

function withoutDependents(schema: FieldSchema | undefined, answers: SectionAnswers, changed: string): SectionAnswers {
  const dependents = Object.entries(schema?.properties ?? {})
    .filter(([name, { lookupBy, askedWhen }]) => name in answers && (lookupBy?.includes(changed) || Object.hasOwn(askedWhen ?? {}, changed)))
    .map(([name]) => name);
  return dependents.reduce((kept, name) => {
    const { [name]: _, ...others } = kept;
    return withoutDependents(schema, others, name);
  }, answers);
}

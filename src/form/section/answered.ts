import { isAnswers } from '#catalogue/normalise.ts';
import { pointerParts } from '#catalogue/pointer.ts';
import type { SectionAnswers } from '#catalogue/validate.ts';
import type { FieldSchema } from '#catalogue/vocabulary.ts';

/** What depended on the old answer is removed, and what depended on that in turn. What did not change keeps its identity. */
export const answered = (
  schema: FieldSchema,
  answers: SectionAnswers,
  pointer: string,
  value: unknown,
): SectionAnswers => put(schema, answers, pathOf(schema, pointer), 0, value) as SectionAnswers;

/** Whether more than its own field shows this answer: a row's card sums it up, or another question depends on it. */
export function isReadElsewhere(schema: FieldSchema, pointer: string): boolean {
  const path = pathOf(schema, pointer);
  const group = path.slice(0, -1).reduce<FieldSchema | undefined>((at, name) => at?.properties?.[name], schema);
  return !group?.properties || dependentsOn(group, path.at(-1)!).length > 0;
}

const paths = new WeakMap<FieldSchema, Map<string, readonly string[]>>();

/** Cached, since it runs at every keystroke. */
function pathOf(schema: FieldSchema, pointer: string): readonly string[] {
  const ofSchema = paths.get(schema) ?? new Map<string, readonly string[]>();
  const known = ofSchema.get(pointer);
  if (known) return known;
  const path = pointerParts(pointer);
  paths.set(schema, ofSchema.set(pointer, path));
  return path;
}

function put(
  schema: FieldSchema | undefined,
  answers: unknown,
  path: readonly string[],
  depth: number,
  value: unknown,
): unknown {
  const name = path[depth];
  if (name === undefined) return value;
  if (schema?.items) return putRow(schema.items, answers, path, depth, value);
  const before = isAnswers(answers) ? answers : {};
  const after = { ...before, [name]: put(schema?.properties?.[name], before[name], path, depth + 1, value) };
  return depth === path.length - 1 ? withoutDependents(schema, after, name) : after;
}

function putRow(
  schema: FieldSchema,
  answers: unknown,
  path: readonly string[],
  depth: number,
  value: unknown,
): unknown[] {
  const rows: unknown[] = Array.isArray(answers) ? [...answers] : [];
  const index = Number(path[depth]);
  while (rows.length < index) rows.push({});
  rows[index] = put(schema, rows[index], path, depth + 1, value);
  return rows;
}

function withoutDependents(schema: FieldSchema | undefined, answers: SectionAnswers, changed: string): SectionAnswers {
  const dependents = dependentsOn(schema, changed);
  if (dependents.length === 0) return answers;
  return dependents
    .filter((name) => name in answers && !outlives(schema?.properties?.[name], changed))
    .reduce((remaining, name) => {
      const { [name]: _, ...others } = remaining;
      return withoutDependents(schema, others, name);
    }, answers);
}

/** What is asked unless that is answered in one way is only hidden by it: whoever chose by mistake has what was typed again. It is not saved. */
const outlives = (field: FieldSchema | undefined, changed: string): boolean => {
  const condition = field?.askedWhen?.[changed];
  return isAnswers(condition) && condition['unless'] !== undefined && !field?.lookupBy?.includes(changed);
};

type Dependents = Readonly<Record<string, readonly string[]>>;

const NONE: readonly string[] = [];
const known = new WeakMap<FieldSchema, Dependents>();

/** Cached, since it runs at every keystroke. */
function dependentsOn(schema: FieldSchema | undefined, changed: string): readonly string[] {
  if (!schema) return NONE;
  let dependents = known.get(schema);
  if (!dependents) known.set(schema, (dependents = dependentsIn(schema)));
  return dependents[changed] ?? NONE;
}

function dependentsIn({ properties = {} }: FieldSchema): Dependents {
  const dependents: Record<string, string[]> = {};
  for (const [name, { lookupBy = [], askedWhen = {} }] of Object.entries(properties)) {
    for (const parent of [...lookupBy, ...Object.keys(askedWhen)]) (dependents[parent] ??= []).push(name);
  }
  return dependents;
}

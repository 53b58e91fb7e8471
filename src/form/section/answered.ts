import { isAnswers } from '#catalogue/normalise.ts';
import { pointerParts } from '#catalogue/pointer.ts';
import type { SectionAnswers } from '#catalogue/validate.ts';
import type { FieldSchema } from '#catalogue/vocabulary.ts';

/** Where an answer is in those of its section. It is found once, not at every keystroke. */
interface Place {
  readonly pointer: string;
  /** A number is that of a row. */
  readonly path: readonly (string | number)[];
  /** What has the last name of the path. */
  readonly group: FieldSchema | undefined;
  /** Whether more than its own field shows this answer: a row's card sums it up, or another question depends on it. */
  readonly isReadElsewhere: boolean;
}

export function placeOf(schema: FieldSchema, pointer: string): Place {
  const path: (string | number)[] = [];
  let [at, group]: [FieldSchema | undefined, FieldSchema | undefined] = [schema, undefined];
  for (const name of pointerParts(pointer)) {
    group = at;
    path.push(at?.items ? Number(name) : name);
    at = at?.items ?? at?.properties?.[name];
  }
  const isInRow = path.some((name) => typeof name === 'number');
  return { pointer, path, group, isReadElsewhere: isInRow || dependentsOn(group, path.at(-1)!).length > 0 };
}

/** What depended on the old answer is removed, and what depended on that in turn. What did not change keeps its identity. */
export const answered = (answers: SectionAnswers, place: Place, value: unknown): SectionAnswers =>
  put(answers, place, 0, value) as SectionAnswers;

function put(answers: unknown, place: Place, depth: number, value: unknown): unknown {
  const { path, group } = place;
  if (depth === path.length) return value;
  const name = path[depth]!;
  if (typeof name === 'number') return putRow(answers, place, depth, value);
  const before = isAnswers(answers) ? answers : {};
  const after = { ...before, [name]: put(before[name], place, depth + 1, value) };
  return depth === path.length - 1 ? withoutDependents(group, after, name) : after;
}

function putRow(answers: unknown, place: Place, depth: number, value: unknown): unknown[] {
  const rows: unknown[] = Array.isArray(answers) ? [...answers] : [];
  const index = Number(place.path[depth]);
  while (rows.length < index) rows.push({});
  rows[index] = put(rows[index], place, depth + 1, value);
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
function dependentsOn(schema: FieldSchema | undefined, changed: string | number): readonly string[] {
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

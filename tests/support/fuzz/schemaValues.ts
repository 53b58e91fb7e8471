import fc from 'fast-check';
import { hostileValue } from './hostileValues.ts';

/** What of JSON Schema the contract uses. */
export interface Schema {
  readonly type?: string;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly patternProperties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema;
  readonly anyOf?: readonly Schema[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly format?: string;
  readonly pattern?: string;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly multipleOf?: number;
}

/** What is known at the college (ids, user names, references), so that what is asked for is often there. */
export type Known = readonly (string | number)[];

const MOST_ITEMS = 3;

/** Values that a schema takes. @throws for a schema that is of no kind known here, so that none is passed over */
export function valuesOf(schema: Schema, known: Known): fc.Arbitrary<unknown> {
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map((each) => valuesOf(each, known)));
  const kind = KINDS[schema.type ?? 'any'];
  if (!kind)
    throw new Error(
      `Nobody has said which values '${schema.type}' takes: say it in tests/support/fuzz/schemaValues.ts`,
    );
  return kind(schema, known);
}

const KINDS: Readonly<Record<string, (schema: Schema, known: Known) => fc.Arbitrary<unknown>>> = {
  any: () => fc.jsonValue({ maxDepth: 2 }),
  null: () => fc.constant(null),
  boolean: () => fc.boolean(),
  number: (schema) => fc.double({ min: schema.minimum ?? -1000, max: schema.maximum ?? 1000, noNaN: true }),
  integer: integersOf,
  string: stringsOf,
  array: ({ items = {}, minItems = 0, maxItems = MOST_ITEMS }, known) =>
    fc.array(valuesOf(items, known), {
      minLength: minItems,
      maxLength: Math.max(minItems, Math.min(maxItems, MOST_ITEMS)),
    }),
  object: objectsOf,
};

function integersOf(
  { minimum = 0, maximum = 2_000, multipleOf: step = 1 }: Schema,
  known: Known,
): fc.Arbitrary<unknown> {
  const [min, max] = [Math.ceil(minimum / step), Math.floor(maximum / step)];
  const whole = fc.integer({ min, max });
  const fits = known.filter((id) => typeof id === 'number' && id >= min && id <= max);
  return fc
    .oneof(fc.integer({ min, max: Math.min(max, min + 12) }), whole, someOf(fits, whole))
    .map((value) => Number(value) * step);
}

const someOf = (values: readonly unknown[], otherwise: fc.Arbitrary<unknown>) =>
  values.length > 0 ? fc.constantFrom(...values) : otherwise;

function stringsOf({ format, pattern, minLength = 0, maxLength = 100 }: Schema, known: Known): fc.Arbitrary<unknown> {
  if (format === 'uuid')
    return fc.oneof(
      someOf(
        known.filter((id) => /^[\da-f-]{36}$/.test(String(id))),
        fc.uuid(),
      ),
      fc.uuid(),
    );
  if (format === 'date') return fc.constantFrom('2026-11-02', '2026-12-31', '2000-02-29', '1960-01-01');
  if (format === 'date-time') return fc.constantFrom('2026-11-02T09:00:00Z', '2030-01-01T00:00:00.000Z');
  if (format === 'email') return fc.constantFrom('ada@example.com', 'student@matricula.example');
  if (format)
    throw new Error(`Nobody has said which strings are '${format}': say it in tests/support/fuzz/schemaValues.ts`);
  if (pattern) return fc.stringMatching(new RegExp(pattern));
  const fits = known.map(String).filter(({ length }) => length >= minLength && length <= maxLength);
  return fc.oneof(
    someOf(fits, fc.string({ minLength, maxLength })),
    fc.string({ minLength, maxLength }),
    fc.string({ unit: 'grapheme', minLength, maxLength: Math.max(minLength, Math.floor(maxLength / 8)) }),
  );
}

function objectsOf({ properties = {}, required = [], patternProperties }: Schema, known: Known): fc.Arbitrary<unknown> {
  if (patternProperties)
    return fc.dictionary(
      fc.string({ minLength: 1, maxLength: 20 }),
      fc.oneof(...Object.values(patternProperties).map((each) => valuesOf(each, known))),
      { maxKeys: 6 },
    );
  const members = Object.fromEntries(Object.entries(properties).map(([name, each]) => [name, valuesOf(each, known)]));
  return fc.record(members, { requiredKeys: [...required] });
}

/** One that the schema takes, with a single thing wrong with it. */
export const nearlyOf = (schema: Schema, known: Known): fc.Arbitrary<unknown> =>
  fc
    .tuple(
      valuesOf(schema, known),
      fc.nat(),
      hostileValue,
      fc.constantFrom<Slip>('replace', 'replace', 'replace', 'omit', 'add'),
    )
    .map(([value, at, wrong, slip]) => slipped(value, at, wrong, slip));

type Slip = 'replace' | 'omit' | 'add';

/** Goes down into the value by `at`, and does the wrong thing there. */
function slipped(value: unknown, at: number, wrong: unknown, slip: Slip): unknown {
  if (typeof value !== 'object' || value === null) return wrong;
  const keys = Object.keys(value);
  if (slip === 'add' || keys.length === 0)
    return Array.isArray(value) ? [...value, wrong] : { ...value, stranger: wrong };
  const key = keys[at % keys.length]!;
  const inner = (value as Record<string, unknown>)[key];
  const goesDeeper = typeof inner === 'object' && inner !== null && at % 3 > 0;
  const changed = goesDeeper ? slipped(inner, Math.floor(at / 3), wrong, slip) : wrong;
  const entries = Object.entries(value).flatMap(([name, each]) =>
    name !== key ? [[name, each]] : slip === 'omit' && !goesDeeper ? [] : [[name, changed]],
  );
  return Array.isArray(value) ? entries.map(([, each]) => each as unknown) : Object.fromEntries(entries);
}

import fc from 'fast-check';
import { answerAt, type Known } from '#catalogue/binding/reading.ts';
import { isAnswers } from '#catalogue/normalise.ts';
import type { FieldSchema, SectionSchema } from '#catalogue/vocabulary.ts';
import { hostile, nearMiss } from './answers/hostile.ts';
import { meetingRules } from './answers/rowRules.ts';
import { texts } from './answers/texts.ts';
import { refuseUnknownWords } from './answers/words.ts';

/** The ids a lookup offers for the parents' answers; of files those that fit the field. */
export type OptionsOf = (lookup: string, parents: readonly unknown[], field?: FieldSchema) => readonly unknown[];

type Answers = Record<string, unknown>;

/** What every answer is made with. */
interface Making {
  readonly options: OptionsOf;
  /** How often one of them is a mistake, from 0 to 1. */
  readonly mistakes: number;
  /** What the section may look at beyond itself. */
  readonly known: Known;
  /** What is answered around a group or rows, by name, and in `known` under the section's own. */
  readonly around: Answers;
  readonly own: string;
}

export const NOTHING_KNOWN: Known = { answers: {}, facts: {}, today: '2026-11-02' };

/**
 * Answers made from a declaration alone: mostly what its fields ask for, so that deep rules are reached, with mistakes
 * of every kind mixed in at the given rate, and things no form would send.
 */
export function answersTo(
  section: SectionSchema,
  options: OptionsOf,
  mistakes: number,
  known: Known = NOTHING_KNOWN,
): fc.Arbitrary<unknown> {
  const whole = group(section, { options, mistakes, known, around: {}, own: section.$id.split('/').at(-1)! });
  return mistakes === 0 ? whole : fc.oneof({ weight: 40, arbitrary: whole }, { weight: 1, arbitrary: hostile });
}

/** A field may depend on those above it, so they are answered in turn. */
function group(schema: FieldSchema, making: Making): fc.Arbitrary<Answers> {
  return Object.entries(schema.properties ?? {})
    .reduce<fc.Arbitrary<Answers>>(
      (answers, [name, field]) =>
        answers.chain((soFar) => answerOrMistake(field, soFar, making).map((answer) => ({ ...soFar, [name]: answer }))),
      fc.constant({}),
    )
    .chain((answers) => (making.mistakes === 0 ? fc.constant(answers) : withStrangers(answers, making.mistakes)));
}

const withStrangers = (answers: Answers, mistakes: number) =>
  rarely(
    mistakes / 4,
    fc
      .dictionary(fc.string({ minLength: 1, maxLength: 12 }), hostile, { maxKeys: 2 })
      .map((more) => ({ ...more, ...answers }) as Answers),
    fc.constant(answers),
  );

function answerOrMistake(field: FieldSchema, siblings: Answers, making: Making): fc.Arbitrary<unknown> {
  refuseUnknownWords(field);
  const answer = answerTo(field, siblings, making);
  return making.mistakes === 0 ? answer : rarely(making.mistakes, fc.oneof(hostile, nearMiss), answer);
}

const rarely = <T>(rate: number, one: fc.Arbitrary<T>, other: fc.Arbitrary<T>) =>
  fc.oneof(
    { weight: Math.max(1, Math.round(rate * 100)), arbitrary: one },
    { weight: Math.round((1 - rate) * 100), arbitrary: other },
  );

function answerTo(field: FieldSchema, siblings: Answers, making: Making): fc.Arbitrary<unknown> {
  const at = (path: string | undefined) =>
    path === undefined ? undefined : answerAt({ ...making.around, ...siblings }, path, making.known);
  const inner = within(making, siblings);
  const [atLeast, atMost, same] = [at(field.notBefore), at(field.notAfter), at(field.equals)];
  const further = furtherAnswer(field, at, same, making);
  if (further) return further;
  if (field.const !== undefined) return fc.constant(field.const);
  if (field.lookup) return oneOf(offered(field, siblings, making, atLeast));
  if (field.enum) return oneOf(field.enum);
  if (field.properties) return group(field, inner);
  if (field.items) {
    const list = field.rowsRequired ? lines(field, inner) : rows(field, inner);
    return making.mistakes === 0 || !isRuled(field)
      ? list.map(ruled(field))
      : fc.oneof({ weight: 4, arbitrary: list.map(ruled(field)) }, list);
  }
  if (field.type === 'integer' || field.type === 'number') return numbers(field, atLeast, atMost);
  if (field.type === 'string') return texts(field, atLeast, atMost, [field.differsFrom ?? []].flat().map(at));
  if (field.type === 'boolean') return fc.boolean();
  throw new Error(
    `Nobody has said how '${field.title}' is answered, which is of the type '${field.type}': say it in tests/support/answers.ts`,
  );
}

/** Of the section's own answers those count that stand on its first level. */
function within(making: Making, siblings: Answers): Making {
  const { known, own, around } = making;
  const first = { ...siblings, ...around };
  return {
    ...making,
    around: { ...around, ...siblings },
    known: { ...known, answers: { ...known.answers, [own]: first } },
  };
}

/** The questions that few forms have. */
function furtherAnswer(
  field: FieldSchema,
  at: (path: string) => unknown,
  same: unknown,
  { mistakes }: Making,
): fc.Arbitrary<unknown> | undefined {
  if (same !== undefined) return fc.constant(same);
  if (field.calculated) return fc.constant(undefined);
  if (field.signs)
    return fc.constant(
      field.signs
        .map((path) => String(at(path) ?? ''))
        .join(' ')
        .trim() || 'Nobody',
    );
  if (field.entries) return oneOf(field.entries.filter(({ off }) => !off || mistakes > 0).map(({ id }) => id));
  return field.items?.enum && ticked(field, field.items.enum);
}

const isRuled = ({ mustContain, inOrder, noOverlap, totals }: FieldSchema) =>
  (mustContain ?? inOrder ?? noOverlap ?? totals) !== undefined;

/** What was itself a mistake stays one. */
const ruled = (field: FieldSchema) => (rows: unknown) =>
  isRuled(field) && Array.isArray(rows) && rows.every(isAnswers) ? attempt(field, rows as readonly Answers[]) : rows;

function attempt(field: FieldSchema, rows: readonly Answers[]): unknown {
  try {
    return meetingRules(field, rows);
  } catch {
    return rows;
  }
}

const oneOf = (values: readonly unknown[]): fc.Arbitrary<unknown> =>
  values.length > 0 ? fc.constantFrom(...values) : fc.constant(undefined);

/** What the field's list offers, without the answer that it must not repeat and those before the one it may not precede. */
const offered = (field: FieldSchema, siblings: Answers, { options, known }: Making, atLeast: unknown) =>
  options(
    field.lookup!,
    (field.lookupBy ?? []).map((name) => siblings[name]),
    field,
  )
    .filter((id) => [field.differsFrom ?? []].flat().every((other) => id !== answerAt(siblings, other, known)))
    .filter((id) => typeof id !== 'number' || typeof atLeast !== 'number' || id >= atLeast);

/** Some boxes, or the one that stands alone. */
function ticked({ minItems = 1, maxItems, noneOf }: FieldSchema, boxes: readonly unknown[]): fc.Arbitrary<unknown> {
  const several = boxes.filter((box) => box !== noneOf);
  const some = fc.shuffledSubarray([...several], {
    minLength: Math.max(minItems, 1),
    maxLength: Math.min(maxItems ?? several.length, several.length),
  });
  return noneOf === undefined || minItems > 1 ? some : fc.oneof({ weight: 3, arbitrary: some }, fc.constant([noneOf]));
}

function numbers(
  { type, minimum = 0, maximum = 100, decimals = 2 }: FieldSchema,
  atLeast: unknown,
  atMost: unknown,
): fc.Arbitrary<number> {
  const min = typeof atLeast === 'number' ? Math.max(minimum, Math.ceil(atLeast)) : minimum;
  const max = Math.max(min, typeof atMost === 'number' ? Math.min(maximum, Math.floor(atMost)) : maximum);
  const whole = fc.integer({ min, max });
  if (type === 'integer' || decimals === 0) return whole;
  return whole.map((value) => (value < max ? value + (decimals === 1 ? 0.5 : 0.25) : value));
}

const MOST_ROWS = 3;

/** Rows that are added one by one, a column unique where it must be; now and then one is blank or stands twice. */
function rows(field: FieldSchema, making: Making): fc.Arbitrary<unknown> {
  const { items, minItems = 0, maxItems = MOST_ROWS, uniqueBy } = field;
  const limits = { minLength: minItems, maxLength: Math.max(minItems, Math.min(maxItems, MOST_ROWS)) };
  const row = group(items!, making);
  if (making.mistakes > 0) return fc.array(rarely(making.mistakes, fc.constant<Answers>({}), row), limits);
  if (!uniqueBy) return fc.array(row, limits);
  const different = differentAnswers(items!.properties![uniqueBy]!, making);
  if (different < minItems)
    throw new Error(
      `'${field.title}' needs ${minItems} rows, and tests/support/answers has but ${different} different answers to '${uniqueBy}'`,
    );
  return fc.uniqueArray(row, {
    minLength: minItems,
    maxLength: Math.min(limits.maxLength, different),
    selector: (answers) => folded(answers[uniqueBy]),
  });
}

const folded = (answer: unknown) => String(answer).trim().toLowerCase();

/** How many there are at hand, at least: a generator that looked for one more would never end. */
const differentAnswers = (field: FieldSchema, making: Making): number =>
  new Set(fc.sample(answerTo(field, {}, making), { numRuns: 40, seed: 7 }).map(folded)).size;

/** A full list of lines with one column unique, and now and then a repeat or a half-filled line. */
function lines(field: FieldSchema, making: Making): fc.Arbitrary<unknown> {
  const column = field.items!.properties![field.uniqueBy!]!;
  const distinct = fc.shuffledSubarray([...making.options(column.lookup!, [])], {
    minLength: field.rowsRequired!,
    maxLength: field.maxItems!,
  });
  const filled = distinct.chain((ids) =>
    fc.tuple(
      ...ids.map((id) =>
        group(field.items!, { ...making, mistakes: 0 }).map((row) => ({ ...row, [field.uniqueBy!]: id })),
      ),
    ),
  );
  if (making.mistakes === 0) return filled;
  return filled.chain((list) =>
    fc.constantFrom<unknown>(
      list,
      list,
      list,
      [...list.slice(1), list[1]],
      list.slice(0, 5),
      [...list.slice(1), { [field.uniqueBy!]: list[0]![field.uniqueBy!] }],
      list.map(() => ({})),
    ),
  );
}

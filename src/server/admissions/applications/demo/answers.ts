import type { LookupName } from '#catalogue/registry/lookups.ts';
import { UPLOADS } from '#catalogue/registry/lookups.ts';
import { isApplicable } from '#catalogue/normalise.ts';
import { isPrefilled, type ApplicantFacts, type FactName } from '#catalogue/prefill.ts';
import type { FieldSchema } from '#catalogue/vocabulary.ts';
import type { Random } from '../../../kit/demo/random.ts';
import type { Lookups } from '../../../platform/lookups/lookups.ts';
import { choose } from './choices.ts';
import { textFor, type Teller } from './texts.ts';

export interface Answering extends Teller {
  readonly random: Random;
  readonly lookups: Pick<Lookups, 'list'>;
  /** What the college knows is not theirs to answer. */
  readonly facts: Partial<ApplicantFacts>;
  /** The id of a new document that the field takes. */
  upload(name: string, field: FieldSchema): string;
}

type Answers = Record<string, unknown>;

/** One more row than a list must have at the most: forms are long enough. */
const MORE_ROWS = 1;

/** Answers to a section from its declaration alone, as a person would give them: whatever programme a college declares. */
export function answersTo(schema: FieldSchema, answering: Answering): Answers {
  const answers: Answers = {};
  for (const [name, field] of Object.entries(schema.properties ?? {})) {
    if (!isApplicable(field.askedWhen, answers)) continue;
    const answer = answerTo(name, field, answers, answering, schema.required?.includes(name) ?? false);
    if (answer !== undefined) answers[name] = answer;
  }
  return answers;
}

function answerTo(
  name: string,
  field: FieldSchema,
  siblings: Answers,
  answering: Answering,
  isRequired: boolean,
): unknown {
  const { random } = answering;
  const atLeast = field.notBefore === undefined ? undefined : siblings[field.notBefore];
  if (isPrefilled(field, answering.facts)) return answering.facts[field.prefilledFrom as FactName];
  if (field.const !== undefined) return field.const;
  if (field.lookup === UPLOADS) return isRequired ? answering.upload(name, field) : undefined;
  if (field.lookup)
    return choose(field.lookup as LookupName, offered(field, siblings, answering, atLeast), name, answering);
  const own = ofOwnList(field, random);
  if (own !== undefined) return own;
  if (field.togetherWith && !isRequired) return undefined;
  if (field.enum) return chooseWord(name, field.enum, random);
  if (field.properties) return answersTo(field, answering);
  if (field.items) return field.rowsRequired ? lines(field, answering) : rows(field, answering, isRequired);
  return typed(name, field, answering, atLeast);
}

/** One box of several, or an entry of the programme's own list. */
function ofOwnList({ items, entries }: FieldSchema, random: Random): unknown {
  if (entries) return random.pick(entries.filter(({ off }) => !off)).id;
  return items?.enum && [random.pick(items.enum)];
}

function typed(name: string, field: FieldSchema, answering: Answering, atLeast: unknown): unknown {
  if (field.type === 'boolean') return answering.random.chance(0.5);
  if (field.type === 'integer' || field.type === 'number') return numberFor(name, field, answering.random, atLeast);
  return textFor(name, field, answering.random, answering, atLeast);
}

/** Few of those who are asked have what is asked for. */
const RARELY_YES = /disability|enrolledBefore|appliedTo|children/i;

/** Their results are out, and have grades. */
const ALWAYS_FIRST = /resultStatus/;

const chooseWord = (name: string, words: readonly unknown[], random: Random): unknown =>
  ALWAYS_FIRST.test(name)
    ? words[0]
    : RARELY_YES.test(name) && words.includes('No') && random.chance(0.94)
      ? 'No'
      : random.pick(words);

const offered = (
  { lookup, lookupBy = [], differsFrom }: FieldSchema,
  siblings: Answers,
  { lookups }: Answering,
  atLeast: unknown,
) =>
  lookups
    .list(
      lookup as LookupName,
      lookupBy.map((name) => siblings[name]),
    )
    .filter(({ id }) => [differsFrom ?? []].flat().every((other) => id !== siblings[other]))
    .filter(({ id }) => typeof id !== 'number' || typeof atLeast !== 'number' || id >= atLeast);

function numberFor(
  name: string,
  { minimum = 0, maximum = 100 }: FieldSchema,
  random: Random,
  atLeast: unknown,
): number {
  const least = typeof atLeast === 'number' ? Math.max(minimum, atLeast) : minimum;
  if (/children/i.test(name)) return random.between(least, Math.min(least + 4, maximum));
  return random.between(Math.max(least, Math.round(maximum * 0.45)), Math.round(least + (maximum - least) * 0.85));
}

/** Of rows that must differ the one that repeats another is left out. */
function rows(field: FieldSchema, answering: Answering, isRequired: boolean): unknown {
  const { items, minItems = 0, maxItems = 3, uniqueBy } = field;
  const least = isRequired ? Math.max(minItems, 1) : minItems;
  const count = Math.min(maxItems, answering.random.between(least, least + MORE_ROWS));
  const made: Answers[] = [];
  for (let tries = 0; made.length < count && tries < 40; tries += 1) {
    const row = answersTo(items!, answering);
    if (
      !uniqueBy ||
      !made.some((other) => String(other[uniqueBy]).toLowerCase() === String(row[uniqueBy]).toLowerCase())
    )
      made.push(row);
  }
  return made.length > 0 ? made : undefined;
}

/** A full list of lines with one column unique: the options come in their order, the first always, so English and Mathematics are among them. */
function lines(field: FieldSchema, answering: Answering): unknown {
  const { random, lookups } = answering;
  const column = field.uniqueBy!;
  const ids = lookups.list(field.items!.properties![column]!.lookup as LookupName, []).map(({ id }) => id);
  const [first, second, third, ...others] = ids.slice(0, 17);
  const chosen = new Set([first, second, third]);
  while (chosen.size < Math.min(field.rowsRequired! + 1, field.maxItems ?? Infinity, ids.length))
    chosen.add(random.pick(others));
  return [...chosen].map((id) => ({ ...answersTo(field.items!, answering), [column]: id }));
}

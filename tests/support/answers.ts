import fc from 'fast-check';
import type { FormatName } from '#rules/formats.ts';

import type { FieldSchema, SectionSchema } from '#catalogue/vocabulary.ts';

/** The ids a lookup offers for the parents' answers. */
export type OptionsOf = (lookup: string, parents: readonly unknown[]) => readonly unknown[];

type Answers = Record<string, unknown>;

/**
 * Answers made from a declaration alone: mostly what its fields ask for, so that deep rules are reached, with mistakes
 * of every kind mixed in at the given rate, and things no form would send.
 */
export function answersTo(section: SectionSchema, options: OptionsOf, mistakes: number): fc.Arbitrary<unknown> {
  const whole = group(section, options, mistakes);
  return mistakes === 0 ? whole : fc.oneof({ weight: 40, arbitrary: whole }, { weight: 1, arbitrary: hostile });
}

/** As it would arrive: only what JSON can say. */
const jsonOf = (value: unknown): unknown => JSON.parse(JSON.stringify(value, (_, part: unknown) => (typeof part === 'bigint' ? null : part)) ?? 'null');

const hostile: fc.Arbitrary<unknown> = fc.oneof(
  fc.anything({ maxDepth: 3 }).map(jsonOf),
  fc.constantFrom(null, '', ' ', '\u0000', '<script>alert(1)</script>', "'; drop table application; --", '../../etc/passwd', -1, 0, 1e308, 1.5, true, [], {}, [[[[]]]]),
  fc.string({ unit: 'grapheme', maxLength: 400 }),
  fc.constant(JSON.parse('{"__proto__": {"polluted": true}, "constructor": 1}')),
);

function group(schema: FieldSchema, options: OptionsOf, mistakes: number): fc.Arbitrary<Answers> {
  return Object.entries(schema.properties ?? {}).reduce<fc.Arbitrary<Answers>>(
    (answers, [name, field]) => answers.chain((soFar) => answerOrMistake(field, soFar, options, mistakes).map((answer) => ({ ...soFar, [name]: answer }))),
    fc.constant({}),
  ).chain((answers) => (mistakes === 0 ? fc.constant(answers) : withStrangers(answers, mistakes)));
}

const withStrangers = (answers: Answers, mistakes: number) =>
  rarely(mistakes / 4, fc.dictionary(fc.string({ minLength: 1, maxLength: 12 }), hostile, { maxKeys: 2 }).map((more) => ({ ...more, ...answers }) as Answers), fc.constant(answers));

function answerOrMistake(field: FieldSchema, siblings: Answers, options: OptionsOf, mistakes: number): fc.Arbitrary<unknown> {
  const answer = answerTo(field, siblings, options, mistakes);
  return mistakes === 0 ? answer : rarely(mistakes, fc.oneof(hostile, nearMiss), answer);
}

/** Plausible slips of the hand. */
const nearMiss = fc.constantFrom<unknown>(undefined, '0803', '+23480312345678', 'A', 'Ada ', ' Ada', 'x@y', 'a@b.c', '2011-01-01', '1946-12-31', '2011-02-30', '01/02/2001', 'Maybe', '5', 99999, 'One', 400.5, -1, 401, '202630639047F', '1234567890');

const rarely = <T>(rate: number, one: fc.Arbitrary<T>, other: fc.Arbitrary<T>) =>
  fc.oneof({ weight: Math.max(1, Math.round(rate * 100)), arbitrary: one }, { weight: Math.round((1 - rate) * 100), arbitrary: other });

function answerTo(field: FieldSchema, siblings: Answers, options: OptionsOf, mistakes: number): fc.Arbitrary<unknown> {
  refuseUnknownWords(field);
  if (field.const !== undefined) return fc.constant(field.const);
  if (field.lookup) return oneOf(offered(field, siblings, options));
  if (field.enum) return oneOf(field.enum);
  if (field.properties) return group(field, options, mistakes);
  if (field.items && field.rowsRequired) return rows(field, options, mistakes);
  if (field.items) return fc.array(group(field.items, options, mistakes), { minLength: field.minItems ?? 0, maxLength: field.maxItems ?? 3 });
  if (field.type === 'integer' || field.type === 'number') return numbers(field);
  if (field.type === 'string') return text(field);
  throw new Error(`Nobody has said how '${field.title}' is answered, which is of the type ${field.type}: say it in tests/support/answers.ts`);
}

/**
 * Every word of the vocabulary, with what it has to do with an answer: it shapes it, or only tells of it. A word that is
 * not here is one that this generator has yet to learn.
 */
const WORDS: Readonly<Record<keyof FieldSchema, 'shapes' | 'tells'>> = {
  type: 'shapes', enum: 'shapes', const: 'shapes', format: 'shapes', pattern: 'shapes', minLength: 'shapes', maxLength: 'shapes', minimum: 'shapes',
  maximum: 'shapes', minItems: 'shapes', maxItems: 'shapes', properties: 'shapes', items: 'shapes', lookup: 'shapes', lookupBy: 'shapes',
  ageOver: 'shapes', ageUnder: 'shapes', rowsRequired: 'shapes', uniqueBy: 'shapes', differsFrom: 'shapes',
  title: 'tells', description: 'tells', required: 'tells', additionalProperties: 'tells', widget: 'tells', requiredWhenOptions: 'tells',
  askedWhen: 'tells', messages: 'tells', prefilledFrom: 'tells',
};

function refuseUnknownWords(field: FieldSchema): void {
  const unknown = Object.keys(field).find((word) => !Object.hasOwn(WORDS, word));
  if (unknown) throw new Error(`'${field.title}' uses the word '${unknown}', which tests/support/answers.ts has yet to learn`);
}

/** What the field's list offers, without the answer that it must not repeat. */
const offered = (field: FieldSchema, siblings: Answers, options: OptionsOf) =>
  options(field.lookup!, (field.lookupBy ?? []).map((name) => siblings[name])).filter((id) => !field.differsFrom || id !== siblings[field.differsFrom]);

function numbers({ type, minimum: min = 0, maximum: max = 100 }: FieldSchema): fc.Arbitrary<number> {
  const whole = fc.integer({ min, max });
  return type === 'integer' ? whole : whole.map((value) => (value < max ? value + 0.25 : value));
}

const oneOf = (values: readonly unknown[]): fc.Arbitrary<unknown> => (values.length > 0 ? fc.constantFrom(...values) : fc.constant(undefined));

/** A full list of rows with one column unique, and now and then a repeat or a half-filled row. */
function rows(field: FieldSchema, options: OptionsOf, mistakes: number): fc.Arbitrary<unknown> {
  const column = field.items!.properties![field.uniqueBy!]!;
  const distinct = fc.shuffledSubarray([...options(column.lookup!, [])], { minLength: field.rowsRequired!, maxLength: field.maxItems! });
  const filled = distinct.chain((ids) => fc.tuple(...ids.map((id) => group(field.items!, options, 0).map((row) => ({ ...row, [field.uniqueBy!]: id })))));
  if (mistakes === 0) return filled;
  return filled.chain((list) => fc.constantFrom<unknown>(list, list, list, [...list.slice(1), list[1]], list.slice(0, 5), [...list.slice(1), { [field.uniqueBy!]: list[0]![field.uniqueBy!] }], list.map(() => ({}))));
}

/** Texts that meet each format. */
const TEXTS: Readonly<Record<FormatName, readonly string[]>> = {
  'person-name': ['Adaeze', "O'Neil", 'Ngozi-Ann', 'Ọlá', 'Bello Musa'],
  'full-name': ['Adaeze Okafor', 'Musa Ibrahim Bello', 'Ọlá Adé'],
  phone: ['08031234567', '+2348031234567', '09012345678'],
  email: ['ada@example.com', 'musa.bello+jupeb@mail.example.ng'],
  date: ['2005-03-14', '1999-12-31', '2008-02-29'],
  uuid: ['0b9f6c1c-5d0e-4f0c-9a55-0d4f8f7c2f10', '7d4f1c56-5d0e-4f0c-8a55-0d4f8f7c2f11'],
  digits: ['12345', '2348031'],
  alphanumeric: ['AB12 34', 'ABS 2041'],
  'letters-and-spaces': ['Some words', 'Yoruba'],
  'jamb-number': ['202630639047FF', '12345678AB'],
  nin: ['12345678901', '98765432109'],
  'grade-point': ['4.50', '3', '5.00'],
};

const PLAIN = ['12 Marina Road, Lagos', 'Government College Umuahia', '4250101001', '§ ¡naïve! 漢字 🎓'];

/** The year in which all tests happen. */
const YEAR = 2026;

function text(field: FieldSchema): fc.Arbitrary<string> {
  const { format, pattern, minLength = 0, maxLength = 40 } = field;
  if (pattern) return fc.stringMatching(new RegExp(pattern, 'u'));
  const texts = format ? TEXTS[format as FormatName].filter((value) => isOfAge(value, field)) : PLAIN.map((value) => value.slice(0, maxLength).padEnd(minLength, 'n'));
  if (texts.length === 0) throw new Error(`tests/support/answers.ts has no example that meets '${field.title}'`);
  return fc.constantFrom(...texts);
}

const isOfAge = (value: string, { ageOver = -Infinity, ageUnder = Infinity }: FieldSchema) => {
  const age = YEAR - Number(value.slice(0, 4));
  return (ageOver === -Infinity && ageUnder === Infinity) || (age > ageOver && age < ageUnder);
};

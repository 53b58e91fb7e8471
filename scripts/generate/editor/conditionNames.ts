import { CONDITION_FACTS, FACT_FIELDS } from '#catalogue/registry/facts.ts';
import { LOOKUPS, type LookupName } from '#catalogue/registry/lookups.ts';
import type { FieldSchema } from '#catalogue/vocabulary.ts';
import type { Lookups } from '#server/platform/lookups/lookups.ts';
import { oneOf, part, type Name, type Suggested } from './suggested.ts';

export type Fields = Readonly<Record<string, FieldSchema>>;

/** A condition is on the fields beside and on what `beyond` names, and may be made of conditions of its own name. */
export function conditionOn(fields: Fields, name: string, beyond: readonly Suggested[]): Suggested {
  const own = part(name);
  return {
    ...(beyond.length > 0 && { allOf: beyond }),
    properties: { and: { items: own }, or: { items: own }, not: own, ...named(fields, '') },
  };
}

/** The answers of a section as another one names them: those in rows are many, and decide nothing. */
export const pathsOf = (section: string, fields: Fields): Suggested => ({
  properties: pathsIn(`${section}/`, fields),
});

/** What is known of an application before its form. */
export const factsOf = (programmes: readonly Name[]): Suggested => ({
  properties: Object.fromEntries(
    Object.entries(CONDITION_FACTS).map(([fact, meaning]) => [
      `application/${fact}`,
      wanted(meaning, fact === 'programme' ? oneOf(programmes) : answersOf(FACT_FIELDS[fact] ?? {})),
    ]),
  ),
});

const pathsIn = (before: string, fields: Fields): Record<string, Suggested> => ({
  ...named(
    Object.fromEntries(Object.entries(fields).filter(([, field]) => !field.properties && !field.items?.properties)),
    before,
  ),
  ...Object.assign(
    {},
    ...Object.entries(fields).map(([name, { properties }]) =>
      properties ? pathsIn(`${before}${name}/`, properties) : {},
    ),
  ),
});

const named = (fields: Fields, before: string): Record<string, Suggested> =>
  Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [`${before}${name}`, wanted(field.title ?? name, answersOf(field))]),
  );

/** An answer, several, or a test of it. */
function wanted(description: string, answer: Suggested): Suggested {
  // An editor would offer an array of one in place of each answer, if this were not said of arrays alone.
  const answers = { allOf: [answer], if: { type: 'array' }, then: { items: answer } };
  return { description, ...answers, properties: { anyBut: answers, unless: answers, includes: answers } };
}

function answersOf({ enum: answers, const: only, lookup, entries, items }: FieldSchema): Suggested {
  if (only !== undefined) return oneOf([{ value: only, meaning: 'Ticked' }]);
  if (items?.enum) return answersOf(items);
  if (answers) return oneOf(answers.map((value) => ({ value, meaning: String(value) })));
  if (entries) return oneOf(entries.map(({ id, name }) => ({ value: id, meaning: name })));
  return lookup && LISTS.some((name) => name === lookup) ? part(`list.${lookup}`) : {};
}

/** What another answer decides is offered to nobody. */
const LISTS = (Object.keys(LOOKUPS) as LookupName[]).filter((name) => LOOKUPS[name].by.length === 0);

export const listsOf = (lookups: Lookups): Record<string, Suggested> =>
  Object.fromEntries(LISTS.map((name) => [`list.${name}`, oneOf(namesIn(name, lookups))]));

/** Longer lists are not read in a menu. */
const MOST = 300;

function namesIn(lookup: LookupName, lookups: Lookups): Name[] {
  const options = lookups.list(lookup, []);
  return options.length > MOST ? [] : options.map(({ id, name }) => ({ value: id, meaning: name }));
}

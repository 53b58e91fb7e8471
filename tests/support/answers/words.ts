import type { FieldSchema } from '#catalogue/vocabulary.ts';

/**
 * Every word of the vocabulary, and whether it shapes an answer or only tells of it. A word that does not stand here is
 * one that the generator of answers has yet to learn.
 */
const WORDS: Readonly<Record<keyof FieldSchema, 'shapes' | 'tells'>> = {
  type: 'shapes',
  enum: 'shapes',
  const: 'shapes',
  default: 'tells',
  format: 'shapes',
  pattern: 'shapes',
  minLength: 'shapes',
  maxLength: 'shapes',
  minimum: 'shapes',
  maximum: 'shapes',
  minItems: 'shapes',
  maxItems: 'shapes',
  properties: 'shapes',
  items: 'shapes',
  lookup: 'shapes',
  lookupBy: 'shapes',
  ageOver: 'shapes',
  ageUnder: 'shapes',
  rowsRequired: 'shapes',
  uniqueBy: 'shapes',
  differsFrom: 'shapes',
  notBefore: 'shapes',
  togetherWith: 'shapes',
  accept: 'shapes',
  maxMegabytes: 'shapes',
  equals: 'shapes',
  notAfter: 'shapes',
  age: 'shapes',
  mustContain: 'shapes',
  inOrder: 'shapes',
  noOverlap: 'shapes',
  totals: 'shapes',
  noneOf: 'shapes',
  decimals: 'shapes',
  calculated: 'shapes',
  signs: 'shapes',
  list: 'shapes',
  entries: 'shapes',
  places: 'tells',
  slots: 'tells',
  text: 'tells',
  help: 'tells',
  title: 'tells',
  description: 'tells',
  required: 'tells',
  additionalProperties: 'tells',
  widget: 'tells',
  requiredWhenOptions: 'tells',
  askedWhen: 'tells',
  messages: 'tells',
  prefilledFrom: 'tells',
  normalise: 'tells',
  summary: 'tells',
  sensitive: 'tells',
};

export function refuseUnknownWords(field: FieldSchema): void {
  const unknown = Object.keys(field).find((word) => !Object.hasOwn(WORDS, word));
  if (unknown)
    throw new Error(`'${field.title}' uses the word '${unknown}', which tests/support/answers has yet to learn`);
}

import type { FieldSchema } from '../../vocabulary.ts';
import { refuse } from '../refuse.ts';
import { isOfType, KINDS, type FieldCheck, type Type } from './fieldPlace.ts';

const TYPES_OF_WORD: Readonly<Partial<Record<keyof FieldSchema, readonly Type[]>>> = {
  lookup: ['integer', 'string'],
  lookupBy: ['integer', 'string'],
  requiredWhenOptions: ['integer', 'string'],
  enum: ['string', 'integer', 'number'],
  const: ['string', 'integer', 'number', 'boolean'],
  default: ['string', 'integer', 'number', 'boolean'],
  format: ['string'],
  normalise: ['string'],
  pattern: ['string'],
  minLength: ['string'],
  maxLength: ['string'],
  minimum: ['integer', 'number'],
  maximum: ['integer', 'number'],
  accept: ['string'],
  maxMegabytes: ['string'],
  ageOver: ['string'],
  ageUnder: ['string'],
  properties: ['object'],
  required: ['object'],
  additionalProperties: ['object'],
  items: ['array'],
  minItems: ['array'],
  maxItems: ['array'],
  rowsRequired: ['array'],
  uniqueBy: ['array'],
  summary: ['array'],
  notBefore: ['integer', 'number', 'string'],
  notAfter: ['integer', 'number', 'string'],
  age: ['string'],
  equals: ['integer', 'number', 'string', 'boolean'],
  mustContain: ['array'],
  inOrder: ['array'],
  noOverlap: ['array'],
  totals: ['array'],
  noneOf: ['array'],
  decimals: ['number'],
  calculated: ['number', 'integer', 'string'],
  signs: ['string'],
  text: ['boolean'],
  list: ['integer', 'string'],
  places: ['string'],
  slots: ['string'],
};

const NEEDED: Readonly<Partial<Record<Type, readonly (keyof FieldSchema)[]>>> = {
  object: ['properties', 'additionalProperties'],
  array: ['items'],
};

export const fitsType: FieldCheck = ({ section, pointer, field, name }) => {
  const type = field.type!;
  const wrong = wordsOf(field).find((word) => TYPES_OF_WORD[word]?.includes(type) === false);
  if (wrong)
    refuse(section, `${pointer}/${wrong}`, `'${wrong}' does not fit '${name}', which is ${KINDS[type]} ("${type}").`);
  const missing = NEEDED[type]?.find((word) => field[word] === undefined);
  if (missing) refuse(section, pointer, `'${missing}' is missing in '${name}', which is ${KINDS[type]} ("${type}").`);
};

export const enumFitsType: FieldCheck = ({ section, pointer, field, name }) => {
  (field.enum ?? []).forEach((answer, index) => {
    if (!isOfType(answer, field.type))
      refuse(
        section,
        `${pointer}/enum/${index}`,
        `'${answer}' does not fit '${name}', which is ${KINDS[field.type!]} ("${field.type}").`,
      );
  });
  if (field.const !== undefined && !isOfType(field.const, field.type))
    refuse(
      section,
      `${pointer}/const`,
      `'${field.const}' does not fit '${name}', which is ${KINDS[field.type!]} ("${field.type}").`,
    );
};

const wordsOf = (field: FieldSchema) => Object.keys(field) as (keyof FieldSchema)[];

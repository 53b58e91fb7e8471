import { Ajv, type ErrorObject, type ValidateFunction } from 'ajv';
import { FORMATS } from '#rules/formats.ts';
import { childPointer, pointerParts } from '../pointer.ts';
import { didYouMean } from './declarationError.ts';
import { refuse, type Placed } from './refuse.ts';
import { META_SCHEMAS, type MetaSchemaName } from './metaSchemas.ts';

/** An unknown word is reported first: the missing word is probably that one, misspelt. */
const REPORTED_FIRST = ['additionalProperties', 'propertyNames', 'enum'];

/** These only group other mistakes, each of which is reported by itself. */
const GROUPING = ['if', 'allOf'];

let ajv: Ajv | undefined;

/** The schemas refer to each other by the names of their files. */
function validatorOf(name: MetaSchemaName): ValidateFunction {
  ajv ??= Object.values(META_SCHEMAS).reduce(
    (made, { file, schema }) => made.addSchema(schema, addressOf(file)),
    new Ajv({
      allErrors: true,
      verbose: true,
      allowUnionTypes: true,
      strictTypes: false,
      formats: { date: FORMATS.date },
    }).addVocabulary(['enumDescriptions', 'patternErrorMessage']),
  );
  return ajv.getSchema(addressOf(META_SCHEMAS[name].file))!;
}

const addressOf = (file: string) => file.replace(/^.*\//, 'matricula:/');

export function checkShape(name: MetaSchemaName, declared: Placed): void {
  const validate = validatorOf(name);
  if (validate(declared.value)) return;
  const [first] = (validate.errors ?? [])
    .filter(({ keyword }) => !GROUPING.includes(keyword))
    .sort((a, b) => rank(a) - rank(b));
  if (first) refuse(declared, pointerOf(first), sentenceOf(first));
}

const rank = ({ keyword, propertyName }: ErrorObject) => {
  const place = propertyName === undefined ? REPORTED_FIRST.indexOf(keyword) : 1;
  return place < 0 ? REPORTED_FIRST.length : place;
};

/** A wrong name is a mistake at the name. */
function pointerOf({ instancePath, params, propertyName }: ErrorObject): string {
  const name = propertyName ?? params['additionalProperty'] ?? params['propertyName'];
  return typeof name === 'string' ? childPointer(instancePath, name) : instancePath;
}

type Sentence = (error: ErrorObject, word: string) => string;

const SENTENCES: Readonly<Record<string, Sentence>> = {
  additionalProperties: ({ params, parentSchema }) =>
    `'${params['additionalProperty']}' is not a word that can be used here.${didYouMean(String(params['additionalProperty']), Object.keys(parentSchema?.['properties'] ?? {}))}`,
  required: ({ params, data }) =>
    `'${params['missingProperty']}' is missing${inTitled(String(params['missingProperty']), data)}.`,
  enum: ({ params, data, propertyName }, word) =>
    `'${propertyName ?? written(data)}' is not a known ${propertyName ? 'event' : (NOUNS[word] ?? word)}.${didYouMean(propertyName ?? written(data), params['allowedValues'].map(String))}`,
  const: ({ params }, word) => `'${word}' can only be ${JSON.stringify(params['allowedValue'])} here.`,
  type: ({ params }, word) =>
    `'${word}' must be ${[params['type']]
      .flat()
      .map((type) => KINDS[String(type)])
      .join(' or ')}.`,
  minLength: (_, word) => `'${word}' must not be empty.`,
  maxLength: ({ params }, word) => `'${word}' is too long: at most ${params['limit']} characters.`,
  minItems: (_, word) => `'${word}' must not be empty.`,
  minProperties: (_, word) => `'${word}' must not be empty.`,
  minimum: ({ params }, word) => `'${word}' must be at least ${params['limit']}.`,
  dependencies: ({ params }) =>
    `'${params['property']}' needs a ${params['missingProperty']}: what it leaves something out of.`,
  uniqueItems: ({ data, params }, word) => `'${word}' names '${written((data as unknown[])[params['i']])}' twice.`,
};

const NOUNS: Readonly<Record<string, string>> = {
  prefilledFrom: 'fact of the applicant',
  identifiedBy: 'name for whose application it is',
};

const KINDS: Readonly<Record<string, string>> = {
  string: 'a text in quotes',
  integer: 'a whole number',
  number: 'a number',
  boolean: 'true or false',
  array: 'a list in square brackets',
  object: 'a block in braces',
  null: 'null',
};

const inTitled = (missing: string, data: unknown) =>
  typeof data === 'object' && data !== null && 'title' in data && typeof data.title === 'string' && missing !== 'title'
    ? ` in '${data.title}'`
    : '';

function sentenceOf(error: ErrorObject): string {
  const word = wordAt(error.instancePath);
  const rule = error.parentSchema?.['patternErrorMessage'];
  if (rule && ['pattern', 'format'].includes(error.keyword))
    return `'${error.propertyName ?? written(error.data)}' does not fit. ${rule}`;
  return SENTENCES[error.keyword]?.(error, word) ?? `'${word}' ${error.message}.`;
}

const written = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value));

/** An item of a list belongs to the word of the list. */
function wordAt(pointer: string): string {
  const named = pointerParts(pointer).filter((part) => !/^\d+$/.test(part));
  return named.at(-1) ?? 'the file';
}

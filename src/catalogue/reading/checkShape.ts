import { Ajv, type ErrorObject, type ValidateFunction } from 'ajv';
import { FORMATS } from '#rules/formats.ts';
import { childPointer, pointerParts } from '../pointer.ts';
import { didYouMean } from './declarationError.ts';
import { refuse, type Placed } from './refuse.ts';
import { META_SCHEMAS, type MetaSchemaName } from './metaSchemas.ts';

/** Of several mistakes a word that nobody knows is told first: the missing word is probably that one, misspelt. */
const TOLD_FIRST = ['additionalProperties', 'propertyNames', 'enum'];

/** What only groups other mistakes, each of which is told by itself. */
const GROUPING = ['if', 'allOf'];

let ajv: Ajv | undefined;

/** Compiled when first asked for, each schema known to the others by the name of its file. */
function validatorOf(name: MetaSchemaName): ValidateFunction {
  ajv ??= Object.values(META_SCHEMAS).reduce(
    (made, { file, schema }) => made.addSchema(schema, addressOf(file)),
    new Ajv({ allErrors: true, verbose: true, allowUnionTypes: true, strictTypes: false, formats: { date: FORMATS.date } })
      .addVocabulary(['enumDescriptions', 'patternErrorMessage']),
  );
  return ajv.getSchema(addressOf(META_SCHEMAS[name].file))!;
}

const addressOf = (file: string) => file.replace(/^.*\//, 'matricula:/');

/** Refuses a file that does not have the shape of its kind: an unknown word, a missing one, the wrong sort of value. */
export function checkShape(name: MetaSchemaName, declared: Placed): void {
  const validate = validatorOf(name);
  if (validate(declared.value)) return;
  const [first] = (validate.errors ?? []).filter(({ keyword }) => !GROUPING.includes(keyword)).sort((a, b) => rank(a) - rank(b));
  if (first) refuse(declared, pointerOf(first), sentenceOf(first));
}

const rank = ({ keyword, propertyName }: ErrorObject) => {
  const place = propertyName === undefined ? TOLD_FIRST.indexOf(keyword) : 1;
  return place < 0 ? TOLD_FIRST.length : place;
};

/** Where the mistake stands; a wrong name stands at the name. */
function pointerOf({ instancePath, params, propertyName }: ErrorObject): string {
  const name = propertyName ?? params['additionalProperty'] ?? params['propertyName'];
  return typeof name === 'string' ? childPointer(instancePath, name) : instancePath;
}

type Sentence = (error: ErrorObject, word: string) => string;

const SENTENCES: Readonly<Record<string, Sentence>> = {
  additionalProperties: ({ params, parentSchema }) =>
    `'${params['additionalProperty']}' is not a word that can stand here.${didYouMean(String(params['additionalProperty']), Object.keys(parentSchema?.['properties'] ?? {}))}`,
  required: ({ params, data }) => `'${params['missingProperty']}' is missing${inTitled(String(params['missingProperty']), data)}.`,
  enum: ({ params, data, propertyName }, word) => `'${propertyName ?? written(data)}' is not a known ${propertyName ? 'event' : NOUNS[word] ?? word}.${didYouMean(propertyName ?? written(data), params['allowedValues'].map(String))}`,
  const: ({ params }, word) => `'${word}' can only be ${JSON.stringify(params['allowedValue'])} here.`,
  type: ({ params }, word) => `'${word}' must be ${[params['type']].flat().map((type) => KINDS[String(type)]).join(' or ')}.`,
  minLength: (_, word) => `'${word}' must not be empty.`,
  maxLength: ({ params }, word) => `'${word}' is too long: at most ${params['limit']} characters.`,
  minItems: (_, word) => `'${word}' must not be empty.`,
  minProperties: (_, word) => `'${word}' must not be empty.`,
  minimum: ({ params }, word) => `'${word}' must be at least ${params['limit']}.`,
  dependencies: ({ params }) => `'${params['property']}' needs a ${params['missingProperty']}: what it leaves something out of.`,
  uniqueItems: ({ data, params }, word) => `'${word}' names '${written((data as unknown[])[params['i']])}' twice.`,
};

/** What a word's values are called, where the word itself is no noun. */
const NOUNS: Readonly<Record<string, string>> = { prefilledFrom: 'fact of the applicant', identifiedBy: 'name for whose application it is' };

const KINDS: Readonly<Record<string, string>> = {
  string: 'a text in quotes', integer: 'a whole number', number: 'a number', boolean: 'true or false',
  array: 'a list in square brackets', object: 'a block in braces', null: 'null',
};

const inTitled = (missing: string, data: unknown) => (typeof data === 'object' && data !== null && 'title' in data && typeof data.title === 'string' && missing !== 'title' ? ` in '${data.title}'` : '');

function sentenceOf(error: ErrorObject): string {
  const word = wordAt(error.instancePath);
  const rule = error.parentSchema?.['patternErrorMessage'];
  if (rule && ['pattern', 'format'].includes(error.keyword)) return `'${error.propertyName ?? written(error.data)}' does not fit. ${rule}`;
  return SENTENCES[error.keyword]?.(error, word) ?? `'${word}' ${error.message}.`;
}

/** A value as it stands in the file; a text without its quotes. */
const written = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value));

/** The word a place belongs to: of an item in a list, the list's. */
function wordAt(pointer: string): string {
  const named = pointerParts(pointer).filter((part) => !/^\d+$/.test(part));
  return named.at(-1) ?? 'the file';
}

import { Ajv, type ErrorObject, type ValidateFunction } from 'ajv';
import { FORMATS } from '#rules/formats.ts';
import { childPointer, isWithin, pointerParts } from '../pointer.ts';
import { didYouMean, isNear } from './declarationError.ts';
import { checkEach } from './mistakes.ts';
import type { Resolved } from './references.ts';
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
      // Each start compiles these. A test judges them, and shorter code would cost more than it saves.
      validateSchema: false,
      meta: false,
      code: { optimize: false },
    }).addVocabulary(['enumDescriptions', 'patternErrorMessage']),
  );
  return ajv.getSchema(addressOf(META_SCHEMAS[name].file))!;
}

const addressOf = (file: string) => file.replace(/^.*\//, 'matricula:/');

export interface ShapeMistake {
  /** Of the value as it is resolved. */
  readonly pointer: string;
  readonly sentence: string;
}

/** Several checks ask what is wrong with the shape of a section, which is judged once. */
const judged = new WeakMap<Checked, readonly ShapeMistake[]>();

/** Every word that cannot be where it is, the most telling first. What lies in a hole is not known, so not looked at. */
export function shapeMistakes(name: MetaSchemaName, declared: Checked): readonly ShapeMistake[] {
  const mistakes = judged.get(declared) ?? judgeShape(name, declared);
  judged.set(declared, mistakes);
  return mistakes;
}

function judgeShape(name: MetaSchemaName, declared: Checked): ShapeMistake[] {
  const validate = validatorOf(name);
  if (validate(declared.value)) return [];
  const errors = (validate.errors ?? [])
    .filter(({ keyword, instancePath }) => !GROUPING.includes(keyword) && !declared.isHole?.(instancePath))
    .sort((a, b) => rank(a) - rank(b));
  const seen = new Set<string>();
  return errors.flatMap((error): ShapeMistake[] => {
    if (isConsequence(error, errors)) return [];
    const mistake = { pointer: pointerOf(error), sentence: sentenceOf(error) };
    const key = error.keyword === 'required' ? `${mistake.pointer} ${mistake.sentence}` : mistake.pointer;
    if (seen.has(key)) return [];
    seen.add(key);
    return [mistake];
  });
}

type Checked = Placed & Partial<Pick<Resolved, 'isHole'>>;

/** @throws DeclarationError */
export function checkShape(name: MetaSchemaName, declared: Checked): void {
  refuseAll(declared, shapeMistakes(name, declared));
}

export function refuseAll(declared: Checked, mistakes: readonly ShapeMistake[]): void {
  checkEach(mistakes, ({ pointer, sentence }) => refuse(declared, pointer, sentence));
}

/** Whether nothing of it was told in this place or below it. */
export const isSound = (mistakes: readonly ShapeMistake[], place: string): boolean =>
  !mistakes.some(({ pointer }) => isWithin(pointer, place) || pointer === '');

/** What is wrong below a question of a group, or of a row, leaves the group's own words as they are. */
export const hasSoundWords = (mistakes: readonly ShapeMistake[], field: string): boolean =>
  !mistakes.some(({ pointer }) => isWithin(pointer, field) && !/\/properties\/./.test(pointer.slice(field.length)));

/** A word that is missing beside one which nobody knows is probably that one, misspelt. */
const isConsequence = (error: ErrorObject, all: readonly ErrorObject[]): boolean =>
  error.keyword === 'required' &&
  all.some(
    ({ keyword, instancePath, params }) =>
      keyword === 'additionalProperties' &&
      instancePath === error.instancePath &&
      isNear(String(params['additionalProperty']), String(error.params['missingProperty'])),
  );

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
  additionalProperties: ({ params, parentSchema }) => {
    const given = String(params['additionalProperty']);
    const known = Object.keys(parentSchema?.['properties'] ?? {});
    const here = ELSEWHERE[given.toLowerCase()];
    return here !== undefined && known.includes(here)
      ? `'${given}' is called '${here}' here.`
      : `'${given}' is not a word that can be used here.${known.length > MOST_LISTED && !known.some((word) => isNear(given, word)) ? ' schemas/README.md lists those that can, under "The words".' : didYouMean(given, known)}`;
  },
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
  maximum: ({ params }, word) => `'${word}' must be at most ${params['limit']}.`,
  maxItems: ({ params }, word) => `'${word}' names too many: at most ${params['limit']}.`,
  maxProperties: ({ params }, word) => `'${word}' says too much: at most ${params['limit']} of its words at once.`,
  dependencies: ({ params }) =>
    `'${params['property']}' needs a ${params['missingProperty']}: what it leaves something out of.`,
  uniqueItems: ({ data, params }, word) => `'${word}' names '${written((data as unknown[])[params['i']])}' twice.`,
};

/** More names than these are no help in a sentence. */
const MOST_LISTED = 17;

/** Words of other builders of forms. */
const ELSEWHERE: Readonly<Record<string, string>> = {
  label: 'title',
  caption: 'title',
  question: 'title',
  hint: 'description',
  help: 'description',
  helptext: 'description',
  placeholder: 'description',
  visibleif: 'askedWhen',
  showif: 'askedWhen',
  showwhen: 'askedWhen',
  hidden: 'askedWhen',
  conditional: 'askedWhen',
  dependson: 'askedWhen',
  options: 'enum',
  choices: 'enum',
  values: 'enum',
  list: 'lookup',
  regex: 'pattern',
  min: 'minimum',
  max: 'maximum',
  maxlen: 'maxLength',
  mandatory: 'required',
  isrequired: 'required',
  component: 'widget',
  control: 'widget',
  errors: 'messages',
  fields: 'properties',
  columns: 'items',
  extends: '$ref',
  exclude: 'without',
  price: 'amount',
  fee: 'amount',
};

const NOUNS: Readonly<Record<string, string>> = {
  prefilledFrom: 'fact of the applicant',
  qualifications: 'qualification',
  normalise: 'way to put an answer in order',
  accept: 'kind of file',
  lookup: 'list',
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
  return (
    SENTENCES[error.keyword]?.(error, word) ??
    `'${word}' cannot be ${written(error.data)}: your editor says what it may be, or schemas/README.md does.`
  );
}

const written = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value));

/** An item of a list belongs to the word of the list. */
function wordAt(pointer: string): string {
  const named = pointerParts(pointer).filter((part) => !/^\d+$/.test(part));
  return named.at(-1) ?? 'the file';
}

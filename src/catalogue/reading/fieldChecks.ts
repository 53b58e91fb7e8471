import { childPointer } from '../pointer.ts';
import { LOOKUPS } from '../registry/lookups.ts';
import { WIDGETS } from '../registry/widgets.ts';
import type { Answer, FieldSchema } from '../vocabulary.ts';
import { didYouMean } from './declarationError.ts';
import { refuse } from './refuse.ts';
import type { Resolved } from './references.ts';

/** A field where it is declared, with what a word of it may refer to. */
export interface FieldPlace {
  readonly section: Resolved;
  readonly pointer: string;
  readonly name: string;
  readonly field: FieldSchema;
  readonly isRequired: boolean;
  /** False within rows, which are drawn by the widget of the whole list. */
  readonly needsWidget: boolean;
  /** All fields beside it, itself included. */
  readonly siblings: readonly string[];
  /** Those declared before it. */
  readonly above: ReadonlyMap<string, FieldSchema>;
}

type FieldCheck = (place: FieldPlace) => void;

type Type = NonNullable<FieldSchema['type']>;

/** The words that make sense for some types only. */
const TYPES_OF_WORD: Readonly<Partial<Record<keyof FieldSchema, readonly Type[]>>> = {
  lookup: ['integer', 'string'], lookupBy: ['integer', 'string'], requiredWhenOptions: ['integer', 'string'],
  enum: ['string', 'integer', 'number'], const: ['string', 'integer', 'number', 'boolean'],
  format: ['string'], pattern: ['string'], minLength: ['string'], maxLength: ['string'],
  minimum: ['integer', 'number'], maximum: ['integer', 'number'],
  ageOver: ['string'], ageUnder: ['string'],
  properties: ['object'], required: ['object'], additionalProperties: ['object'],
  items: ['array'], minItems: ['array'], maxItems: ['array'], rowsRequired: ['array'], uniqueBy: ['array'],
};

const KINDS: Readonly<Record<Type, string>> = {
  string: 'a text', integer: 'a whole number', number: 'a number', boolean: 'yes or no', object: 'a group', array: 'rows',
};

const NEEDED: Readonly<Partial<Record<Type, readonly (keyof FieldSchema)[]>>> = { object: ['properties', 'additionalProperties'], array: ['items'] };

const fitsType: FieldCheck = ({ section, pointer, field, name }) => {
  const type = field.type!;
  const wrong = wordsOf(field).find((word) => TYPES_OF_WORD[word]?.includes(type) === false);
  if (wrong) refuse(section, `${pointer}/${wrong}`, `'${wrong}' does not fit '${name}', which is ${KINDS[type]} ("${type}").`);
  const missing = NEEDED[type]?.find((word) => field[word] === undefined);
  if (missing) refuse(section, pointer, `'${missing}' is missing in '${name}', which is ${KINDS[type]} ("${type}").`);
};

/** The types that are drawn without being told how: a line of text, and a group as its fields. */
const DRAWN_BY_DEFAULT: readonly Type[] = ['string', 'object'];

const widget: FieldCheck = ({ section, pointer, field, name, needsWidget }) => {
  const at = `${pointer}/widget`;
  const fitting = Object.keys(WIDGETS).filter((known) => draws(known, field.type)).sort();
  const offered = fitting.length > 0 ? `Fitting are: ${fitting.join(', ')}.` : 'No widget draws that yet.';
  if (!field.widget) {
    if (needsWidget && !DRAWN_BY_DEFAULT.includes(field.type!)) refuse(section, pointer, `'widget' is missing in '${name}', which is ${KINDS[field.type!]} ("${field.type}"). ${offered}`);
    return;
  }
  if (!draws(field.widget, field.type)) refuse(section, at, `the widget '${field.widget}' does not fit '${name}', which is ${KINDS[field.type!]} ("${field.type}"). ${offered}`);
  if (field.widget === 'select' && !field.lookup && !field.enum) refuse(section, at, `'${name}' has nothing to choose from: a select needs a lookup or an enum.`);
  if (field.widget === 'choice' && !field.enum) refuse(section, at, `'${name}' has nothing to choose from: a choice needs an enum.`);
};

const draws = (widget: string, type: FieldSchema['type']) => WIDGETS[widget as keyof typeof WIDGETS].types.some((drawn) => drawn === type);

const lookup: FieldCheck = ({ section, pointer, field, name, above, siblings }) => {
  const orphan = (['lookupBy', 'requiredWhenOptions'] as const).find((word) => field[word] !== undefined);
  if (!field.lookup) {
    if (orphan) refuse(section, `${pointer}/${orphan}`, `'${orphan}' needs a lookup.`);
    return;
  }
  const parents: readonly string[] = LOOKUPS[field.lookup as keyof typeof LOOKUPS]?.by ?? [];
  const given = field.lookupBy ?? [];
  if (given.length !== parents.length) {
    const wanted = parents.length === 0 ? 'on no other field' : `on ${parents.length === 1 ? 'one field' : `${parents.length} fields`} (${parents.join(', ')})`;
    refuse(section, given.length ? `${pointer}/lookupBy` : `${pointer}/lookup`, `the list '${field.lookup}' depends ${wanted}, and '${name}' names ${given.length}.`);
  }
  given.forEach((parent, index) => mustBeAbove(parent, { section, pointer: `${pointer}/lookupBy/${index}`, name, above, siblings }));
};

const askedWhen: FieldCheck = ({ section, pointer, field, name, above, siblings }) => {
  for (const [parent, wanted] of Object.entries(field.askedWhen ?? {})) {
    const at = childPointer(`${pointer}/askedWhen`, parent);
    mustBeAbove(parent, { section, pointer: at, name, above, siblings });
    const isList = Array.isArray(wanted);
    [wanted].flat().forEach((answer, index) => canBeAnswered(answer as Answer, parent, above.get(parent)!, section, isList ? `${at}/${index}` : at));
  }
};

function canBeAnswered(answer: Answer, parent: string, { type, enum: answers, const: only }: FieldSchema, section: Resolved, at: string): void {
  const possible = answers ?? (only === undefined ? undefined : [only]);
  if (possible && !possible.includes(answer)) refuse(section, at, `'${answer}' is never the answer to '${parent}'.${didYouMean(String(answer), possible.map(String))}`);
  if (!isOfType(answer, type)) refuse(section, at, `'${answer}' is never the answer to '${parent}', which is ${KINDS[type!]} ("${type}").`);
}

type Reference = Pick<FieldPlace, 'section' | 'pointer' | 'name' | 'above' | 'siblings'>;

/** What a field depends on is asked before it: an applicant reads from top to bottom. */
function mustBeAbove(parent: string, { section, pointer, name, above, siblings }: Reference): void {
  if (above.has(parent)) return;
  if (parent === name) refuse(section, pointer, `'${name}' cannot depend on itself.`);
  if (siblings.includes(parent)) refuse(section, pointer, `'${parent}' must be asked before '${name}', which depends on it.`);
  refuse(section, pointer, `there is no field '${parent}' above '${name}'.${didYouMean(parent, above.keys())}`);
}

const enumFitsType: FieldCheck = ({ section, pointer, field, name }) => {
  (field.enum ?? []).forEach((answer, index) => {
    if (!isOfType(answer, field.type)) refuse(section, `${pointer}/enum/${index}`, `'${answer}' does not fit '${name}', which is ${KINDS[field.type!]} ("${field.type}").`);
  });
  if (field.const !== undefined && !isOfType(field.const, field.type)) refuse(section, `${pointer}/const`, `'${field.const}' does not fit '${name}', which is ${KINDS[field.type!]} ("${field.type}").`);
};

const isOfType = (answer: Answer, type: FieldSchema['type']) =>
  type === 'integer' ? Number.isInteger(answer) : typeof answer === type;

/** Pairs of words of which the first may not be the greater. */
const ORDERED = [['minLength', 'maxLength'], ['minimum', 'maximum'], ['minItems', 'maxItems'], ['ageOver', 'ageUnder'], ['rowsRequired', 'maxItems']] as const;

const limits: FieldCheck = ({ section, pointer, field, name }) => {
  for (const [low, high] of ORDERED) {
    const [least, most] = [field[low], field[high]];
    if (least !== undefined && most !== undefined && least > most) refuse(section, `${pointer}/${low}`, `nobody can answer '${name}': '${low}' is ${least} and '${high}' is ${most}.`);
  }
};

const ages: FieldCheck = ({ section, pointer, field, name }) => {
  const word = (['ageOver', 'ageUnder'] as const).find((age) => field[age] !== undefined);
  if (word && field.format !== 'date') refuse(section, `${pointer}/${word}`, `'${word}' needs a date: '${name}' must have "format": "date".`);
};

const pattern: FieldCheck = ({ section, pointer, field }) => {
  if (field.pattern === undefined) return;
  try {
    new RegExp(field.pattern, 'u');
  } catch (mistake) {
    refuse(section, `${pointer}/pattern`, `the pattern is not a regular expression: ${(mistake as Error).message.replace(/^Invalid regular expression: /, '')}.`);
  }
};

const rows: FieldCheck = ({ section, pointer, field, name }) => {
  const word = (['rowsRequired', 'uniqueBy'] as const).find((used) => field[used] !== undefined);
  if (!word) return;
  const columns = Object.keys(field.items?.properties ?? {});
  if (columns.length === 0) refuse(section, `${pointer}/${word}`, `'${word}' needs rows with columns, and '${name}' has none.`);
  if (field.uniqueBy !== undefined && !columns.includes(field.uniqueBy)) refuse(section, `${pointer}/uniqueBy`, `the rows of '${name}' have no column '${field.uniqueBy}'.${didYouMean(field.uniqueBy, columns)}`);
};

const differsFrom: FieldCheck = ({ section, pointer, field, name, siblings }) => {
  const other = field.differsFrom;
  if (other === undefined) return;
  if (other === name) refuse(section, `${pointer}/differsFrom`, `'${name}' cannot differ from itself.`);
  if (!siblings.includes(other)) refuse(section, `${pointer}/differsFrom`, `there is no field '${other}' beside '${name}'.${didYouMean(other, siblings.filter((known) => known !== name))}`);
};

/** The words that an answer can fail. */
const JUDGED = [
  'format', 'pattern', 'enum', 'const', 'lookup', 'minLength', 'maxLength', 'minimum', 'maximum', 'minItems', 'maxItems',
  'ageOver', 'ageUnder', 'rowsRequired', 'uniqueBy', 'differsFrom',
] as const satisfies readonly (keyof FieldSchema)[];

const messages: FieldCheck = ({ section, pointer, field, name, isRequired }) => {
  const told: Readonly<Record<string, unknown>> = field.messages ?? {};
  const used = JUDGED.filter((word) => field[word] !== undefined);
  const mustBeAnswered = isRequired || field.requiredWhenOptions === true;
  for (const word of Object.keys(told)) {
    const isTold = word === 'required' ? mustBeAnswered || used.some((other) => told[other] === undefined) : used.some((other) => other === word);
    if (!isTold) refuse(section, childPointer(`${pointer}/messages`, word), `the message for '${word}' is never told: ${word === 'required' ? `'${name}' need not be answered` : `'${name}' does not use that word`}.${didYouMean(word, used)}`);
  }
  if (mustBeAnswered && field.type !== 'object' && told['required'] === undefined) refuse(section, pointer, `'${name}' must be answered, and no message says so: "messages": { "required": ... }.`);
};

const wordsOf = (field: FieldSchema) => Object.keys(field) as (keyof FieldSchema)[];

export const FIELD_CHECKS: readonly FieldCheck[] = [fitsType, widget, lookup, askedWhen, enumFitsType, limits, ages, pattern, rows, differsFrom, messages];

import { counted } from '#rules/text/counted.ts';
import type { FormatName } from '#rules/formats.ts';
import type { NormaliserName } from '#rules/normalisers.ts';
import { isAnswers } from '../normalise.ts';
import { isDay } from '../binding/age.ts';
import { APPLICATION } from '../binding/reading.ts';
import { fieldNamed } from '../pointer.ts';
import { APPLICANT_FACTS, CONDITION_FACTS } from '../registry/facts.ts';
import { FILE_KIND_MEANINGS } from '../registry/fileKinds.ts';
import { FORMAT_MEANINGS } from '../registry/formats.ts';
import { NORMALISER_MEANINGS } from '../registry/normalisers.ts';
import { LOOKUP_MEANINGS } from '../registry/lookupMeanings.ts';
import { UPLOADS, type LookupName } from '../registry/lookups.ts';
import { FURTHER_WIDGETS, WIDGETS, type WidgetName } from '../registry/widgets.ts';
import type { Condition, FieldSchema, OPERATIONS, Test, Total } from '../vocabulary.ts';

export interface FieldAmong {
  readonly field: FieldSchema;
  readonly siblings: Readonly<Record<string, FieldSchema>>;
}

/** A word that judges answers: an applicant whose answer fails it reads its message. */
interface Reading<Value> {
  readonly judged?: true;
  readonly say: (value: Value, among: FieldAmong) => string;
}

/** A word is null when it has no sentence of its own: a heading, nested fields, messages. */
type Readings = { readonly [Word in keyof FieldSchema]-?: Reading<NonNullable<FieldSchema[Word]>> | null };

const judged = <Value>(say: Reading<Value>['say']): Reading<Value> => ({ judged: true, say });
const plain = <Value>(say: Reading<Value>['say']): Reading<Value> => ({ say });

/** An officer reads the sentences in this order. */
export const READINGS: Readings = {
  title: null,
  type: plain((type, { field }) => (field.widget ? '' : KINDS[type])),
  widget: plain((name, { field }) =>
    name === 'select' && field.lookup ? '' : { ...WIDGETS, ...FURTHER_WIDGETS }[name as WidgetName].meaning,
  ),
  description: plain((help) => `with the help ${quoted(help)}`),
  askedWhen: plain((condition, among) => `asked when ${conditionText(condition, among)}`),
  prefilledFrom: plain(
    (fact) => `filled in with ${APPLICANT_FACTS[fact as keyof typeof APPLICANT_FACTS]}, and cannot be changed`,
  ),
  lookup: judged((name) =>
    name === UPLOADS
      ? 'a file sent with the application'
      : `one of the list ${quoted(name)}: ${LOOKUP_MEANINGS[name as LookupName]}`,
  ),
  lookupBy: plain(
    (parents, among) => `the list depends on ${parents.map((name) => titleOf(name, among)).join(' and ')}`,
  ),
  enum: judged((answers) => `one of ${answers.join(', ')}`),
  const: judged((answer) => `can only be ${quoted(String(answer))}`),
  default: plain((answer, { field }) => `filled in with ${answersText([answer], field)} when it is first shown`),
  normalise: plain((name) => `read ${NORMALISER_MEANINGS[name as NormaliserName]}`),
  format: judged((name) => FORMAT_MEANINGS[name as FormatName]),
  pattern: judged((pattern) => `matches the pattern ${pattern}`),
  minLength: judged((least) => `at least ${counted(least, 'character')}`),
  maxLength: judged((most) => `at most ${counted(most, 'character')}`),
  minimum: judged((least) => `at least ${least}`),
  maximum: judged((most) => `at most ${most}`),
  ageOver: judged((years) => `older than ${years}, counted by the year`),
  ageUnder: judged((years) => `younger than ${years}, counted by the year`),
  minItems: judged((least) => `at least ${counted(least, 'row')}`),
  maxItems: judged((most) => `at most ${counted(most, 'row')}`),
  rowsRequired: judged((rows) => `at least ${counted(rows, 'row')} complete, and each row that is begun`),
  uniqueBy: judged((column, { field }) => `no ${columnTitle(field, column)} twice`),
  differsFrom: judged(
    (others, among) =>
      `differs from ${[others]
        .flat()
        .map((other) => placeName(other, among))
        .join(' and from ')}`,
  ),
  notBefore: judged((other, among) => `not before ${placeName(other, among)}`),
  summary: plain(
    (columns, { field }) => `its card shows ${columns.map((column) => columnTitle(field, column)).join(', ')}`,
  ),
  togetherWith: judged((other, among) => `together with ${titleOf(other, among)}: both, or neither`),
  accept: judged((kinds) => kinds.map((kind) => FILE_KIND_MEANINGS[kind]).join(' or ')),
  maxMegabytes: judged((most) => `smaller than ${most} MB`),
  equals: judged((other, among) => `the same as ${placeName(other, among)}`),
  notAfter: judged((other, among) => `not after ${placeName(other, among)}`),
  age: judged(
    ({ on, ...limits }, among) =>
      `${limitsText(limits)} years old on ${on === undefined ? 'the day of the answer' : isDay(on) ? on : `the day of ${placeName(on, among)}`}`,
  ),
  mustContain: judged(
    ({ of, all, where }, { field }) =>
      `has ${all.map((answers) => answersText([answers].flat(), columnOf(field, of))).join(', and ')}${whereText(where, field, of)}`,
  ),
  inOrder: judged((columns, { field }) =>
    Object.entries(columns)
      .map(([column, direction]) => `in the order of ${columnTitle(field, column)}, ${direction}`)
      .join(),
  ),
  noOverlap: judged(
    (columns, { field }) => `no two overlap, from ${columns.map((column) => columnTitle(field, column)).join(' to ')}`,
  ),
  totals: judged((totals, { field }) =>
    totals
      .map(({ of, where, ...limits }) => {
        const what = of === undefined ? 'rows' : `the sum of ${columnTitle(field, of)}`;
        return `${what}${whereText(where, field, of ?? '')}: ${limitsText(limits)}`;
      })
      .join('; '),
  ),
  noneOf: judged((alone) => `${quoted(alone)} is ticked alone`),
  decimals: judged((places) => (places === 0 ? 'without decimals' : `at most ${counted(places, 'decimal')}`)),
  calculated: plain((calculation, among) =>
    Object.entries(calculation)
      .map(
        ([operation, operands]) =>
          `the ${OPERATION_MEANINGS[operation as keyof typeof OPERATION_MEANINGS]} ${operands.map((operand) => (typeof operand === 'number' ? operand : placeName(operand, among))).join(' and ')}`,
      )
      .join(),
  ),
  signs: judged((names, among) => `has the names ${names.map((name) => placeName(name, among)).join(' and ')}`),
  list: judged(
    (list, { field }) =>
      `one of the programme's own list ${quoted(list)}: ${(field.entries ?? [])
        .filter(({ off }) => !off)
        .map(({ name }) => name)
        .join(', ')}`,
  ),
  entries: plain(() => ''),
  places: plain(
    (places) =>
      `with places for ${Object.entries(places)
        .slice(0, SHOWN_PLACES)
        .map(([answer, count]) => `${answer}: ${count}`)
        .join(', ')}${Object.keys(places).length > SHOWN_PLACES ? ' ...' : ''}`,
  ),
  slots: plain(
    ({ days, from, to, minutes, places }) =>
      `every ${minutes} minutes from ${from} to ${to} on ${days.join(', ')}, ${counted(places, 'place')} each`,
  ),
  text: plain((lines) => `beside the text ${quoted(lines.join(' '))}`),
  help: plain((lines) => `with the help ${quoted(lines.join(' '))}`),
  requiredWhenOptions: plain(() => ''),
  sensitive: plain(() => SENSITIVE),
  required: null,
  properties: null,
  items: null,
  additionalProperties: null,
  messages: null,
};

const SHOWN_PLACES = 4;

export const SENSITIVE = 'read in the office by those alone who may read sensitive answers';

const OPERATION_MEANINGS = {
  sum: 'sum of',
  difference: 'difference of',
  product: 'product of',
  quotient: 'quotient of',
  average: 'average of',
  count: 'number of',
  join: 'words of',
  years: 'whole years from',
  months: 'whole months from',
  days: 'days from',
} as const satisfies Record<(typeof OPERATIONS)[number], string>;

const KINDS: Readonly<Record<NonNullable<FieldSchema['type']>, string>> = {
  string: 'one line of text',
  integer: 'a whole number',
  number: 'a number',
  boolean: 'yes or no',
  object: 'a group of questions',
  array: 'rows',
};

export const conditionText = (condition: Condition, among: FieldAmong): string =>
  Object.entries(condition)
    .map(([name, wanted]) => {
      if (name === 'and' || name === 'or')
        return `(${(wanted as readonly Condition[]).map((each) => conditionText(each, among)).join(`, ${name} `)})`;
      if (name === 'not') return `not (${conditionText(wanted as Condition, among)})`;
      return `${placeName(name, among)} is ${wantedText(wanted, among.siblings[name])}`;
    })
    .join(', and ');

const wantedText = (wanted: Condition[string], field: FieldSchema | undefined): string =>
  isAnswers(wanted)
    ? Object.entries(wanted)
        .map(([test, declared]) => TESTS[test as keyof Test]([declared].flat(), field))
        .join()
    : answersText([wanted].flat(), field);

const TESTS: {
  readonly [Name in keyof Test]-?: (answers: readonly unknown[], field: FieldSchema | undefined) => string;
} = {
  anyBut: (answers, field) => `answered and not ${answersText(answers, field)}`,
  unless: (answers, field) => `not ${answersText(answers, field)}`,
  atLeast: ([least]) => `at least ${String(least)}`,
  atMost: ([most]) => `at most ${String(most)}`,
  includes: (answers, field) => `answered with ${answersText(answers, field)} among others`,
  answered: ([wanted]) => (wanted ? 'answered' : 'not answered'),
};

const whereText = (where: Condition | undefined, field: FieldSchema, path: string): string => {
  if (!where) return '';
  const rows = fieldNamed(field, path.split('/').slice(0, -1));
  return `, counting rows where ${conditionText(where, { field, siblings: rows?.items?.properties ?? {} })}`;
};

const columnOf = (field: FieldSchema, path: string): FieldSchema | undefined => fieldNamed(field, path.split('/'));

const columnTitle = (field: FieldSchema, path: string): string => quoted(columnOf(field, path)?.title ?? path);

const limitsText = ({ atLeast, atMost }: Pick<Total, 'atLeast' | 'atMost'>): string =>
  [
    ...(atLeast === undefined ? [] : [`at least ${atLeast}`]),
    ...(atMost === undefined ? [] : [`at most ${atMost}`]),
  ].join(' and ');

/** A field beside by its title, and what is elsewhere by its path. */
const placeName = (path: string, among: FieldAmong): string => {
  const [first, fact = ''] = path.split('/');
  return first === APPLICATION && Object.hasOwn(CONDITION_FACTS, fact)
    ? CONDITION_FACTS[fact as keyof typeof CONDITION_FACTS]
    : titleOf(path, among);
};

/** An answer from a list is known by its number only. */
const answersText = (answers: readonly unknown[], field: FieldSchema | undefined): string =>
  `${field?.lookup ? `number ` : ''}${answers.join(' or ')}`;

const titleOf = (name: string, { siblings }: FieldAmong): string => quoted(siblings[name]?.title ?? name);

export const quoted = (text: string): string => `‘${text}’`;

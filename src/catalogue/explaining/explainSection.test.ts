import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { loadCatalogue } from '../reading/load.ts';
import { META_SCHEMAS } from '../reading/metaSchemas.ts';
import { pointerParts } from '../pointer.ts';
import type { FieldSchema, SectionSchema } from '../vocabulary.ts';
import { explainSection, SECTION_READINGS, type ExplainedField } from './explainSection.ts';
import { READINGS } from './words.ts';

const { programmes } = loadCatalogue(fileURLToPath(new URL('../../..', import.meta.url)));
const jupeb = programmes.find(({ id }) => id === 'jupeb')!;

const RESOLVED_WORDS = ['$ref', 'without'];

const words = Object.keys((META_SCHEMAS.section.schema.$defs?.['words'] as { properties: object }).properties).filter(
  (word) => !RESOLVED_WORDS.includes(word),
);

test('every word that a field may use has its sentence, and no other', () => {
  expect(Object.keys(READINGS).sort()).toEqual(words.sort());
});

test('every word that only a section may use has its sentence', () => {
  const own = Object.keys(META_SCHEMAS.section.schema['properties'] as object).filter(
    (word) => !word.startsWith('$') && ![...RESOLVED_WORDS, ...words].includes(word),
  );
  expect(Object.keys(SECTION_READINGS)).toEqual(expect.arrayContaining(own));
});

function rulesOf(field: FieldSchema, required: readonly string[] = []) {
  const section: SectionSchema = {
    $id: 'test/test',
    title: 'Test',
    type: 'object',
    required,
    properties: {
      first: { type: 'string', title: 'Married?', enum: ['Yes', 'No'] },
      answer: { title: 'Answer', ...field },
    },
  };
  return explainSection(section).fields[1]!.rules;
}

const sentencesOf = (field: FieldSchema, required?: readonly string[]) =>
  rulesOf(field, required).map(({ sentence }) => sentence);

test.each<[what: string, field: FieldSchema, sentences: string[]]>([
  ['a text', { type: 'string' }, ['One line of text', 'Need not be answered']],
  [
    'its length',
    { type: 'string', minLength: 1, maxLength: 60 },
    ['One line of text', 'Need not be answered', 'At least 1 character', 'At most 60 characters'],
  ],
  ['a format', { type: 'string', format: 'nin' }, ['One line of text', 'Need not be answered', 'A NIN: 11 digits']],
  [
    'what is put in order',
    { type: 'string', format: 'nin', normalise: 'ungrouped' },
    [
      'One line of text',
      'Need not be answered',
      'Read without the blanks, dashes, dots and brackets that divide it into groups',
      'A NIN: 11 digits',
    ],
  ],
  [
    'a pattern and help',
    { type: 'string', pattern: '^A', description: 'As printed' },
    ['One line of text', 'Need not be answered', 'With the help ‘As printed’', 'Matches the pattern ^A'],
  ],
  [
    'a date of birth',
    { type: 'string', widget: 'date', format: 'date', ageOver: 15, ageUnder: 80 },
    [
      'A day',
      'Need not be answered',
      'A day that exists',
      'Older than 15, counted by the year',
      'Younger than 80, counted by the year',
    ],
  ],
  [
    'a condition',
    { type: 'boolean', askedWhen: { first: ['Yes', 'No'] } },
    ['Yes or no', 'Need not be answered', 'Asked when ‘Married?’ is Yes or No'],
  ],
  [
    'a condition that excludes',
    { type: 'boolean', askedWhen: { first: { anyBut: 'No' } } },
    ['Yes or no', 'Need not be answered', 'Asked when ‘Married?’ is answered and not No'],
  ],
  [
    'a condition that excludes, answered or not',
    { type: 'boolean', askedWhen: { first: { unless: 'No' } } },
    ['Yes or no', 'Need not be answered', 'Asked when ‘Married?’ is not No'],
  ],
  [
    'a list by another answer',
    { type: 'integer', widget: 'select', lookup: 'states', lookupBy: ['first'], requiredWhenOptions: true },
    [
      'One of the list ‘states’: the states of a country',
      'Must be answered when its list has something to choose',
      'The list depends on ‘Married?’',
    ],
  ],
  [
    'files',
    { type: 'string', lookup: 'uploads' },
    ['One line of text', 'Need not be answered', 'A file sent with the application'],
  ],
  [
    'a few answers',
    { type: 'string', widget: 'choice', enum: ['Yes', 'No'] },
    ['One of a few, all in sight', 'Need not be answered', 'One of Yes, No'],
  ],
  [
    'the only answer',
    { type: 'string', const: 'Yes' },
    ['One line of text', 'Need not be answered', 'Can only be ‘Yes’'],
  ],
  [
    'a number',
    { type: 'number', widget: 'number', minimum: 0, maximum: 400 },
    ['A number, with the keyboard of digits', 'Need not be answered', 'At least 0', 'At most 400'],
  ],
  [
    'rows',
    {
      type: 'array',
      minItems: 1,
      maxItems: 9,
      rowsRequired: 8,
      uniqueBy: 'subjectId',
      items: { type: 'object', properties: { subjectId: { type: 'integer', title: 'Subject' } } },
    },
    [
      'Rows',
      'Need not be answered',
      'At least 1 row',
      'At most 9 rows',
      'At least 8 rows complete, and each row that is begun',
      'No ‘Subject’ twice',
    ],
  ],
  [
    'another answer',
    { type: 'string', differsFrom: 'first' },
    ['One line of text', 'Need not be answered', 'Differs from ‘Married?’'],
  ],
  [
    'an earlier answer',
    { type: 'integer', notBefore: 'first' },
    ['A whole number', 'Need not be answered', 'Not before ‘Married?’'],
  ],
  [
    'cards',
    {
      type: 'array',
      widget: 'rows',
      summary: ['school'],
      items: { type: 'object', properties: { school: { type: 'string', title: 'School' } } },
    },
    ['Rows that the applicant adds, each folded into a card', 'Need not be answered', 'Its card shows ‘School’'],
  ],
  [
    'what the invoice knows',
    { type: 'string', prefilledFrom: 'email' },
    ['One line of text', 'Filled in with the email address on the invoice, and cannot be changed'],
  ],
])('%s in plain words', (_, field, sentences) => {
  expect(sentencesOf(field)).toEqual(sentences);
});

test('a condition on an answer from a list names its number', () => {
  const section: SectionSchema = {
    $id: 'test/test',
    title: 'Test',
    type: 'object',
    properties: {
      country: { type: 'integer', title: 'Country', lookup: 'countries' },
      nin: { type: 'string', askedWhen: { country: 566 } },
    },
  };
  expect(explainSection(section).fields[1]!.rules[2]!.sentence).toBe('Asked when ‘Country’ is number 566');
});

test('what must be answered, always or whenever it is asked', () => {
  expect(sentencesOf({ type: 'string' }, ['answer'])).toContain('Must be answered');
  expect(sentencesOf({ type: 'string', askedWhen: { first: 'Yes' } }, ['answer'])).toContain(
    'Must be answered whenever it is asked',
  );
  expect(sentencesOf({ type: 'object', properties: {} }, ['answer'])).toEqual(['A group of questions']);
});

test('each rule that can be missed has its message', () => {
  const rules = rulesOf(
    {
      type: 'string',
      format: 'nin',
      maxLength: 11,
      messages: { required: 'please enter your NIN', format: { text: '11 digits', flag: 'Look at your slip' } },
    },
    ['answer'],
  );
  expect(Object.fromEntries(rules.map(({ word, message }) => [word, message]))).toEqual({
    type: undefined,
    required: { text: 'please enter your NIN' },
    format: { text: '11 digits', flag: 'Look at your slip' },
    maxLength: undefined,
  });
});

test('a message that nobody can receive is left out', () => {
  expect(rulesOf({ type: 'string', messages: { required: 'please answer' } })[1]).toEqual({
    word: 'required',
    sentence: 'Need not be answered',
  });
});

const messagesIn = (field: FieldSchema): string[] => [
  ...Object.values(field.messages ?? {}).map((message) => (typeof message === 'string' ? message : message.text)),
  ...Object.values(field.properties ?? {}).flatMap(messagesIn),
  ...(field.items ? messagesIn(field.items) : []),
];

const all = (fields: readonly ExplainedField[]): ExplainedField[] =>
  fields.flatMap((field) => [field, ...all(field.fields)]);
const countOf = ({ properties = {}, items }: FieldSchema): number =>
  Object.values(properties).reduce((sum, field) => sum + 1 + countOf(field), items ? countOf(items) : 0);

test.each(
  programmes.flatMap(({ id, sections }) =>
    Object.entries(sections).map(([name, section]) => [`${id}/${name}`, section] as const),
  ),
)('%s is explained whole', (_, section) => {
  const explained = explainSection(section);
  const fields = all(explained.fields);
  expect(fields).toHaveLength(countOf(section));
  for (const field of fields) {
    expect(field.rules.length, field.pointer).toBeGreaterThan(0);
    for (const { sentence } of field.rules) expect(sentence).not.toMatch(/undefined|null|\[object|NaN/);
  }
  const shown = new Set(fields.flatMap(({ rules }) => rules.flatMap(({ message }) => (message ? [message.text] : []))));
  const declared = new Set(messagesIn(section));
  expect([...shown].filter((text) => !declared.has(text))).toEqual([]);
});

test('a question within rows is addressed by the names that lead to it', () => {
  const { fields } = explainSection(jupeb.sections['o-level-result']!);
  expect(pointerParts(all(fields).find(({ name }) => name === 'gradeId')!.pointer)).toEqual([
    'oLevelInfo',
    'subjects',
    'gradeId',
  ]);
});

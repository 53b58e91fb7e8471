import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { join } from 'node:path';
import { Ajv } from 'ajv';
import { expect, test } from 'vitest';
import { MAIL_FIELDS } from '../registry/mailFields.ts';
import { FIELD_WORDS, SECTION_WORDS, type FieldWords } from '../vocabulary.ts';
import { checkShape } from './checkShape.ts';
import { META_SCHEMAS, type MetaSchemaName } from './metaSchemas.ts';
import { unresolved } from './refuse.ts';
import { Sources } from './source.ts';

const REPOSITORY = fileURLToPath(new URL('../../..', import.meta.url));

type Json = Readonly<Record<string, unknown>>;

const definition = (name: string) =>
  META_SCHEMAS.section.schema.$defs?.[name] as { properties: Readonly<Record<string, Json>> };

const JSON_SCHEMA_WORDS = [
  'type',
  'title',
  'description',
  'enum',
  'const',
  'default',
  'format',
  'pattern',
  'minLength',
  'maxLength',
  'minimum',
  'maximum',
  'minItems',
  'maxItems',
  'properties',
  'items',
  'required',
  'additionalProperties',
] as const satisfies readonly (keyof FieldWords)[];

test.each(Object.values(META_SCHEMAS))('$file is a JSON Schema', ({ schema }) => {
  const ajv = new Ajv();
  expect(ajv.validateSchema(schema), ajv.errorsText()).toBe(true);
});

test('a field may use the words of the vocabulary, and no other', () => {
  expect(Object.keys(definition('words').properties).sort()).toEqual(
    ['$ref', 'without', ...JSON_SCHEMA_WORDS, ...FIELD_WORDS].sort(),
  );
});

test("a section's own words are those of the vocabulary", () => {
  expect(Object.keys(META_SCHEMAS.section.schema['properties'] as Json)).toEqual(
    expect.arrayContaining([...SECTION_WORDS]),
  );
});

test('a message may be declared for every word that an answer can fail', () => {
  const words = Object.keys(definition('messages').properties);
  const unjudged = [
    'calculated',
    'default',
    'entries',
    'places',
    'slots',
    'text',
    'help',
    'title',
    'description',
    'properties',
    'items',
    'additionalProperties',
    'widget',
    'lookupBy',
    'requiredWhenOptions',
    'askedWhen',
    'messages',
    'prefilledFrom',
    'normalise',
    'summary',
    'sensitive',
  ];
  const judged = [...JSON_SCHEMA_WORDS, ...FIELD_WORDS].filter((word) => !unjudged.includes(word));
  expect(words.sort()).toEqual([...judged, 'passportRequired'].sort());
});

test.each(Object.values(META_SCHEMAS))('$file offers the names that the registries know', ({ file, schema }) => {
  const { allOf: _, ...written } = JSON.parse(readFileSync(join(REPOSITORY, file), 'utf8')) as Json;
  expect(written, 'beside what editors are referred to').toEqual(schema);
});

function wordsIn(schema: unknown, path: string): [path: string, word: Json][] {
  if (typeof schema !== 'object' || schema === null) return [];
  return Object.entries(schema).flatMap(([name, value]) => {
    const within = wordsIn(value, `${path}/${name}`);
    const isWords = name === 'properties' && !/\/(properties|\$defs)$/.test(path);
    return isWords
      ? [
          ...Object.entries(value as Readonly<Record<string, Json>>).map(([word, said]): [string, Json] => [
            `${path}/properties/${word}`,
            said,
          ]),
          ...within,
        ]
      : within;
  });
}

test.each(Object.values(META_SCHEMAS))('$file explains every word', ({ schema }) => {
  const explained = (word: Json) => {
    const name = typeof word['$ref'] === 'string' ? word['$ref'].replace('#/$defs/', '') : '';
    return 'description' in word || 'description' in (schema.$defs?.[name] ?? {});
  };
  expect(
    wordsIn(schema, '')
      .filter(([, word]) => !explained(word))
      .map(([path]) => path),
  ).toEqual([]);
});

function valuesIn(schema: unknown, path: string): [path: string, values: unknown[], explained: unknown[]][] {
  if (typeof schema !== 'object' || schema === null) return [];
  const own = schema as { enum?: unknown; enumDescriptions?: unknown[] };
  const here: [string, unknown[], unknown[]][] = Array.isArray(own.enum)
    ? [[path, own.enum, own.enumDescriptions ?? []]]
    : [];
  return [...here, ...Object.entries(schema).flatMap(([name, value]) => valuesIn(value, `${path}/${name}`))];
}

test.each(Object.values(META_SCHEMAS))('$file explains every value', ({ schema }) => {
  expect(
    valuesIn(schema, '')
      .filter(([, values, explained]) => values.length !== explained.length || explained.includes(''))
      .map(([path]) => path),
  ).toEqual([]);
});

test('what a mail may name is explained where it is written', () => {
  const { description } = META_SCHEMAS.mails.schema.$defs!['paragraph'] as { readonly description: string };
  expect(Object.keys(MAIL_FIELDS).filter((field) => !description.includes(`{${field}}`))).toEqual([]);
});

/** The patterns are those of `.vscode/settings.json`. */
test.each<[files: string, schema: MetaSchemaName]>([
  ['schemas/!(shared)/!(slip).json', 'section'],
  ['schemas/!(shared)/slip.json', 'slip'],
  ['schemas/shared/!(slip).json', 'sharedBlocks'],
  ['schemas/shared/slip.json', 'sharedSlip'],
  ['flows/*/flow.json', 'flow'],
  ['flows/*/endpoints.json', 'endpoints'],
  ['flows/shared/*.json', 'sharedState'],
])('an editor finds nothing wrong in %s', (files, schema) => {
  const sources = new Sources([REPOSITORY]);
  const matches = globSync(files, { cwd: REPOSITORY });
  expect(matches).not.toEqual([]);
  for (const file of matches) checkShape(schema, unresolved(sources.at(file)));
});

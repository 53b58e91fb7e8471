import { globSync, readFileSync } from 'node:fs';
import Ajv from 'ajv';
import { expect, test } from 'vitest';
import { CELLS } from './cells.ts';
import { recordsTitle, type ListDeclaration } from './listDeclaration.ts';

const read = (path: string) => JSON.parse(readFileSync(path, 'utf8')) as Record<string, unknown>;
const schema = read('schemas/list.schema.json');
const validate = new Ajv({ strict: false, allErrors: true }).compile(schema);

const LISTS = globSync('schemas/lists/*/*.json');

test.each(LISTS)('%s is written in the words of the vocabulary', (path) => {
  validate(read(path));
  expect(validate.errors ?? []).toEqual([]);
});

const ACTS =
  /^(Add|Approve|Assign|Change|Check|Clear|Delete|Enter|Find|My|Open|Reopen|Search|See|Verify|View)\b|\bmy\b/;

test.each(LISTS)('%s names its file after its rows, which is no act and nobody’s own', (path) => {
  expect(recordsTitle(read(path) as unknown as ListDeclaration)).not.toMatch(ACTS);
});

test('the vocabulary knows the kinds of cells that there are', () => {
  const { column } = schema['$defs'] as {
    column: { properties: { kind: { enum: string[]; enumDescriptions: string[] } } };
  };
  expect(column.properties.kind.enum).toEqual(Object.keys(CELLS));
  expect(column.properties.kind.enumDescriptions).toHaveLength(Object.keys(CELLS).length);
});

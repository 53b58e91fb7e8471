import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { readSections } from './readDeclaration.ts';
import type { Resolved } from './references.ts';
import { Sources } from './source.ts';

const roots: string[] = [];
afterEach(() => roots.splice(0).forEach((root) => rmSync(root, { recursive: true })));

/** A section that asks for a ward and for a name. */
function sectionWith(wards: string): Resolved {
  const root = mkdtempSync(join(tmpdir(), 'matricula-lists-'));
  roots.push(root);
  mkdirSync(join(root, 'schemas/nursing/lists'), { recursive: true });
  writeFileSync(join(root, 'schemas/nursing/lists/wards.json'), wards);
  writeFileSync(
    join(root, 'schemas/nursing/placement.json'),
    '{ "properties": { "ward": { "type": "integer", "list": "wards" }, "name": { "type": "string" } } }',
  );
  return readSections(new Sources([root]), 'nursing').get('placement')!;
}

const mistakesOf = ({ mistakes }: Resolved) => mistakes.map(({ file, line, sentence }) => ({ file, line, sentence }));

const wardIn = ({ value }: Resolved) =>
  (value as { readonly properties: Readonly<Record<string, unknown>> }).properties['ward'];

test('a field that names a list has its entries', () => {
  const section = sectionWith('[{ "id": 1, "name": "Theatre" }]');
  expect(mistakesOf(section)).toEqual([]);
  expect(wardIn(section)).toMatchObject({ entries: [{ id: 1, name: 'Theatre' }] });
});

test('a list with a mistake in its writing is read on, and the mistake is that of the section', () => {
  const section = sectionWith('[{ "id": 1, "name": "Theatre" }\n { "id": 2, "name": "Ward" }]');
  expect(mistakesOf(section)).toEqual([
    {
      file: 'schemas/nursing/lists/wards.json',
      line: 2,
      sentence: expect.stringContaining('cannot be read: ') as string,
    },
  ]);
  expect(wardIn(section)).toMatchObject({ entries: [{ id: 1 }, { id: 2 }] });
});

test('nothing is known of a field whose list cannot be read at all', () => {
  const section = sectionWith('');
  expect(mistakesOf(section)).toHaveLength(1);
  expect(section.isHole('/properties/ward')).toBe(true);
  expect(section.isHole('/properties/name')).toBe(false);
});

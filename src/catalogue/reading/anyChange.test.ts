import fc from 'fast-check';
import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import { sectionModule } from '../compiling/compileSection.ts';
import { DeclarationError } from './declarationError.ts';
import { loadCatalogue } from './load.ts';

const REPOSITORY = fileURLToPath(new URL('../../..', import.meta.url));
const ROOT = mkdtempSync(join(tmpdir(), 'matricula-any-change-'));
const RUNS = 150;

for (const folder of ['schemas/jupeb', 'schemas/shared', 'flows/jupeb', 'flows/shared'])
  cpSync(join(REPOSITORY, folder), join(ROOT, folder), { recursive: true });
afterAll(() => rmSync(ROOT, { recursive: true }));

const FILES = globSync('{schemas,flows}/*/*.json', { cwd: ROOT }).sort();
const WORDS = [
  ...new Set(FILES.flatMap((file) => readFileSync(join(ROOT, file), 'utf8').match(/"[^"\n]{1,40}"/g) ?? [])),
].map((word) => JSON.parse(word) as string);

type Json = null | boolean | number | string | Json[] | { [name: string]: Json };

const spotsIn = (value: Json): [within: Record<string, Json>, name: string][] =>
  typeof value !== 'object' || value === null
    ? []
    : Object.keys(value).flatMap((name) => [
        [value as Record<string, Json>, name],
        ...spotsIn((value as Record<string, Json>)[name]!),
      ]);

const value = fc.oneof(
  fc.constantFrom(...WORDS),
  fc.constantFrom<Json>(
    null,
    true,
    false,
    0,
    -1,
    1.5,
    1e9,
    '',
    [],
    {},
    [[]],
    { $ref: '#' },
    { $ref: '../shared/person.json#/$defs/title' },
  ),
  fc.jsonValue({ maxDepth: 2 }) as fc.Arbitrary<Json>,
);

interface Change {
  readonly spot: number;
  readonly kind: 'replace' | 'remove' | 'rename' | 'add' | 'copy';
  readonly value: Json;
  readonly name: string;
  readonly from: number;
}

const change: fc.Arbitrary<Change> = fc.record({
  spot: fc.nat(),
  kind: fc.constantFrom('replace', 'remove', 'rename', 'add', 'copy'),
  value,
  name: fc.constantFrom(...WORDS),
  from: fc.nat(),
});

function apply(file: Json, { spot, kind, value: given, name: other, from }: Change): void {
  const spots = spotsIn(file);
  if (spots.length === 0) return;
  const [within, name] = spots[spot % spots.length]!;
  const [source, sourceName] = spots[from % spots.length]!;
  const previous = within[name]!;
  if (kind === 'remove' || kind === 'rename') Reflect.deleteProperty(within, name);
  if (kind === 'rename') within[other] = previous;
  if (kind === 'replace') within[name] = given;
  if (kind === 'add') within[other] = given;
  if (kind === 'copy') within[name] = structuredClone(source[sourceName]!);
}

function loadOrRefuse(): void {
  try {
    for (const { sections } of loadCatalogue(ROOT).programmes) Object.values(sections).forEach(sectionModule);
  } catch (mistake) {
    if (!(mistake instanceof DeclarationError)) throw mistake;
    expect(readFileSync(join(ROOT, mistake.file), 'utf8').split('\n').length).toBeGreaterThanOrEqual(mistake.line);
    expect(mistake.message).toMatch(/^\S+:\d+ \/.* \S/);
  }
}

test('whatever is changed in a declaration, the answer is a catalogue that works or a sentence', () => {
  fc.assert(
    fc.property(fc.constantFrom(...FILES), fc.array(change, { minLength: 1, maxLength: 2 }), (file, changes) => {
      const path = join(ROOT, file);
      const text = readFileSync(path, 'utf8');
      const declared = JSON.parse(text) as Json;
      for (const made of changes) apply(declared, made);
      writeFileSync(path, JSON.stringify(declared, null, 2));
      try {
        loadOrRefuse();
      } finally {
        writeFileSync(path, text);
      }
    }),
    { numRuns: RUNS },
  );
}, 600_000);

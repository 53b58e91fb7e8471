import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, expect, test } from 'vitest';
import edits from '../../../tests/fixtures/broken-edits.json' with { type: 'json' };
import { remarksOn } from './load.ts';

const REPOSITORY = fileURLToPath(new URL('../../..', import.meta.url));
const TODAY = '2026-11-26';

const PERSONAL = 'schemas/jupeb/personal-details.json';
const FLOW = 'flows/jupeb/flow.json';
const DIPLOMA = 'flows/national-diploma/flow.json';

const ROOT = mkdtempSync(join(tmpdir(), 'matricula-broken-'));
for (const folder of ['schemas/jupeb', 'schemas/shared', 'schemas/forms/finance', 'flows/jupeb', 'flows/shared'])
  cpSync(join(REPOSITORY, folder), join(ROOT, folder), { recursive: true });
cpSync(join(REPOSITORY, DIPLOMA), join(ROOT, DIPLOMA));
write(DIPLOMA, read(DIPLOMA).replace(/,\n {2}"chart": [^]*$/, '\n}\n'));
afterAll(() => rmSync(ROOT, { recursive: true }));

const written = new Map<string, string>();
afterEach(() => {
  for (const [file, text] of written) writeFileSync(join(ROOT, file), text);
  written.clear();
});

function read(file: string): string {
  return readFileSync(join(ROOT, file), 'utf8');
}

function write(file: string, content: string | Uint8Array): void {
  writeFileSync(join(ROOT, file), content);
}

function change(file: string, content: string | Uint8Array): void {
  if (!written.has(file)) written.set(file, read(file));
  write(file, content);
}

function edit(file: string, was: string, is: string): void {
  expect(read(file), `${file} no longer holds what this case changes`).toContain(was);
  change(
    file,
    read(file).replace(was, () => is),
  );
}

const remarks = (kind: 'mistakes' | 'warnings') =>
  remarksOn(TODAY, ROOT)[kind].map(({ file, line, sentence }) => ({
    file,
    line: read(file).split('\n')[line - 1]!.trim(),
    sentence,
  }));

test('the table is long enough, and the copy without an edit has no mistake', () => {
  expect(edits.length).toBeGreaterThanOrEqual(100);
  expect(remarksOn(TODAY, ROOT)).toEqual({ mistakes: [], warnings: [] });
});

/** Nothing more is told than the table says: a mistake that follows from another one only hides it. */
test.each(edits)('$mistake', ({ edits: changes, told }) => {
  for (const [file, was, is] of changes) edit(file!, was!, is!);
  const mistakes = remarks('mistakes');
  expect(mistakes.map(({ file, sentence }) => ({ file, sentence }))).toEqual(
    told.map(({ file, sentence }) => ({ file, sentence })),
  );
  for (const [index, { line }] of told.entries()) expect(mistakes[index]!.line.startsWith(line)).toBe(true);
});

test('no sentence speaks as a developer does', () => {
  const said = edits.flatMap(({ told }) => told.map(({ sentence }) => sentence)).join('\n');
  expect(said).not.toMatch(/\b(JSON|parser|token|regex|regular expression|schema|undefined|null pointer|anyOf|NaN)\b/);
});

test.each<[how: string, bytes: (text: string) => Uint8Array, sentence: string]>([
  [
    'UTF-16, with its mark',
    (text) => Buffer.from(`\ufeff${text}`, 'utf16le'),
    'it is saved as UTF-16, which Windows calls "Unicode".',
  ],
  [
    'UTF-16, without a mark',
    (text) => Buffer.from(text, 'utf16le'),
    'it is saved as UTF-16, which Windows calls "Unicode".',
  ],
  [
    'UTF-8 with a byte-order mark',
    (text) => Buffer.from(`\ufeff${text}`),
    'it begins with an invisible mark, a byte-order mark.',
  ],
  [
    'the letters of an old Windows',
    (text) => Buffer.from(text.replace('Faculty', 'Facult\u00e9'), 'latin1'),
    'a letter here is not saved as UTF-8. Write it again.',
  ],
])('a file saved as %s is read on, and told how to save it', (_, bytes, sentence) => {
  change(PERSONAL, bytes(read(PERSONAL).replace('"passport", "titleId"', '"passport", "titelId"')));
  const { mistakes } = remarksOn(TODAY, ROOT);
  expect(mistakes.map((mistake) => mistake.sentence).sort()).toEqual([
    `cannot be read: ${sentence} In VS Code, click on the encoding below the file, choose "Save with Encoding", then "UTF-8".`,
    "there is no field 'titelId' to require. Did you mean 'titleId'?",
  ]);
});

test('of two programmes that claim the same, the newer one is told', () => {
  for (const folder of ['schemas', 'flows'])
    cpSync(join(ROOT, folder, 'jupeb'), join(ROOT, folder, 'aviation'), { recursive: true });
  const { mistakes } = remarksOn(TODAY, ROOT);
  for (const folder of ['schemas', 'flows']) rmSync(join(ROOT, folder, 'aviation'), { recursive: true });
  const claims = mistakes.filter(({ sentence }) => sentence.includes('is already that of'));
  expect(claims.length).toBeGreaterThan(8);
  for (const { file, sentence } of claims) {
    expect(file).toMatch(/^flows\/aviation\//);
    expect(sentence).toMatch(/ of aviation is already that of jupeb: choose another one/);
  }
  expect(claims[0]!.sentence).toBe(
    "the address 'POST /JupebApplication/login' of aviation is already that of jupeb: choose another one.",
  );
});

test.each<[what: string, edit: readonly [string, string, string], sentence: string]>([
  [
    'a last day that is past',
    [FLOW, '"closes": "2027-08-31"', '"closes": "2026-11-25"'],
    'the last day was 2026-11-25: nobody can make an invoice any more.',
  ],
  [
    'two questions of one name',
    [PERSONAL, '"title": "Middle name"', '"title": "First name "'],
    "'firstname' and 'middlename' have the same title, 'First name ': applicants cannot tell them apart.",
  ],
  [
    'a message for the format of a day',
    [
      'schemas/jupeb/personal-details.json',
      '"mobileNumber": {',
      '"arrival": { "type": "string", "title": "Arrival", "widget": "date", "format": "date", "messages": { "format": "please enter a day" } },\n    "mobileNumber": {',
    ],
    "the message for 'format' is never told: a day says by itself what is wrong with it.",
  ],
  [
    'a section that is not printed',
    [
      'schemas/jupeb/slip.json',
      '{ "title": "O-Level Result", "layout": "o-level-sittings", "from": "o-level-result/oLevelInfo" }',
      '{ "title": "Faculty", "rows": [{ "label": "Faculty", "from": "personal-details/jupebOptionId" }] }',
    ],
    "nothing of the section 'O-Level Result' (o-level-result) is on the slip.",
  ],
])('%s is a warning', (_, [file, was, is], sentence) => {
  edit(file, was, is);
  expect(remarksOn(TODAY, ROOT).mistakes).toEqual([]);
  expect(remarks('warnings').map((warning) => warning.sentence)).toEqual([sentence]);
});

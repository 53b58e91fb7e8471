import { globSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { getLanguageService, TextDocument, type CompletionItem } from 'vscode-json-languageservice';
import { MAIL_FIELDS } from '../registry/mailFields.ts';
import { META_SCHEMAS } from './metaSchemas.ts';

const REPOSITORY = fileURLToPath(new URL('../../..', import.meta.url));
const address = (path: string) => pathToFileURL(join(REPOSITORY, path)).href;

interface SchemaSetting {
  readonly fileMatch: readonly string[];
  readonly url: string;
}

const settings = JSON.parse(readFileSync(join(REPOSITORY, '.vscode/settings.json'), 'utf8')) as {
  'json.schemas': readonly SchemaSetting[];
};

/** This is VS Code's own language service, with the repository's own settings. */
const editor = getLanguageService({
  schemaRequestService: (url) => readFile(fileURLToPath(url), 'utf8'),
  workspaceContext: { resolveRelativePath: (path, resource) => new URL(path, resource).href },
});
editor.configure({
  schemas: settings['json.schemas'].map(({ fileMatch, url }) => ({
    uri: address(url),
    fileMatch: fileMatch.map(fromFolder),
  })),
});

/** VS Code reads a pattern relative to the folder of the settings. */
function fromFolder(pattern: string): string {
  return pattern.startsWith('!')
    ? `!${fromFolder(pattern.slice(1))}`
    : `${pathToFileURL(REPOSITORY).href.replace(/\/$/, '')}${pattern}`;
}

/** In a real file `was` has become `is`; the cursor is at `|` in `is`. */
function opened(file: string, was: string, is: string) {
  const text = readFileSync(join(REPOSITORY, file), 'utf8');
  expect(text, `${file} no longer holds what this test changes`).toContain(was);
  const changed = text.replace(was, () => is.replace('|', ''));
  const document = TextDocument.create(address(file), 'json', 1, changed);
  return {
    document,
    parsed: editor.parseJSONDocument(document),
    cursor: document.positionAt(text.indexOf(was) + is.indexOf('|')),
  };
}

async function offered(file: string, was: string, is: string): Promise<readonly CompletionItem[]> {
  const { document, parsed, cursor } = opened(file, was, is);
  return (await editor.doComplete(document, cursor, parsed))?.items ?? [];
}

async function explained(file: string, was: string, is: string): Promise<string> {
  const { document, parsed, cursor } = opened(file, was, is);
  return [(await editor.doHover(document, cursor, parsed))?.contents ?? []].flat().map(String).join('\n');
}

const textOf = ({ documentation = '' }: CompletionItem) =>
  typeof documentation === 'string' ? documentation : documentation.value;
const labelOf = ({ label }: CompletionItem) => label.replaceAll('"', '');

const PERSONAL = 'schemas/jupeb/personal-details.json';
const FIELD = '"passport": { "$ref"';
const wordsOf = (META_SCHEMAS.section.schema.$defs?.['words'] as { properties: Readonly<Record<string, object>> })
  .properties;

test.each(globSync('{schemas,flows}/*/*.json', { cwd: REPOSITORY }).sort())(
  'the editor finds nothing wrong in %s',
  async (file) => {
    const document = TextDocument.create(address(file), 'json', 1, readFileSync(join(REPOSITORY, file), 'utf8'));
    expect(await editor.doValidation(document, editor.parseJSONDocument(document))).toEqual([]);
  },
);

test('what somebody can apply for instead is offered by folder, each with its name', async () => {
  const items = await offered(PERSONAL, '"saved": {', '"endings": [{ "instead": ["|"] }], "saved": {');
  expect(items.map(labelOf)).toEqual(expect.arrayContaining(['jupeb', 'pre-degree']));
  expect(textOf(items.find((item) => labelOf(item) === 'pre-degree')!)).toBe('Pre-degree');
});

test('a field is offered every word, each with what it says', async () => {
  const items = await offered(PERSONAL, FIELD, '"new": { "|" }, "passport": { "$ref"');
  expect(items.map(labelOf).sort()).toEqual(Object.keys(wordsOf).sort());
  expect(items.filter((item) => textOf(item) === '').map(labelOf)).toEqual([]);
});

test.each(Object.keys(wordsOf))('pointing at %s explains it', async (word) => {
  expect(
    await explained(PERSONAL, FIELD, `"new": { "${word.slice(0, 1)}|${word.slice(1)}": 1 }, "passport": { "$ref"`),
  ).toMatch(/\w+ \w+/);
});

const definition = (of: keyof typeof META_SCHEMAS, name: string) =>
  META_SCHEMAS[of].schema.$defs?.[name] as { enum: readonly string[]; enumDescriptions: readonly string[] };
const FLOW = 'flows/jupeb/flow.json';
const ENDPOINTS = 'flows/jupeb/endpoints.json';

test.each([
  ['widget', PERSONAL, FIELD, '"new": { "widget": "|" }, "passport": { "$ref"', definition('section', 'widgetName')],
  ['lookup', PERSONAL, FIELD, '"new": { "lookup": "|" }, "passport": { "$ref"', definition('section', 'lookupName')],
  ['format', PERSONAL, FIELD, '"new": { "format": "|" }, "passport": { "$ref"', definition('section', 'formatName')],
  [
    'normalise',
    PERSONAL,
    FIELD,
    '"new": { "normalise": "|" }, "passport": { "$ref"',
    definition('section', 'normaliserName'),
  ],
  [
    'prefilledFrom',
    PERSONAL,
    FIELD,
    '"new": { "prefilledFrom": "|" }, "passport": { "$ref"',
    definition('section', 'factName'),
  ],
  [
    'layout',
    'schemas/jupeb/slip.json',
    '"groups": [',
    '"groups": [ { "title": "New", "layout": "|" },',
    definition('slip', 'layoutName'),
  ],
  [
    'guard',
    FLOW,
    '"target": "preview", "guard": "formCompleted"',
    '"target": "preview", "guard": "|"',
    definition('flow', 'guardName'),
  ],
  [
    'mapping',
    ENDPOINTS,
    '"mapping": "o-level-subject-grade"',
    '"mapping": "|"',
    definition('endpoints', 'mappingName'),
  ],
  ['method', ENDPOINTS, '"login": { "method": "POST"', '"login": { "method": "|"', definition('endpoints', 'method')],
])(
  '%s is offered every name with its meaning',
  async (_, file, was, is, { enum: names, enumDescriptions: meanings }) => {
    const items = await offered(file, was, is);
    expect(Object.fromEntries(items.map((item) => [labelOf(item), textOf(item)]))).toEqual(
      Object.fromEntries(names.map((name, index) => [name, meanings[index]])),
    );
  },
);

test('an event of the chart is offered by its name', async () => {
  const items = await offered(FLOW, '"on": { "SAVED": "sponsorAndReferee" }', '"on": { "|" }');
  expect(items.map(labelOf).sort()).toEqual([...definition('flow', 'eventName').enum].sort());
});

test.each([
  [
    'a shared block',
    PERSONAL,
    FIELD,
    '"new": { "$ref": "|" }, "passport": { "$ref"',
    '../shared/person.json#/$defs/gender',
    'Sex',
  ],
  [
    'a shared section',
    'schemas/staff-request/personal-details.json',
    '"$id": "staff-request/personal-details",',
    '"$id": "staff-request/personal-details", "$ref": "|",',
    '../shared/personal-details.json#/$defs/section',
    '',
  ],
  [
    'a field that a condition is on',
    PERSONAL,
    FIELD,
    '"new": { "askedWhen": { "|" } }, "passport": { "$ref"',
    'hasDisability',
    'Do you have any disability?',
  ],
  [
    'an answer of it',
    PERSONAL,
    FIELD,
    '"new": { "askedWhen": { "hasDisability": "|" } }, "passport": { "$ref"',
    'Yes',
    'Yes',
  ],
  [
    'one of several answers',
    PERSONAL,
    FIELD,
    '"new": { "askedWhen": { "hasDisability": ["|"] } }, "passport": { "$ref"',
    'No',
    'No',
  ],
  [
    'an answer that a list numbers',
    PERSONAL,
    FIELD,
    '"new": { "askedWhen": { "countryId": { "anyBut": | } } }, "passport": { "$ref"',
    '566 Nigeria',
    'Nigeria',
  ],
  [
    'an answer for the slip',
    'schemas/jupeb/slip.json',
    '"rows": [',
    '"rows": [ { "label": "New", "from": "|" },',
    'sponsor-and-referee/Sponsor/Fullname',
    'Full name',
  ],
  [
    'one of several answers for the slip',
    'schemas/jupeb/slip.json',
    '"rows": [',
    '"rows": [ { "label": "New", "from": ["|"] },',
    'application/rrr',
    'the payment reference it was opened with',
  ],
  [
    'a state to go to',
    FLOW,
    '"on": { "SAVED": "sponsorAndReferee" }',
    '"on": { "SAVED": "|" }',
    'oLevelResult',
    'O-Level Result',
  ],
  [
    'the target of a guarded way',
    FLOW,
    '{ "target": "personalDetails" }',
    '{ "target": "|" }',
    'personalDetails',
    'Personal Details',
  ],
  [
    'a section to ask',
    FLOW,
    '"section": "o-level-result"',
    '"section": "|"',
    'sponsor-and-referee',
    'Sponsor & Referee',
  ],
  [
    'a shared state',
    FLOW,
    '"check": { "$ref"',
    '"new": { "$ref": "|" }, "check": { "$ref"',
    '../shared/check.json',
    'Check Your Answers',
  ],
] as const)('%s is offered by its name, with its title', async (_, file, was, is, name, title) => {
  const item = (await offered(file, was, is)).find((each) => labelOf(each) === name);
  expect(item && textOf(item)).toContain(title);
});

test('a field that another section asks is no condition, and a name is written as it stands', async () => {
  const fields = await offered(PERSONAL, FIELD, '"new": { "askedWhen": { "|" } }, "passport": { "$ref"');
  expect(fields.map(labelOf)).not.toContain('oLevelInfo');
  const [country] = (
    await offered(PERSONAL, FIELD, '"new": { "askedWhen": { "countryId": | } }, "passport": { "$ref"')
  ).filter((item) => labelOf(item) === '566 Nigeria');
  expect(country?.textEdit?.newText ?? country?.insertText).toBe('566');
});

const SPONSOR = 'schemas/jupeb/sponsor-and-referee.json';
const RELATION = '"passportRequired": true,';

test.each([
  ['a section asked when', '"askedWhen": { "|" },', 'personal-details/hasDisability', 'Do you have any disability?'],
  ['one of several parts', '"askedWhen": { "or": [{ "|" }] },', 'personal-details/hasDisability', 'any disability'],
  ['a part that must not hold', '"askedWhen": { "not": { "|" } },', 'application/utmeScore', 'UTME score'],
  ['parts of parts', '"askedWhen": { "and": [{ "not": { "|" } }] },', 'application/programme', 'folder'],
  ['an answer there', '"askedWhen": { "personal-details/hasDisability": "|" },', 'Yes', 'Yes'],
  ['answers it must not have', '"askedWhen": { "personal-details/hasDisability": { "unless": "|" } },', 'No', 'No'],
  ['a name of a list there', '"askedWhen": { "personal-details/countryId": | },', '566 Nigeria', 'Nigeria'],
  ['a name of a fact', '"askedWhen": { "application/genderId": | },', '1 Male', 'Male'],
  ['a programme', '"askedWhen": { "application/programme": "|" },', 'pre-degree', 'Pre-degree'],
] as const)('%s is offered across sections, with its title', async (_, is, name, title) => {
  const item = (await offered(SPONSOR, RELATION, `${RELATION} ${is}`)).find((each) => labelOf(each) === name);
  expect(item && textOf(item)).toContain(title);
});

test('a condition of a field is made of the fields beside it and of earlier sections, never of later ones', async () => {
  const names = async (condition: string) =>
    (await offered(PERSONAL, FIELD, `"new": { "askedWhen": ${condition} }, "passport": { "$ref"`)).map(labelOf);
  for (const condition of ['{ "and": [{ "|" }] }', '{ "or": [{ "|" }] }', '{ "not": { "|" } }'])
    expect(await names(condition)).toEqual(expect.arrayContaining(['hasDisability', 'application/programme', 'not']));
  expect(await names('{ "|" }')).toEqual(expect.arrayContaining(['hasDisability', 'and', 'or', 'not']));
  expect((await names('{ "|" }')).filter((name) => name.startsWith('sponsor-and-referee/'))).toEqual([]);
});

test('a mistyped word is marked where it stands', async () => {
  const { document, parsed } = opened(
    PERSONAL,
    FIELD,
    '|"new": { "type": "string", "titel": "x" }, "passport": { "$ref"',
  );
  const [problem] = await editor.doValidation(document, parsed);
  expect(problem?.message).toContain('titel');
  expect(document.getText(problem!.range)).toBe('"titel"');
});

test.each([
  ['schemas/shared/person.json', '"title": {', '"new": { "|" }, "title": {', 'askedWhen'],
  ['schemas/shared/slip.json', '"rows": [', '"|": "", "rows": [', 'layout'],
  ['flows/shared/preview.json', '"type": "final"', '"|": "", "type": "final"', 'onDone'],
])('%s, which names no schema itself, is known by its place', async (file, was, is, word) => {
  expect((await offered(file, was, is)).map(labelOf)).toContain(word);
});

/** Of a file that no programme of the repository has; the cursor is at `|`. */
async function offeredInNew(file: string, text: string): Promise<readonly CompletionItem[]> {
  const document = TextDocument.create(address(file), 'json', 1, text.replace('|', ''));
  const cursor = document.positionAt(text.indexOf('|'));
  return (await editor.doComplete(document, cursor, editor.parseJSONDocument(document)))?.items ?? [];
}

test('a mail is offered when it is sent, and its fields', async () => {
  const words = await offeredInNew('flows/jupeb/mails.json', '{ "|" }');
  expect(words.map(labelOf)).toEqual(expect.arrayContaining(['invoiced', 'paid', 'submitted', 'reminder']));
  expect(words.filter((word) => textOf(word) === '')).toEqual([]);
  const fields = await offeredInNew('flows/jupeb/mails.json', '{ "paid": { "paragraphs": ["|"] } }');
  expect(fields.map(labelOf)).toEqual(expect.arrayContaining(Object.keys(MAIL_FIELDS).map((field) => `{${field}}`)));
});

test('a translation that is no text is marked', async () => {
  const document = TextDocument.create(address('schemas/jupeb/languages/pcm.json'), 'json', 1, '{ "Sex": 1 }');
  expect(await editor.doValidation(document, editor.parseJSONDocument(document))).toHaveLength(1);
});

import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, expect, test } from 'vitest';
import { manyProgrammes } from '../../../tests/support/manyProgrammes.ts';
import { HOUSE, PROGRAMMES } from '../../../tests/support/programmes.ts';
import { loadBuiltCatalogue, loadCatalogue } from './load.ts';

/** A programme of a college's own, written as before a chart had a check, though it says that it is of today. */
const OLD = fileURLToPath(new URL('../../../tests/fixtures/refused', import.meta.url));
const PRODUCT = loadCatalogue(HOUSE);
const FREE = Math.max(...PRODUCT.programmes.map(({ applicationTypeId }) => applicationTypeId)) + 1;
const JUPEB = PROGRAMMES.filter(({ id }) => id === 'jupeb');

const roots: string[] = [];
afterEach(() => {
  for (const root of roots.splice(0)) rmSync(root, { recursive: true });
});

function emptyRoot(): string {
  const root = mkdtempSync(join(tmpdir(), 'matricula-own-'));
  roots.push(root);
  return root;
}

/** Two programmes of a college's own, copies of JUPEB: `jupeb-0` and `jupeb-1`. */
function ownRoot(): string {
  const root = manyProgrammes(2, JUPEB);
  roots.push(root);
  return root;
}

function write(root: string, path: string, text: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}

function edit(root: string, path: string, was: string, is: string): void {
  const text = readFileSync(join(root, path), 'utf8');
  expect(text).toContain(was);
  writeFileSync(
    join(root, path),
    text.replace(was, () => is),
  );
}

/** The ids of a college's own that are served, what is left out by id, and each mistake from its file on. */
function read(root: string) {
  const { programmes, forms, refusals } = loadCatalogue(HOUSE, root);
  expect(programmes.filter(({ id }) => PRODUCT.byId(id))).toEqual(PRODUCT.programmes);
  expect(forms.sections).toMatchObject(PRODUCT.forms.sections);
  return {
    served: programmes.map(({ id }) => id).filter((id) => !PRODUCT.byId(id)),
    leftOut: refusals.flatMap(({ programme }) => programme?.id ?? []),
    says: refusals.map(({ mistake }) => mistake.message.replace(`${relative(HOUSE, root)}/`, '')),
    refusals,
  };
}

test('one of before a chart had a check is left out, and what its file says of it is known', () => {
  const { served, says, refusals } = read(OLD);
  expect(served).toEqual([]);
  expect(says).toEqual([
    expect.stringMatching(
      /^flows\/vacation-school\/flow\.json:\d+ \/chart\/states\/oLevelResult\/on\/SAVED 'oLevelResult' ends the form as it is saved, before the answers are checked\./,
    ),
  ]);
  expect(refusals[0]!.programme).toEqual({
    id: 'vacation-school',
    name: 'Vacation School',
    summary: 'Six weeks of lectures in the long vacation.',
    applicationTypeId: 910,
    pages: [
      '/vacation_school_login',
      '/vacation_school_application',
      '/vacation_school_application/preview',
      '/generate_vacation_school_application_invoice',
    ],
    invoicePages: ['/vacation_school_students_invoice'],
  });
});

test('one that says for no vocabulary that it is written is read as it was meant', () => {
  const root = emptyRoot();
  cpSync(OLD, root, { recursive: true });
  edit(root, 'flows/vacation-school/flow.json', '  "vocabulary": 2,\n', '');
  expect(read(root)).toMatchObject({ served: ['vacation-school'], says: [] });
  edit(root, 'flows/vacation-school/flow.json', '"programme": {', '"vocabulary": 9,\n  "programme": {');
  expect(read(root).says).toEqual([
    expect.stringContaining(
      '/vocabulary it is written for version 9 of the vocabulary, and this program knows 2: bring the program up to date first.',
    ),
  ]);
});

test('the others of the college are served', () => {
  const root = ownRoot();
  edit(root, 'schemas/jupeb-0/sponsor-and-referee.json', '"title"', '"titel"');
  expect(read(root)).toMatchObject({ served: ['jupeb-1'], leftOut: ['jupeb-0'] });
});

test('one whose file is not JSON is named by its folder', () => {
  const root = ownRoot();
  write(root, 'flows/jupeb-0/flow.json', '{ "programme": {');
  const { served, refusals, says } = read(root);
  expect(served).toEqual(['jupeb-1']);
  expect(refusals[0]!.programme).toEqual({ id: 'jupeb-0', name: 'jupeb-0', pages: [], invoicePages: [] });
  expect(says[0]).toMatch(/^flows\/jupeb-0\/flow\.json:1 \/ cannot be read:/);
});

test.each([
  'null',
  '[]',
  '7',
  '{}',
  '{ "programme": 7 }',
  '{ "programme": { "routes": [], "name": "", "qualifications": "utme", "applicationTypeId": "5" } }',
])('so is one whose file is %s', (text) => {
  const root = ownRoot();
  write(root, 'flows/jupeb-0/flow.json', text);
  const { served, refusals } = read(root);
  expect(served).toEqual(['jupeb-1']);
  expect(refusals.map(({ programme }) => programme)).toEqual([
    { id: 'jupeb-0', name: 'jupeb-0', pages: [], invoicePages: [], ...(text.includes('utme') && {}) },
  ]);
});

test('an address that a router would read as a pattern is no page of it', () => {
  const root = ownRoot();
  edit(root, 'flows/jupeb-0/flow.json', '/jupeb_login_0', '/*');
  expect(read(root).refusals[0]!.programme!.pages).not.toContain('/*');
});

test('a shared block with a mistake stops all that take it over, and is told once with each', () => {
  const root = ownRoot();
  write(root, 'schemas/shared/college.json', '{ "$defs": { "town": { "type": "string", "titel": "Town" } } }');
  for (const id of ['jupeb-0', 'jupeb-1'])
    edit(
      root,
      `schemas/${id}/personal-details.json`,
      '"properties": {',
      '"properties": {\n    "town": { "$ref": "../shared/college.json#/$defs/town" },',
    );
  const { served, leftOut, says } = read(root);
  expect([served, leftOut]).toEqual([[], ['jupeb-0', 'jupeb-1']]);
  expect(new Set(says)).toEqual(
    new Set([
      expect.stringContaining(
        "schemas/shared/college.json:1 /$defs/town/titel 'titel' is not a word that can be used here.",
      ),
    ]),
  );
});

test('a shared file with a mistake that nobody takes over is told, and stops nobody', () => {
  const root = ownRoot();
  write(root, 'flows/shared/college.json', '{');
  expect(read(root)).toMatchObject({
    served: ['jupeb-0', 'jupeb-1'],
    leftOut: [],
    says: [expect.stringContaining('flows/shared/college.json:1 / cannot be read')],
  });
});

test('a shared file that the product has too is the product’s, which is told', () => {
  const root = ownRoot();
  write(root, 'schemas/shared/person.json', '{ "$defs": {} }');
  expect(read(root)).toMatchObject({
    served: ['jupeb-0', 'jupeb-1'],
    says: [
      'schemas/shared/person.json:1 / is not read: schemas/shared/person.json of another root is read in its place. Give it another name, here and where it is taken over.',
    ],
  });
});

test('one that claims what the product has is left out', () => {
  const root = ownRoot();
  edit(root, 'flows/jupeb-0/flow.json', '"applicationTypeId":10000', '"applicationTypeId":5');
  edit(root, 'flows/jupeb-1/flow.json', '"/jupeb_login_1"', '"/jupeb_login"');
  const { served, says } = read(root);
  expect(served).toEqual([]);
  expect(says).toEqual([
    `flows/jupeb-0/flow.json:1 /programme/applicationTypeId the applicationTypeId '5' of jupeb-0 is already that of jupeb: choose another one, ${FREE} is free.`,
    "flows/jupeb-1/flow.json:1 /programme/routes/login the page '/jupeb_login' of jupeb-1 is already that of jupeb: choose another one.",
  ]);
});

test('one that is served where referees of the product’s answer is left out', () => {
  const root = ownRoot();
  const path = 'flows/jupeb-0/endpoints.json';
  edit(
    root,
    path,
    /"[^"]*\/login"/.exec(readFileSync(join(root, path), 'utf8'))![0],
    '"/PGApplication/open-referee-form"',
  );
  expect(read(root)).toMatchObject({
    served: ['jupeb-1'],
    says: [
      expect.stringContaining("'POST /PGApplication/open-referee-form' of jupeb-0 is already that of postgraduate"),
    ],
  });
});

test('of two that claim the same, neither is served', () => {
  const root = ownRoot();
  edit(root, 'flows/jupeb-1/flow.json', '"applicationTypeId":10001', '"applicationTypeId":10000');
  const { served, says } = read(root);
  expect(served).toEqual([]);
  expect(says).toEqual([
    expect.stringContaining('of jupeb-0 is already that of jupeb-1: choose another one'),
    expect.stringContaining('of jupeb-1 is already that of jupeb-0: choose another one'),
  ]);
});

test('one with the folder of the product’s is told, and the product’s is as it was', () => {
  const root = emptyRoot();
  cpSync(join(HOUSE, 'flows/jupeb'), join(root, 'flows/jupeb'), { recursive: true });
  write(root, 'schemas/post-utme/more.json', '{}');
  expect(read(root)).toMatchObject({
    leftOut: [],
    says: [
      'flows/jupeb/flow.json:1 / is under two roots: a programme is declared in one place.',
      'flows/post-utme/flow.json:1 / is under two roots: a programme is declared in one place.',
    ],
  });
});

test('sections without a chart are told with the folder that was probably meant', () => {
  const root = ownRoot();
  write(root, 'schemas/jupeb-11/more.json', '{}');
  expect(read(root)).toMatchObject({
    served: ['jupeb-0', 'jupeb-1'],
    leftOut: ['jupeb-11'],
    says: ["flows/jupeb-11/flow.json:1 / does not exist, though schemas/jupeb-11 does. Did you mean 'jupeb-1'?"],
  });
});

test('a form with a mistake, or the name of one of the product’s, is left out; lists and work charts are not read', () => {
  const root = emptyRoot();
  write(root, 'schemas/forms/college/bad.json', '{ "title": 7 }');
  write(
    root,
    'schemas/forms/college/fee-payer.json',
    readFileSync(join(HOUSE, 'schemas/forms/finance/fee-payer.json'), 'utf8'),
  );
  write(root, 'schemas/lists/finance/more.json', '{}');
  write(root, 'flows/work/more.json', '{}');
  const { says } = read(root);
  expect(says).toEqual([
    'schemas/lists:1 / is not read: lists and work charts are part of the program.',
    'flows/work:1 / is not read: lists and work charts are part of the program.',
    expect.stringMatching(/^schemas\/forms\/college\/bad\.json:1 /),
    'schemas/forms/college/fee-payer.json:1 / has the name of a form of another wing.',
  ]);
});

test('a mistake in the product’s own still throws', () => {
  const root = emptyRoot();
  for (const folder of ['schemas', 'flows']) cpSync(join(HOUSE, folder), join(root, folder), { recursive: true });
  edit(root, 'flows/jupeb/flow.json', '"opens"', '"open"');
  expect(() => loadCatalogue(root, OLD)).toThrow('flows/jupeb/flow.json');
});

test.each([
  [
    'endpoints.json',
    /"[^"]*\/login"/,
    '"/Authentication/login"',
    "the address 'POST /Authentication/login' of jupeb-0 is the portal's own",
  ],
  [
    'endpoints.json',
    /"[^"]*\/application"/,
    '"/JupebApplication/anything"',
    "the address 'GET /JupebApplication/anything' of jupeb-0 is the portal's own",
  ],
  ['flow.json', /"login": ?"[^"]*"/, '"login": "/login"', "the page '/login' of jupeb-0 is the portal's own"],
])('one that takes what is the portal’s own in its %s is left out: %s', (file, was, is, sentence) => {
  const root = ownRoot();
  const path = `flows/jupeb-0/${file}`;
  edit(root, path, was.exec(readFileSync(join(root, path), 'utf8'))![0], is);
  expect(read(root)).toMatchObject({
    served: ['jupeb-1'],
    leftOut: ['jupeb-0'],
    says: [expect.stringContaining(sentence)],
  });
});

test('where a build has checked the product’s, the same is served, and a college’s own is still checked', () => {
  const root = ownRoot();
  edit(root, 'flows/jupeb-0/flow.json', '"applicationTypeId":10000', '"applicationTypeId":5');
  const [checked, built] = [loadCatalogue(HOUSE, root), loadBuiltCatalogue(HOUSE, root)];
  expect(built.programmes).toEqual(checked.programmes);
  expect(built.forms).toEqual(checked.forms);
  expect(built.refusals.map(({ mistake }) => mistake.message)).toEqual([
    expect.stringContaining("the applicationTypeId '5' of jupeb-0 is already that of jupeb"),
  ]);
});

import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { loadCatalogue, remarksOn } from './load.ts';

const REPOSITORY = fileURLToPath(new URL('../../..', import.meta.url));
const FILE = 'schemas/jupeb/eligibility.json';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'matricula-eligibility-'));
  for (const folder of ['schemas', 'flows'])
    for (const name of ['jupeb', 'pre-degree', 'shared'])
      cpSync(join(REPOSITORY, folder, name), join(root, folder, name), { recursive: true });
});
afterEach(() => rmSync(root, { recursive: true }));

const RIGHT = {
  $schema: '../section.schema.json',
  $id: 'jupeb/eligibility',
  title: 'Before you pay',
  type: 'object',
  additionalProperties: false,
  required: ['credits'],
  properties: {
    credits: {
      type: 'integer',
      title: 'How many credits do you have?',
      widget: 'number',
      minimum: 0,
      messages: { required: 'please enter how many' },
    },
    countryId: { $ref: '../shared/place-of-origin.json#/$defs/country' },
  },
  endings: [
    { when: { countryId: 'Nigeria', credits: { atMost: 4 } }, text: 'You need five.', instead: ['pre-degree'] },
  ],
};

const mistakesIn = (declared: object) => {
  writeFileSync(join(root, FILE), JSON.stringify(declared, null, 2));
  return remarksOn('2026-11-26', root).mistakes.map(({ file, sentence }) => {
    expect(file).toBe(FILE);
    return sentence;
  });
};
const ending = (change: object) => ({ ...RIGHT, endings: [{ ...RIGHT.endings[0], ...change }] });
const withCredits = (credits: object) => ({
  ...RIGHT,
  properties: { ...RIGHT.properties, credits: { ...RIGHT.properties.credits, ...credits } },
});

test('it is neither saved nor shown by the chart, and its answers are written in words', () => {
  expect(mistakesIn(RIGHT)).toEqual([]);
  const { eligibility, sections } = loadCatalogue(root).byId('jupeb')!;
  expect(eligibility).toBe(true);
  expect(sections['eligibility']!.endings![0]!.when).toEqual({ countryId: 566, credits: { atMost: 4 } });
  expect(loadCatalogue(root).byId('pre-degree')).not.toHaveProperty('eligibility');
});

test.each<[mistake: string, declared: object, sentence: string]>([
  [
    'no ending',
    { ...RIGHT, endings: undefined },
    "'endings' is missing: with which answers nobody can apply, and what they are told.",
  ],
  ['an ending without a text', ending({ text: undefined }), "'text' is missing."],
  ['a blank text', ending({ text: '' }), "'text' must not be empty."],
  [
    'a programme that there is not',
    ending({ instead: ['predegree'] }),
    "there is no programme 'predegree'. Did you mean 'pre-degree'?",
  ],
  [
    'the programme itself',
    ending({ instead: ['jupeb'] }),
    "'jupeb' is this programme itself: name another one, or none.",
  ],
  [
    'a field that there is not',
    ending({ when: { credit: 3 } }),
    "there is no field 'credit' in this section. Did you mean 'credits'?",
  ],
  [
    'an answer of another section',
    ending({ when: { 'personal-details/genderId': 1 } }),
    "'personal-details/genderId' is not known before the invoice: name a question of this section, without a slash.",
  ],
  [
    'what the invoice will say',
    withCredits({ askedWhen: { 'application/firstname': { answered: true } } }),
    "'application/firstname' is not known before the invoice: name a question of this section, without a slash.",
  ],
  [
    'an answer that nobody gives',
    ending({ when: { countryId: 'Nigria' } }),
    "'Nigria' is not on the list 'countries'. Did you mean 'Nigeria'?",
  ],
  [
    'a file',
    withCredits({ type: 'string', widget: 'passport', format: 'uuid', minimum: undefined }),
    "nothing can be uploaded before the invoice: 'credits' cannot be a file.",
  ],
  [
    'what an application knows',
    withCredits({ prefilledFrom: 'utmeScore' }),
    "'prefilledFrom' needs an application, and there is none before the invoice.",
  ],
  [
    'a flag for what is saved',
    { ...RIGHT, saved: { title: 'Saved', body: 'Go on' } },
    "'saved' has no use here: nothing is stored.",
  ],
])('%s is told', (_, declared, sentence) => {
  expect(mistakesIn(declared)).toContain(sentence);
});

test("another section's endings are refused", () => {
  const { mistakes } = (() => {
    writeFileSync(
      join(root, 'schemas/jupeb/questions.json'),
      JSON.stringify({ ...RIGHT, $id: 'jupeb/questions' }, null, 2),
    );
    return remarksOn('2026-11-26', root);
  })();
  expect(mistakes.map(({ sentence }) => sentence)).toContain(
    "only 'eligibility.json' of a programme has 'endings': it is asked before the invoice.",
  );
});

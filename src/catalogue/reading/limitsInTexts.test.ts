import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { limitsNamedIn, withLimitsInTexts } from './limitsInTexts.ts';
import { loadCatalogue, remarksOn } from './load.ts';

const REPOSITORY = fileURLToPath(new URL('../../..', import.meta.url));
const PERSON = 'schemas/shared/person.json';

function edited(was: string, is: string): string {
  const root = mkdtempSync(join(tmpdir(), 'matricula-limits-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  for (const folder of ['schemas', 'flows'])
    for (const name of ['jupeb', 'shared'])
      cpSync(join(REPOSITORY, folder, name), join(root, folder, name), { recursive: true });
  const text = readFileSync(join(root, PERSON), 'utf8');
  expect(text).toContain(was);
  writeFileSync(join(root, PERSON), text.replace(was, is));
  return root;
}

test('a changed limit changes the sentence that names it', () => {
  const { messages } = loadCatalogue(edited('"ageOver": 15', '"ageOver": 17')).byId('jupeb')!.sections[
    'personal-details'
  ]!.properties['dateOfBirth']!;
  expect(messages).toMatchObject({
    ageOver: 'you have to be more than 17 years old',
    ageUnder: 'you have to be less than 80 years old',
  });
});

test('a text may name every limit of its own question, in each place, and no other', () => {
  expect(
    withLimitsInTexts({
      type: 'array',
      title: 'Up to {maxItems} schools',
      description: '{minItems} or more',
      minItems: 1,
      maxItems: 6,
      messages: { maxItems: { text: 'at most {maxItems}', flag: 'No more than {maxItems}, {closes}' } },
      help: ['Tick **{minItems} to {maxItems}**', '- of all'],
      text: ['I name at most {maxItems}.'],
      items: { type: 'string', maxLength: 40, messages: { maxLength: 'at most {maxLength} letters' } },
    }),
  ).toMatchObject({
    title: 'Up to 6 schools',
    description: '1 or more',
    messages: { maxItems: { text: 'at most 6', flag: 'No more than 6, {closes}' } },
    help: ['Tick **1 to 6**', '- of all'],
    text: ['I name at most 6.'],
    items: { messages: { maxLength: 'at most 40 letters' } },
  });
  expect(limitsNamedIn('from {minimum} to {maximum}')).toEqual(['minimum', 'maximum']);
});

test('a name in braces that is no limit of the question is told', () => {
  expect(remarksOn('2026-11-26', edited('{ageOver}', '{ageOvr}')).mistakes.map(({ sentence }) => sentence)).toEqual([
    "'{ageOvr}' names a limit of 'dateOfBirth', which has none of that name. Did you mean 'ageOver'? (Used in schemas/jupeb/personal-details.json /properties/dateOfBirth/messages/ageOver.)",
  ]);
});

import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import type { SectionSchema } from '../vocabulary.ts';
import { checkWorks } from './checkWork.ts';

const REPOSITORY = fileURLToPath(new URL('../../..', import.meta.url));
const ROOT = mkdtempSync(join(tmpdir(), 'matricula-work-'));
afterAll(() => rmSync(ROOT, { recursive: true }));

const FILE = 'flows/work/payment-case.json';
const declared = readFileSync(join(REPOSITORY, FILE), 'utf8');
const known = {
  claims: ['invoices', 'fees'],
  forms: { 'case-settlement': { required: ['reason'] }, course: { required: ['code'] } } as unknown as Record<
    string,
    SectionSchema
  >,
};

mkdirSync(join(ROOT, 'flows/work'), { recursive: true });

function mistakeIn(text: string): string {
  writeFileSync(join(ROOT, FILE), text);
  try {
    checkWorks(ROOT, known);
    return '';
  } catch (mistake) {
    return (mistake as Error).message;
  }
}

test('a workflow as it is declared has no mistake', () => expect(mistakeIn(declared)).toBe(''));

test('a step that nobody presses a button for has no claim', () =>
  expect(mistakeIn(declared.replace('"by": "invoices", ', ''))).toBe(''));

test.each([
  [
    '"settle": "settled", "end"',
    '"setle": "settled", "end"',
    "/chart/states/open/on/setle there is no step 'setle'. Did you mean 'settle'?",
  ],
  [
    '"settle": "settled", "end"',
    '"settle": "setled", "end"',
    "/chart/states/open/on/settle there is no state 'setled'. Did you mean 'settled'?",
  ],
  ['"initial": "open"', '"initial": "opened"', "/chart/initial there is no state 'opened'. Did you mean 'open'?"],
  [
    ', "on": { "list": "unposted" }',
    '',
    `/chart/states/settled 'settled' leads nowhere: where the flow ends, say "type": "final".`,
  ],
  ['"by": "invoices"', '"by": "invoice"', "/steps/settle/by there is no claim 'invoice'. Did you mean 'invoices'?"],
  [
    '"form": "case-settlement"',
    '"form": "case-setlement"',
    "/steps/settle/form there is no form 'case-setlement'. Did you mean 'case-settlement'?",
  ],
  [
    '"form": "case-settlement"',
    '"form": "case-settlement", "reason": "please say why"',
    "/steps/settle/reason the form 'case-settlement' asks for the reason already.",
  ],
  [
    '"form": "case-settlement"',
    '"form": "course"',
    "/steps/settle/form the form 'course' does not require a 'reason', which is what the history says.",
  ],
  [
    '"steps": {',
    '"steps": { "reopen": { "title": "Reopen", "past": "reopened", "done": "Open", "by": "invoices" },',
    "/steps/reopen no state has the step 'reopen'.",
  ],
  [
    '"by": "invoices"',
    '"by": "invoices", "otherThan": ["setle"]',
    "/steps/settle/otherThan/0 there is no step 'setle'. Did you mean 'settle'?",
  ],
  ['"past": "settled", ', '', "/steps/settle 'past' is missing in 'Settle this case'."],
  ['"done":', '"don":', "/steps/settle/don 'don' is not a word that can be used here. Did you mean 'done'?"],
  [
    '"settled": {',
    '"Settled": {',
    "/chart/states/Settled 'Settled' does not fit. A name of a state is small letters, hyphens and spaces: with-the-dean.",
  ],
])('%s, changed to %s, is refused', (was, is, says) => {
  const message = mistakeIn(declared.replace(was, is));
  expect(message).toMatch(/^flows\/work\/payment-case\.json:\d+ /);
  expect(message.replace(/^\S+ /, '')).toBe(says);
});

import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { loadCatalogue } from '#catalogue/reading/load.ts';
import { applicantTexts } from './applicantTexts.ts';
import { insideTexts } from './insideTexts.ts';
import { readmeTexts } from './readmeTexts.ts';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const catalogue = loadCatalogue(ROOT);
const applicants = applicantTexts(ROOT, catalogue);
const inside = insideTexts(ROOT, catalogue, applicants);

test.each([
  ['of an entrance', 'This invoice has not been paid. Please pay it, then log in with its RRR'],
  ['of a save', 'Please complete {title} first'],
  ['of an invoice', 'No session is open for applications'],
  ['that every page may get', 'Too many attempts. Please wait {wait} and try again'],
  ['of a rule that the server asks', 'please select an invoice type'],
])('an applicant is told what the server says %s', (_, text) => expect([...applicants.keys()]).toContain(text));

test.each([
  ['a member of staff', 'another account has this username'],
  ['who gets an email', 'If you did not ask for this invoice, you do not have to do anything.'],
  ['an officer who is notified', 'A payment does not fit its invoice. Please look at the open cases'],
  ['who reads a list', 'Each night we ask Remita about every RRR of the last seven days. What differs is shown here.'],
  ['who signs in', 'Are you sure you want to sign out of the portal?'],
])('what %s reads is in the other list alone', (_, text) => {
  expect([...applicants.keys()]).not.toContain(text);
  expect([...inside.keys()]).toContain(text);
});

test('the README is read by its sentences and cells, code being one word', () => {
  const texts = readmeTexts(ROOT).map(([text]) => text);
  expect(texts).toContain('where the portal listens');
  expect(texts.some((text) => text.startsWith('Nobody in it exists.') && text.includes('begin with {code}'))).toBe(
    true,
  );
  expect(texts.join()).not.toMatch(/npm ci|proxy_pass/);
});

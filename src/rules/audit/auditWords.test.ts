import { expect, test } from 'vitest';
import { actorWords, subjectWords } from './auditWords.ts';

test.each([
  ['system: seed', 'The portal, as it was set up'],
  ['system:remita-notification', 'Remita, of a payment'],
  ['system:new-job', 'The portal, new job'],
  ['applicant:0b6f', 'An applicant'],
  ['public', 'A visitor'],
  ['bello as okafor', 'bello as okafor'],
])('the actor %s is called %s', (actor, words) => {
  expect(actorWords(actor)).toBe(words);
});

test.each([
  ['payment_case', null, 'Payment case'],
  ['user', 'bello', 'User bello'],
  ['aggregate-formula', null, 'Aggregate formula'],
  ['profile-section', null, 'Section of a profile'],
])('the subject %s %s is called %s', (kind, userName, words) => {
  expect(subjectWords(kind, userName)).toBe(words);
});

import { expect, test } from 'vitest';
import { codeWords } from './codeWords.ts';

test.each([
  ['user-created', 'User created'],
  ['mobileNumber', 'Mobile number'],
  ['siwes-changed', 'SIWES changed'],
  ['olevel-checked', 'O-Level checked'],
  ['jamb_candidate', 'JAMB candidate'],
  ['rrr', 'RRR'],
])('%s is read as %s', (name, words) => {
  expect(codeWords(name)).toBe(words);
});

import { expect, test } from 'vitest';
import { enumeration } from './enumeration.ts';

test.each([
  [[], ''],
  [['Number'], 'Number'],
  [['Number', 'Name'], 'Number and Name'],
  [['Number', 'Name', 'Sex'], 'Number, Name and Sex'],
])('%j in a sentence', (names, words) => {
  expect(enumeration(names)).toBe(words);
});

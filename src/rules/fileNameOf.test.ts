import { expect, test } from 'vitest';
import { fileNameOf } from './fileNameOf.ts';

test.each([
  ["Students' own loads", 'students-own-loads'],
  ['O-Level verification', 'o-level-verification'],
  ['Scores CSC 101', 'scores-csc-101'],
  ['Résumé / ***', 'resume'],
  ['***', 'list'],
])('the file of %s is called %s', (title, name) => expect(fileNameOf(title)).toBe(name));

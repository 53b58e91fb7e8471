import { expect, test } from 'vitest';
import { errorTree, mistakesIn } from './errorTree.ts';

const mistakes = { '': 'a picture first', '/Sponsor/Email': 'no email', '/oLevelInfo/0/subjects': 'too few' };

test('a tree holds each mistake under the names of its field', () => {
  expect(errorTree(Object.entries(mistakes))).toEqual({
    __errors: ['a picture first'],
    Sponsor: { Email: { __errors: ['no email'] } },
    oLevelInfo: { 0: { subjects: { __errors: ['too few'] } } },
  });
});

test('there and back', () => {
  expect(mistakesIn(errorTree(Object.entries(mistakes)), '')).toEqual(mistakes);
});

test('a field with two mistakes shows the first', () => {
  expect(
    mistakesIn(
      errorTree([
        ['/a', 'one'],
        ['/a', 'two'],
      ]),
      '',
    ),
  ).toEqual({ '/a': 'one' });
});

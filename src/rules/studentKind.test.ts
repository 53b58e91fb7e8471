import { expect, test } from 'vitest';
import types from '../../data/student-types.json' with { type: 'json' };
import { isOneOf, STUDENT_KINDS } from './studentKind.ts';

const IN_WORDS: Readonly<Record<keyof typeof STUDENT_KINDS, string>> = {
  undergraduate: 'Undergraduate',
  postgraduate: 'Postgraduate',
  nce: 'NCE',
  diploma: 'Diploma',
  jupeb: 'JUPEB',
  sandwich: 'Sandwich',
  'sandwich-diploma': 'Sandwich Diploma',
  'continuing-education': 'Continuing Education',
  certificate: 'Certificate Courses',
  'pre-degree': 'Pre-degree',
};

test.each(Object.entries(STUDENT_KINDS))('%s is the type %i of a new college', (kind, id) => {
  expect(types).toContainEqual({ id, name: IN_WORDS[kind as keyof typeof IN_WORDS] });
});

test('a page that is not for two types is for everyone else, and for who has no type', () => {
  const notFor = ['jupeb', 'postgraduate'] as const;
  expect([1, 2, 8, 99, null].map((id) => isOneOf(notFor, id))).toEqual([false, true, true, false, false]);
});

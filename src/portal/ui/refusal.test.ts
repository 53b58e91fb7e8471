import { expect, test } from 'vitest';
import { readRefusal } from './refusal.ts';

const answer = (status: number, question?: object) => Object.assign(new Error('Words'), { status, question });
const missing = [
  { words: 'Pay your acceptance fee', link: { name: 'Acceptance fee', to: '/academic_fees/acceptance' } },
];

test('a condition that is not met names what comes first', () => {
  expect(readRefusal(answer(422, { kind: 'unmet', missing }))).toEqual({ kind: 'unmet', missing });
});

test('a condition that nobody can meet is an answer, as any other refusal is', () => {
  expect(readRefusal(answer(422, { kind: 'unmet', missing: [] }))).toEqual({ kind: 'answered' });
  expect(readRefusal(answer(422, { kind: 'layout' }))).toEqual({ kind: 'answered' });
  for (const status of [403, 404, 409]) expect(readRefusal(answer(status))).toEqual({ kind: 'answered' });
});

test('without an answer it is the line', () => {
  expect(readRefusal(answer(0))).toEqual({ kind: 'line' });
});

test('what passes, and what broke, is tried again', () => {
  for (const status of [401, 408, 429, 500, 503]) expect(readRefusal(answer(status))).toEqual({ kind: 'failed' });
  expect(readRefusal(new Error('A fault of ours'))).toEqual({ kind: 'failed' });
});

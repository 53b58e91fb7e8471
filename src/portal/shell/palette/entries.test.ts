import { expect, test } from 'vitest';
import { isMeant, meant, stepped } from './entries.ts';

const entry = (name: string, note?: string) => ({ id: name, name, to: '/', ...(note && { note }) });
const PAGES = [
  entry('Upload users', 'User management'),
  entry('Payment reports', 'Reports'),
  entry('Users', 'User management'),
  entry('Payment cases', 'Invoice management'),
];

test.each([
  ['pay', true],
  ['pay rep', true],
  ['REPORTS payment', true],
  ['invoice', false],
  ['ment', false],
  ['', true],
])("'%s' means payment reports: %s", (typed, is) => {
  expect(isMeant(typed, PAGES[1]!)).toBe(is);
});

test('what begins as was typed comes first', () => {
  expect(meant('user', PAGES).map(({ name }) => name)).toEqual(['Users', 'Upload users']);
  expect(meant('payment', PAGES).map(({ name }) => name)).toEqual(['Payment reports', 'Payment cases']);
});

test('the arrows go round', () => {
  expect(stepped(PAGES, 'Payment cases', 1)?.name).toBe('Upload users');
  expect(stepped(PAGES, 'Upload users', -1)?.name).toBe('Payment cases');
  expect(stepped([], undefined, 1)).toBeUndefined();
});

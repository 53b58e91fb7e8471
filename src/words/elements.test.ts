import { createElement } from 'react';
import { expect, test } from 'vitest';
import { elementTranslation } from './elements.ts';
import { textTranslation } from './texts.ts';

const props = elementTranslation(
  textTranslation({ 'Pay {a} now': 'Now, {a} pay', Close: 'Rufe', 'Step {n}': 'Mataki {n}', Apply: 'Nemi' }),
);
const link = createElement('a', { href: '/pay' }, 'this');

test('a sentence is put in another order around its elements', () => {
  expect(props('p', { children: ['Pay ', link, ' now'] })).toEqual({ children: ['Now, ', link, ' pay'] });
});

test('texts side by side are one sentence, and every other child keeps its place', () => {
  expect(props('p', { children: [false, 'Step ', 2, link, 'Close', null] })).toEqual({
    children: [false, 'Mataki 2', '', link, 'Rufe', null],
  });
  expect(props('p', { children: [link, 'Not translated', link, 'Close'] })).toEqual({
    children: [link, 'Not translated', link, 'Rufe'],
  });
});

test('an element at the end is no part of the sentence', () => {
  expect(props('span', { children: ['Apply', link] })).toEqual({ children: ['Nemi', link] });
});

test('what is read aloud is translated, on elements of HTML alone', () => {
  expect(props('button', { 'aria-label': 'Close', name: 'Close' })).toEqual({ 'aria-label': 'Rufe', name: 'Close' });
  const given = { title: 'Close' };
  expect(props(() => null, given)).toBe(given);
});

test('what stays English is said to be', () => {
  expect(props('p', { children: 'Not translated' })).toEqual({ children: 'Not translated', lang: 'en' });
  expect(props('option', { children: 'Not translated', lang: 'yo' })).toMatchObject({ lang: 'yo' });
});

test.each([
  [{ children: 'Rufe' }],
  [{ children: link }],
  [{ children: '₦10,000' }],
  [{ children: [link, 'Not translated'] }],
  [{}],
])('props with nothing to say in English are handed on as they are', (given) => {
  props('p', { children: 'Close' });
  expect(props('p', given)).toBe(given);
});

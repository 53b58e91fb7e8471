import { expect, test } from 'vitest';
import { catalogueMistakes, offerMistakes } from './catalogueMistakes.ts';
import { readingMistakes } from './readability.ts';

const words = (count: number) => Array.from({ length: count }, () => 'word').join(' ');

test('a sentence has at most sixteen words, and a text as many sentences as it needs', () => {
  expect(readingMistakes(`${words(16)}. ${words(16)}: ${words(16)}`)).toEqual([]);
  expect(readingMistakes(`${words(3)}. ${words(17)}.`)).toEqual([
    'has a sentence of 17 words, and 16 are allowed: please make two of it',
  ]);
});

test('an address, a number and a value are a word each', () => {
  expect(readingMistakes(`${words(13)} 3.45 ₦{amount} b.a@example.com`)).toEqual([]);
});

test('officialese is refused with the plain word for it', () => {
  expect(readingMistakes('Kindly pay prior to Monday')).toEqual(['says ‘Kindly’: please say ‘please’']);
  expect(readingMistakes('This file is no picture')).toEqual(['says ‘is no’: please say ‘is not a’']);
  expect(readingMistakes('A mankindly word. This course is no longer offered')).toEqual([]);
});

test('a translation has a page that says its English, and the places of that', () => {
  const texts = new Set(['Pay {amount}', 'Close']);
  expect(catalogueMistakes('ha', { 'Pay {amount}': 'Biya {amount}', Close: 'Rufe' }, texts)).toEqual([]);
  expect(catalogueMistakes('ha', { 'Pay {amount}': 'Biya', Shut: 'Rufe' }, texts)).toEqual([
    'src/words/catalogues/ha.json: ‘Biya’ has not the places of ‘Pay {amount}’: {amount}.',
    'src/words/catalogues/ha.json: no page says ‘Shut’. Please look in docs/words.md for what it says now.',
  ]);
});

test('a language is offered once nine of ten texts of applicants are in its catalogue', () => {
  const texts = new Set(Array.from({ length: 10 }, (_, index) => `Text ${index}`));
  const wordsOf = (count: number) => Object.fromEntries([...texts].slice(0, count).map((text) => [text, 'Rubutu']));
  expect(offerMistakes('ha', wordsOf(9), texts, true)).toEqual([]);
  expect(offerMistakes('ha', wordsOf(8), texts, false)).toEqual([]);
  expect(offerMistakes('ha', { ...wordsOf(8), 'Said nowhere': 'Rubutu' }, texts, true)).toEqual([
    "src/words/languages.ts: src/words/catalogues/ha.json has 80 of 100 texts of applicants' pages. Please offer it once it has 90.",
  ]);
  expect(offerMistakes('ha', wordsOf(9), texts, false)).toHaveLength(1);
});

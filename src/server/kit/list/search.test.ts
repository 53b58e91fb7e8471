import { expect, test } from 'vitest';
import { searchQuery } from './search.ts';

test('a question is the beginnings of its words, and nothing else of it reaches the database', () => {
  expect(searchQuery('Ada okon')).toBe('ada:* & okon:*');
  expect(searchQuery("o'neil & (x | !y) \0")).toBe('o:* & neil:* & x:* & y:*');
  expect(searchQuery(' !! ')).toBe('');
  for (const form of ['NFC', 'NFD']) expect(searchQuery('Ọláṣubọ̀mí Ɗan'.normalize(form))).toBe('olasubomi:* & dan:*');
});

import { expect, test } from 'vitest';
import { tagsInWords, tagsOf } from './tags.ts';

test('groups are read however they are divided, each once, in the order of the alphabet', () => {
  expect(tagsOf('Laboratory; gst,laboratory  field-trip')).toEqual(['field-trip', 'gst', 'laboratory']);
  expect(tagsOf('')).toEqual([]);
  expect(tagsInWords(tagsOf('laboratory, gst'))).toBe('gst, laboratory');
});

import { expect, test } from 'vitest';
import { isTooLarge, kindOf, kindOfContentType, MEGABYTE, sizeInWords, tooLarge } from './files.ts';

const text = (words: string) => new TextEncoder().encode(words);

test.each([
  ['%PDF-1.7', 'pdf'],
  ['GIF89a', undefined],
  ['MZ', undefined],
  ['', undefined],
  [' %PDF-1.7', undefined],
])('%j begins a file of kind %s', (head, kind) => {
  expect(kindOf(text(head))).toBe(kind);
});

test('pictures are known by their first bytes', () => {
  expect(kindOf(new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0]))).toBe('png');
  expect(kindOf(new Uint8Array([0xff, 0xd8, 0xff, 0xe0]))).toBe('jpg');
  expect(kindOf(new Uint8Array([0x89, 0x50, 0x4e, 0x47]))).toBeUndefined();
});

test('a content type has one kind', () => {
  expect([kindOfContentType('image/jpeg'), kindOfContentType('text/html')]).toEqual(['jpg', undefined]);
});

test('less than 3 MB means less', () => {
  expect([isTooLarge(3 * MEGABYTE - 1, 3), isTooLarge(3 * MEGABYTE, 3)]).toEqual([false, true]);
  expect(tooLarge(3)).toBe('File too Large. File should be less than 3MB');
});

test.each([
  [1, '1 kB'],
  [340 * 1024, '340 kB'],
  [1.25 * MEGABYTE, '1.3 MB'],
  [12 * MEGABYTE - 1, '12.0 MB'],
])('%d bytes are %s', (bytes, words) => {
  expect(sizeInWords(bytes)).toBe(words);
});

import { expect, test } from 'vitest';
import { digitsAfter, readCode } from './codeLength.ts';

test('five codes of a day that opened nothing are short, and all after them are long', () => {
  expect([0, 4, 5, 6, 4000].map(digitsAfter)).toEqual([6, 6, 10, 10, 10]);
});

test('a code is read without its spaces, and only at its own length', () => {
  expect(readCode(' 123 456 ', 6, 'Title')).toBe('123456');
  expect(readCode('12345 67890', 10, 'Title')).toBe('1234567890');
  expect(() => readCode('', 6, 'Title')).toThrow('please input your code');
  for (const typed of ['12345', '1234567890', '12345a'])
    expect(() => readCode(typed, 6, 'Title')).toThrow('the code has six digits');
  expect(() => readCode('123456', 10, 'Title')).toThrow('the code has ten digits');
});

import { expect, test } from 'vitest';
import { typedMark } from './typedMark.ts';

test.each([
  ['12,5', { kind: 'mark', hundredths: 1250 }],
  ['12.5', { kind: 'mark', hundredths: 1250 }],
  ['１２', { kind: 'mark', hundredths: 1200 }],
  ['0', { kind: 'mark', hundredths: 0 }],
  [' 57 ', { kind: 'mark', hundredths: 5700 }],
  ['', { kind: 'empty' }],
  ['-', { kind: 'empty' }],
  ['–', { kind: 'empty' }],
  ['a', { kind: 'code', code: 'ABS' }],
  ['s', { kind: 'code', code: 'SICK' }],
  ['I', { kind: 'code', code: 'I' }],
  ['mal', { kind: 'code', code: 'MAL' }],
  ['1,234', { kind: 'wrong' }],
  ['-5', { kind: 'wrong' }],
  ['1e3', { kind: 'wrong' }],
  ['08031234567', { kind: 'wrong' }],
  ['twelve', { kind: 'wrong' }],
])('%j is read', (typed, mark) => expect(typedMark(typed)).toEqual(mark));

import { expect, test } from 'vitest';
import { normalisePhone } from './phone.ts';

test('both ways of writing a phone are the same phone', () => {
  expect(normalisePhone('+2348031234567')).toBe('08031234567');
  expect(normalisePhone(' 08031234567 ')).toBe('08031234567');
});

test.each(['', '8031234567', '0803123456', '080312345678', '2348031234567', '+23408031234567', '0803 123 4567'])(
  '%s is no phone', (typed) => expect(normalisePhone(typed)).toBeNull(),
);

import { expect, test } from 'vitest';
import { normalisePhone } from './phone.ts';

test.each([
  '+2348031234567',
  ' 08031234567 ',
  '0803 123 4567',
  '0803-123-4567',
  '+234 (803) 123.4567',
  '\u202a+234 803 123 4567\u202c',
])('however it is written, %s is the same phone', (typed) => expect(normalisePhone(typed)).toBe('08031234567'));

test.each(['', '8031234567', '0803123456', '080312345678', '2348031234567', '+23408031234567', '0803 123 456'])(
  '%s is no phone',
  (typed) => expect(normalisePhone(typed)).toBeNull(),
);

import { expect, test } from 'vitest';
import { FORMATS } from './formats.ts';
import { NORMALISERS } from './normalisers.ts';

const isAnyPhone = (typed: string) => FORMATS['any-phone'](NORMALISERS.ungrouped(typed));

test.each([
  '+44 7700 900123',
  '0044 7700 900123',
  '+1 (202) 555-0143',
  '+49 1512 3456789',
  '+233 20 123 4567',
  '+290 2345678',
  '0803 123 4567',
  '+234 803 123 4567',
  '01 234 5678',
  '+234 1 234 5678',
  '0201 234 5678',
  '09 461 2345',
  '084 234 567',
  '064 23 4567',
])('%s reaches somebody, at home or abroad', (typed) => expect(isAnyPhone(typed)).toBe(true));

test.each([
  '',
  '8031234567',
  '0803123456',
  '080312345',
  '+234 0803 123 4567',
  '+234 803',
  '+44 77',
  '+0 44 7700 900123',
])('%s reaches nobody', (typed) => expect(isAnyPhone(typed)).toBe(false));

test("an applicant's own phone is one of Nigeria", () => expect(FORMATS.phone('+447700900123')).toBe(false));

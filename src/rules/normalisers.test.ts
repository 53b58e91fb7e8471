import fc from 'fast-check';
import { expect, test } from 'vitest';
import { NORMALISERS, type NormaliserName } from './normalisers.ts';

test.each<[name: NormaliserName, typed: string, read: string]>([
  ['trimmed', ' Ada ', 'Ada'],
  ['trimmed', 'Ada\u00a0  Ngozi\t', 'Ada Ngozi'],
  ['trimmed', "Ngozi-Ann O'Neil", "Ngozi-Ann O'Neil"],
  ['trimmed', 'Ngozi O’Neil', "Ngozi O'Neil"],
  ['trimmed', 'Ọláṣubọ̀mí'.normalize('NFD'), 'Ọláṣubọ̀mí'.normalize('NFC')],
  ['ungrouped', '0803 123 4567', '08031234567'],
  ['ungrouped', '+234-803-123-4567', '+2348031234567'],
  ['ungrouped', '(0803) 123.4567', '08031234567'],
  ['ungrouped', '2400–1234—5678', '240012345678'],
  ['ungrouped', '\u202a0803 1234567\u202c', '08031234567'],
  ['ungrouped', 'Tel.: 0803 123 4567', '08031234567'],
  ['rrr', 'RRR: 3039-1854-7587', '303918547587'],
  ['rrr', 'rrr 3039 1854 7587', '303918547587'],
  ['rrr', 'RRR:\u00a0\u200b303918547587', '303918547587'],
  ['email', ' ada\u200b@example.com\u200d ', 'ada@example.com'],
  ['capitals', ' 2026 3063-9047 ff', '202630639047FF'],
])('%s reads %j as %j', (name, typed, read) => expect(NORMALISERS[name](typed)).toBe(read));

test.each(Object.keys(NORMALISERS) as NormaliserName[])('%s changes nothing the second time', (name) => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (typed) => {
      const once = NORMALISERS[name](typed);
      expect(NORMALISERS[name](once)).toBe(once);
    }),
  );
});

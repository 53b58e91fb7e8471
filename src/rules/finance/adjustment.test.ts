import { expect, test } from 'vitest';
import { isWithinLimit, namesTeller, reliefMistake, slipMistakes, tellerKey, waivableKobo } from './adjustment.ts';

test('up to the limit an act posts at once, and small pieces count together', () => {
  const limitKobo = 20_000_00;
  expect(isWithinLimit({ amountKobo: 20_000_00, postedKobo: 0, limitKobo })).toBe(true);
  expect(isWithinLimit({ amountKobo: 20_000_01, postedKobo: 0, limitKobo })).toBe(false);
  expect(isWithinLimit({ amountKobo: 8_000_00, postedKobo: 12_000_00, limitKobo })).toBe(true);
  expect(isWithinLimit({ amountKobo: 8_000_01, postedKobo: 12_000_00, limitKobo })).toBe(false);
  expect(isWithinLimit({ amountKobo: 1, postedKobo: 0, limitKobo: 0 })).toBe(false);
});

test('of a charge no more is given up than is due and not asked for', () => {
  expect(waivableKobo({ dueKobo: 50_000, askedKobo: 20_000 })).toBe(30_000);
  expect(waivableKobo({ dueKobo: 0 - 500, askedKobo: 0 })).toBe(0);
  expect(reliefMistake(30_000, 30_000)).toBeNull();
  expect(reliefMistake(0, 30_000)).toBe('please enter the amount, as 10,000.50');
  expect(reliefMistake(30_001, 30_000)).toBe('only ₦300.00 is left of this charge');
  expect(reliefMistake(1, 0)).toBe('nothing is left of this charge');
});

test('a slip has a number, an amount and a day that has come', () => {
  const slip = { amountKobo: 100, tellerNumber: '0045 12', lodgedOn: '2026-11-30' };
  expect(slipMistakes(slip, '2026-11-30')).toEqual({});
  expect(slipMistakes({ amountKobo: 0, tellerNumber: '000-12', lodgedOn: '2026-12-01' }, '2026-11-30')).toEqual({
    '/amount': 'please enter the amount, as 10,000.50',
    '/tellerNumber': 'a teller number has four letters or digits at least',
    '/lodgedOn': 'this day is still to come',
  });
});

test('a slip is the same however its number is written, and a line names it as a word', () => {
  expect([tellerKey('00 4512-a'), tellerKey('4512A')]).toEqual(['4512A', '4512A']);
  expect(namesTeller('CASH DEP/TELLER 0004512A/OKAFOR', '4512A')).toBe(true);
  expect(namesTeller('TRF 14512A', '4512A')).toBe(false);
});

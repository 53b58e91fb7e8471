import { expect, test } from 'vitest';
import {
  amountMistake,
  approvableKobo,
  isOwnAccount,
  nameMistake,
  paidOnMistake,
  refundableKobo,
  sharedNames,
} from './refund.ts';

test('credit is refunded beyond all that is owed, and nothing is asked for twice', () => {
  const source = { heldKobo: 900, owedKobo: 200, askedKobo: 300 };
  expect([approvableKobo(source), refundableKobo(source)]).toEqual([700, 400]);
  expect(refundableKobo({ heldKobo: 100, owedKobo: 200, askedKobo: 0 })).toBe(0);
  expect(refundableKobo({ heldKobo: 500, owedKobo: 0, askedKobo: 600 })).toBe(0);
});

test('an amount is more than nothing and no more than its source has', () => {
  expect(amountMistake(40_000, 40_000)).toBeNull();
  expect(amountMistake(40_001, 40_000)).toBe('only up to ₦400.00 can be refunded');
  expect(amountMistake(0, 40_000)).toBe('please enter the amount, as 10,000.50');
  expect(amountMistake(-1, 40_000)).toBe('please enter the amount, as 10,000.50');
  expect(amountMistake(1, 0)).toBe('nothing is left to refund');
});

test.each([
  ['Okafor Ada Ngozi', 'ADA N. OKAFOR', 2, true],
  ['Okafor Ada Ngozi', 'NGOZI OKAFOR-EZE', 2, true],
  ['Ọláṣubọ̀mí Adébáyò', 'ADEBAYO OLASUBOMI GRACE', 2, true],
  ['Okafor Ada Ngozi', 'OKAFOR CHIDI', 1, false],
  ['Okafor Ada Ngozi', 'ADA VENTURES LTD', 1, false],
  ['Okafor Ada Ngozi', 'A N OKAFOR', 1, false],
  ['Okafor Ada Ngozi', 'OKAFOR OKAFOR', 1, false],
  ['Okafor Ada Ngozi', 'BELLO MUSA', 0, false],
  ['Ada', 'ADA OKAFOR', 1, true],
  ['', 'ADA OKAFOR', 0, false],
])('%s and %s share %i names', (payer, account, shared, isOwn) => {
  expect([sharedNames(payer, account), isOwnAccount(payer, account)]).toEqual([shared, isOwn]);
});

test('an account of another name needs a reason', () => {
  expect(nameMistake('Okafor Ada', 'OKAFOR CHIDI', ' ')).toBe(
    'fewer than two names are those of Okafor Ada: please say why they differ',
  );
  expect(nameMistake('Okafor Ada', 'OKAFOR CHIDI', 'Her father, letter of 4 May')).toBeNull();
  expect(nameMistake('Okafor Ada', 'ADA OKAFOR', '')).toBeNull();
});

test('the bank pays from the day of its file until today', () => {
  const days = { sentOn: '2026-11-20', today: '2026-11-29' };
  expect(paidOnMistake('2026-11-20', days)).toBeNull();
  expect(paidOnMistake('2026-11-29', days)).toBeNull();
  expect(paidOnMistake('2026-11-30', days)).toBe('this day is still to come');
  expect(paidOnMistake('2026-11-19', days)).toBe('this day is before the bank had its file');
});

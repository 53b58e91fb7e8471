import { describe, expect, test } from 'vitest';
import { isAnothersName, openingDueOn, readOpening, unexplained } from './openingBalance.ts';

describe('the balance of a row', () => {
  test('is what is outstanding, of the heads that nothing has paid yet', () => {
    const heads = {
      tuition: '60,000.00',
      acceptance: '30,000',
      accommodation: '45,000.00',
      library: '7,500.00',
      studentUnion: '1,000',
      medical: '5,000',
    };
    expect(readOpening(heads, '46,200.00')).toEqual({
      debts: { accommodation: 32_700_00, library: 7_500_00, studentUnion: 1_000_00, medical: 5_000_00 },
      creditKobo: 0,
      reading: 'what was paid is taken off the fees in the order of the columns',
    });
  });

  test('is the heads themselves, where they make what is outstanding or nothing else is said', () => {
    const owed = { debts: { tuition: 10_000_50, library: 500_00 }, creditKobo: 0, reading: '' };
    expect(readOpening({ tuition: '10,000.50', medical: 'nil', library: '₦500' }, '10,500.50')).toEqual(owed);
    expect(readOpening({ tuition: '10000.5', medical: '-', library: '500' }, undefined)).toEqual(owed);
  });

  test('has no head where the file names none, is credit below zero, and nothing at zero', () => {
    expect(readOpening({}, '1,200')).toEqual({ debts: { other: 1_200_00 }, creditKobo: 0, reading: '' });
    const charged = { tuition: '60000', acceptance: '-', library: '7500' };
    expect(readOpening(charged, '-13,800.00')).toEqual({ debts: {}, creditKobo: 13_800_00, reading: '' });
    expect(readOpening(charged, '(13,800.00)')).toEqual({ debts: {}, creditKobo: 13_800_00, reading: '' });
    const words = { ...charged, acceptance: 'Paid' };
    const reading = 'nothing is owed: the words among the fees are not read';
    expect(readOpening(words, '-13,800.00')).toEqual({ debts: {}, creditKobo: 13_800_00, reading });
    expect(readOpening(charged, '0')).toEqual({ debts: {}, creditKobo: 0, reading: '' });
  });

  test('is refused where a cell is a word, a head is below zero, or the heads make too little', () => {
    expect(readOpening({ tuition: '60000', acceptance: 'Paid' }, '13,800.00')).toEqual({
      mistakes: { acceptance: 'this is no amount: please write it as 10,000.50' },
    });
    expect(readOpening({ tuition: '60000' }, 'Paid')).toHaveProperty('mistakes.outstanding');
    expect(readOpening({ tuition: '-5' }, undefined)).toHaveProperty('mistakes.tuition');
    expect(readOpening({ tuition: '5,000' }, '6,000')).toEqual({
      mistakes: { outstanding: 'the fees of this row make less than what is outstanding' },
    });
  });
});

test('a debt is due since its session ended, and since the cut-over day where it goes on', () => {
  expect(openingDueOn('2024/2025', '2026-10-01')).toBe('2025-08-31');
  expect(openingDueOn('2026/2027', '2026-10-01')).toBe('2026-10-01');
});

test.each([
  ['Okoro Ada Grace', 'OKORO, Grace Adá', false],
  ['Bello Musa', 'Bello Musa Ibrahim', false],
  ['Bello M.', 'Musa Bello', false],
  ['', 'Bello Musa', false],
  ['Okoro', 'Okoro Ada', false],
  ["N'Diaye André", 'NDIAYE ANDRE', false],
  ['Bello Musa', 'Bello Halima', true],
  ['Ishaya Bulus', 'Okoro Ada Grace', true],
])('whether %j and %j are two people: %s', (one, other, isAnother) => {
  expect(isAnothersName(one, other)).toBe(isAnother);
});

test('a difference is explained down to its rows, and a student of two rows is one', () => {
  const row = { number: 'A/1', debtKobo: 100, creditKobo: 0, isCounted: false };
  const posted = { debtKobo: 500, creditKobo: 40, students: 7 };
  const rows = [row, { ...row, debtKobo: 50 }, { ...row, number: 'A/2', debtKobo: 0, creditKobo: 10, isCounted: true }];
  expect(unexplained({ debtKobo: 650, creditKobo: 50, students: 8 }, posted, rows)).toEqual({
    debtKobo: 0,
    creditKobo: 0,
    students: 0,
  });
  expect(unexplained({ debtKobo: 651, creditKobo: 49, students: 9 }, posted, rows)).toEqual({
    debtKobo: 1,
    creditKobo: -1,
    students: 1,
  });
});

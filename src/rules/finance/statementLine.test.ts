import { expect, test } from 'vitest';
import { bankReferenceInWords, isCharge, readStatementLine, statementKobo } from './statementLine.ts';

test.each([
  ['RRR:230099000001/OKORO ADA/SCH FEES', 8_730_000, { kind: 'payment', rrr: '230099000001' }],
  ['RRR 2300-9900-0002 BELLO MUSA', 8_730_000, { kind: 'payment', rrr: '230099000002' }],
  ['TRF FROM SALAMI KEMI REF HOSTEL', 4_500_000, { kind: 'lodgement' }],
  ['TRF 0023009900000188', 4_500_000, { kind: 'lodgement' }],
  ['RVSL RRR:230099000002', -8_730_000, { kind: 'reversal', rrr: '230099000002' }],
  ['COLLECTION CHARGES', -48_375, { kind: 'charge' }],
  ['VAT ON SMS', -400, { kind: 'charge' }],
  ['Refund RF000012', -40_000, { kind: 'refund', reference: 'RF000012' }],
  ['CHEQUE 00122', -40_000, { kind: 'debit' }],
] as const)('a line says what it is: %s', (narration, kobo, line) => {
  expect(readStatementLine(narration, kobo)).toEqual(line);
});

test.each([
  ['87,300.00', 8_730_000],
  ['N45,000.00', 4_500_000],
  ['(483.75)', -48_375],
  ['-483.75', -48_375],
  ['-', 0],
  ['', 0],
  ['nil', 0],
  ['1,000 CR', 100_000],
])('an amount is read as banks write it: %s', (text, kobo) => {
  expect(statementKobo(text)).toBe(kobo);
});

test('what is no amount is none', () => {
  expect(statementKobo('Paid')).toBeUndefined();
  expect(statementKobo('47,5')).toBeUndefined();
});

test('what the provider keeps is its charge up to a limit, and no part payment', () => {
  expect(isCharge(8_730_000, 8_713_905)).toBe(true);
  expect(isCharge(8_730_000, 8_730_000)).toBe(false);
  expect(isCharge(8_730_000, 8_000_000)).toBe(false);
  expect(isCharge(100_000_000, 99_700_000)).toBe(false);
});

test.each([
  ['FT26331QX7TP', 'FT26331QX7TP'],
  ['0099000001|2026-10-03||4500000|130690000|TRF FROM SALAMI KEMI||1', 'Account 0099000001, 03/10/2026'],
  ['0099000001|2026-10-03||4500000|130690000|TRF FROM A|B|FT26276|2', 'FT26276'],
])('a lodgement of %s is found at the bank as %s', (reference, words) => {
  expect(bankReferenceInWords(reference)).toBe(words);
});

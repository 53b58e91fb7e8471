import { expect, test } from 'vitest';
import { isAllInSurname, joinName, splitName, withoutComma } from './names.ts';

test.each([
  ['OKORO ADA GRACE', ['OKORO', 'ADA', 'GRACE']],
  ['SALAMI, Kemi Ruth', ['SALAMI', 'Kemi', 'Ruth']],
  ['BELLO  MUSA', ['BELLO', 'MUSA', '']],
  ['TANKO,Ladi', ['TANKO', 'Ladi', '']],
  ['VAN DER BERG, Jan', ['VAN DER BERG', 'Jan', '']],
  ['OKE; BOLA', ['OKE', 'BOLA', '']],
  ['EZE-NWOSU CHIDI', ['EZE-NWOSU', 'CHIDI', '']],
  ['ADE PETER O.', ['ADE', 'PETER', 'O.']],
  ['UDO  IME JOY MFON', ['UDO', 'IME', 'JOY MFON']],
  ['N’DIAYE OUMAR', ["N'DIAYE", 'OUMAR', '']],
  ['Bello Musa\u00a0', ['Bello', 'Musa', '']],
  ['OLUWATOBI', ['OLUWATOBI', '', '']],
  ['OKORO,', ['OKORO', '', '']],
  ['', ['', '', '']],
])('%j is split', (whole, [surname, firstname, other]) => {
  expect(splitName(whole)).toEqual({ surname, firstname, other });
});

test('parts become a name with its surname first', () => {
  expect(joinName({ surname: 'OKORO', firstname: 'ADA', other: '' })).toBe('OKORO ADA');
});

test('two words of a surname without a first name are a question', () => {
  expect(isAllInSurname({ surname: 'SALAMI KEMI', firstname: '', other: '' })).toBe(true);
  expect(isAllInSurname({ surname: 'OLUWATOBI', firstname: '', other: '' })).toBe(false);
});

test.each([
  ['OKORO, Ada Grace', 'OKORO Ada Grace'],
  ['OKE; BOLA', 'OKE BOLA'],
  ['okoro Ada G.', 'okoro Ada G.'],
])("'%s' is '%s' in one column", (written, name) => {
  expect(withoutComma(written)).toBe(name);
});

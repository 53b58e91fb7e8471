import fc from 'fast-check';
import { expect, test } from 'vitest';
import { charactersOf, isLonger, isShorter } from './characters.ts';
import { foldText } from './foldText.ts';
import { normaliseText } from './normaliseText.ts';

const NAME = 'Ọláṣubọ̀mí Ẹ̀gbẹ́yẹmí';
const FORMS = [NAME.normalize('NFC'), NAME.normalize('NFD')] as const;

test('a text has one form, however it was typed', () => {
  expect(FORMS.map(normaliseText)).toEqual([FORMS[0], FORMS[0]]);
  expect(["O'Neil", 'O’Neil', 'O‘Neil', 'OʼNeil'].map(normaliseText)).toEqual(Array(4).fill("O'Neil"));
  expect(['O\u0092Neil', 'O\u00b4Neil'].map(normaliseText)).toEqual(Array(2).fill("O'Neil"));
  expect(['Eze\u2010Nwosu', 'Eze\u2011Nwosu', 'Eze\u2013Nwosu'].map(normaliseText)).toEqual(Array(3).fill('Eze-Nwosu'));
  expect(normaliseText('2024\u20132025, a \u2013 b'), 'a dash that joins no letters').toBe(
    '2024\u20132025, a \u2013 b',
  );
  expect(normaliseText('\u200bada@\u2060example.com\ufeff')).toBe('ada@example.com');
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      expect(normaliseText(normaliseText(text))).toBe(normaliseText(text));
    }),
  );
});

test('characters are what people see', () => {
  expect(FORMS.map((text) => charactersOf(text).length)).toEqual([18, 18]);
  expect(charactersOf('ọ̀\r\n👨‍👩‍👧👍🏾🇳🇬')).toEqual(['ọ̀', '\r\n', '👨‍👩‍👧', '👍🏾', '🇳🇬']);
  expect(charactersOf('👩\u200d\u200d🎓'), 'one joiner joins, two do not').toHaveLength(2);
  expect(charactersOf('')).toEqual([]);
});

/** Letters with any marks, and signs that are joined; what Unicode changes from year to year is not among them. */
const SIGNS = fc
  .array(
    fc.constantFrom(
      'a',
      'Ọ',
      'ɗ',
      '\u0300',
      '\u0323',
      '\u0301',
      ' ',
      '-',
      "'",
      '👩',
      '\u200d',
      '🏾',
      '🎓',
      '漢',
      '\n',
      '\r\n',
      '🇳',
      '7',
    ),
  )
  .map((signs) => signs.join(''));

test('characters are those of Unicode’s segmentation', () => {
  const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' });
  fc.assert(
    fc.property(SIGNS, (text) => {
      expect(charactersOf(text)).toEqual([...segmenter.segment(text)].map(({ segment }) => segment));
    }),
    { numRuns: 2000 },
  );
});

test('a limit is met by characters, and not got round by marks', () => {
  for (const text of FORMS)
    expect([isLonger(text, 18), isLonger(text, 17), isShorter(text, 18), isShorter(text, 19)]).toEqual([
      false,
      true,
      false,
      true,
    ]);
  expect(isLonger(`a${'\u0301'.repeat(1000)}`, 60)).toBe(true);
});

test('what is searched is typed without marks', () => {
  expect(FORMS.map(foldText)).toEqual(Array(2).fill('olasubomi egbeyemi'));
  expect(foldText('Ɗan Ɓala Ƙaƙe Ƴaro ŊMA')).toBe('dan bala kake yaro nma');
  expect(foldText("O'Neil, 12")).toBe("o'neil, 12");
});

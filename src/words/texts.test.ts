import { expect, test } from 'vitest';
import { textTranslation } from './texts.ts';

const { find, isTranslated } = textTranslation({
  'Date of birth': 'Ranar haihuwa',
  State: 'Jiha',
  'Choose {parents} first': 'Zaɓi {parents} tukuna',
  'Generate {label} Invoice': 'Invoice na {label}',
  '{name} Login': 'Shigar {name}',
  '{a} of {b}': '{b}/{a}',
  'You have {value}.': 'Kana da {value}.',
  'a diploma, NCE or A-levels': 'difloma',
  'O-Level results': 'sakamako',
  or: 'ko',
});

test.each([
  ['Date of birth', 'Ranar haihuwa'],
  [' Date of birth\n', ' Ranar haihuwa\n'],
  ['Choose State first', 'Zaɓi Jiha tukuna'],
  ['Choose LGA first', 'Zaɓi LGA tukuna'],
  ['Generate $& Invoice', 'Invoice na $&'],
  ['Step 2 of 9', '9/Step 2'],
  ['JUPEB Login', 'Shigar JUPEB'],
  ['You have O-Level results, or a diploma, NCE or A-levels.', 'Kana da sakamako, ko difloma.'],
  ['State, O-Level results', 'Jiha, sakamako'],
])('‘%s’ is ‘%s’', (english, translated) => expect(find(english)).toBe(translated));

test.each(['Dates', 'toString', '', '  ', 'Choose first', 'State, or a degree'])('‘%s’ has no translation', (english) =>
  expect(find(english)).toBeUndefined(),
);

test('what has been translated is known by its sight', () => {
  find('State');
  expect(['Jiha', 'State'].map(isTranslated)).toEqual([true, false]);
});

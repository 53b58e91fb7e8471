import { expect, test } from 'vitest';
import { textTranslation } from './texts.ts';

const { find, isTranslated } = textTranslation({
  'Date of birth': 'Ranar haihuwa', State: 'Jiha', 'Choose {parents} first': 'Zaɓi {parents} tukuna', 'Generate {label} Invoice': 'Invoice na {label}', '{name} Login': 'Shigar {name}', '{a} of {b}': '{b}/{a}',
});

test.each([
  ['Date of birth', 'Ranar haihuwa'],
  [' Date of birth\n', ' Ranar haihuwa\n'],
  ['Choose State first', 'Zaɓi Jiha tukuna'],
  ['Choose LGA first', 'Zaɓi LGA tukuna'],
  ['Generate $& Invoice', 'Invoice na $&'],
  ['Step 2 of 9', '9/Step 2'],
  ['JUPEB Login', 'Shigar JUPEB'],
])('‘%s’ is ‘%s’', (english, translated) => expect(find(english)).toBe(translated));

test.each(['Dates', 'toString', '', '  ', 'Choose first'])('‘%s’ has no translation', (english) => expect(find(english)).toBeUndefined());

test('what has been translated is known by its sight', () => {
  find('State');
  expect(['Jiha', 'State'].map(isTranslated)).toEqual([true, false]);
});

import { expect, test } from 'vitest';
import { DEEPEST, MOST_VALUES, refusalOf } from './json.ts';

const nested = (levels: number) => '['.repeat(levels) + ']'.repeat(levels);
const DEEP = 'What was sent is nested too deeply to be read';
const MANY = 'What was sent has too many parts to be read';

test.each([
  ['as deep as may be', nested(DEEPEST), undefined],
  ['a level deeper', nested(DEEPEST + 1), DEEP],
  ['objects', '{"a":'.repeat(DEEPEST + 1), DEEP],
  ['deep and never closed', '['.repeat(200_000), DEEP],
  [
    'beside one another',
    `[${Array(1_000)
      .fill(nested(DEEPEST - 1))
      .join()}]`,
    undefined,
  ],
  ['brackets in a text', JSON.stringify('['.repeat(1_000)), undefined],
  ['brackets behind an escaped quote', JSON.stringify(`"${'['.repeat(1_000)}`), undefined],
  ['brackets after a text that ends in a backslash', `["\\\\",${nested(DEEPEST)}]`, DEEP],
  ['as many values as may be', `[${Array(MOST_VALUES).fill(1).join()}]`, undefined],
  [
    'one value more',
    `[${Array(MOST_VALUES + 1)
      .fill(1)
      .join()}]`,
    MANY,
  ],
  ['commas in a text', JSON.stringify(','.repeat(MOST_VALUES + 1)), undefined],
  ['a text that never ends', `"${'x'.repeat(1_000)}`, undefined],
  ['no JSON', 'jsonp ({})', undefined],
])('a body that is %s', (_, text, refusal) => {
  expect(refusalOf(text)).toBe(refusal);
});

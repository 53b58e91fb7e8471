import { expect, test } from 'vitest';
import { readText } from './writtenText.ts';

test('a name becomes the number of its first use, and marks are taken off', () => {
  const { text, parameters, marked } = readText(
    `select t.a, u.b as "b?", u.c as "c!" from t where t.x = $x and ($of?::int4 is null or t.of = $of) and t.y = $x and d = $d::jsonb and d ? 'k'`,
  );
  expect(text).toBe(
    `select t.a, u.b as "b", u.c as "c" from t where t.x = $1 and ($2::int4 is null or t.of = $2) and t.y = $1 and d = $3::jsonb and d ? 'k'`,
  );
  expect(parameters).toEqual([
    { name: 'x', isNullable: false, isJson: false },
    { name: 'of', isNullable: true, isJson: false },
    { name: 'd', isNullable: false, isJson: true },
  ]);
  expect(marked).toEqual({ b: true, c: false });
});

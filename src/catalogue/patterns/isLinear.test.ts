import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { patternFault, type PatternFault } from './isLinear.ts';

test.each<[fault: PatternFault, pattern: string]>([
  ['ambiguous', '^(a+)+$'],
  ['ambiguous', '^(a*)*$'],
  ['ambiguous', '^(a|a)*$'],
  ['ambiguous', '^(a|aa)+$'],
  ['ambiguous', '^([a-z]+)*[0-9]$'],
  ['ambiguous', '^(\\w+\\s?)*$'],
  ['ambiguous', '^a*a*$'],
  ['ambiguous', '^[A-Z]+[A-Z0-9]+$'],
  ['ambiguous', '^.*,.*$'],
  ['ambiguous', '^(a?){30}a{30}$'],
  ['ambiguous', '^(a|b|ab){40}$'],
  ['ambiguous', '^(\\p{L}+[ß]*)+$'],
  ['ambiguous', '^([\\p{L}]|[\\u0250-\\u02af])+$'],
  ['ambiguous', '^(\\p{L}|\\p{Script=Adlam})+$'],
  ['ambiguous', '^(?:(?:x|\\x78)*y?)*$'],
  ['ambiguous', '^(😀|\\ud83d\\ude00)+$'],
  ['ambiguous', '(a+)+'],
  ['ambiguous', '^((){2}|)*(a|){9}a*$|^(?<name>b+)+'],
  ['anywhere', 'a+$'],
  ['anywhere', '[A-Z]+[0-9]'],
  ['anywhere', '^a|b+c'],
  ['elsewhere', '^(?=.*[0-9]).+$'],
  ['elsewhere', '^(?<!a)b$'],
  ['elsewhere', '^(a)\\1$'],
  ['elsewhere', '^(?<x>a)\\k<x>$'],
  ['large', '^[a-z]{1,5000}$'],
  ['large', '^(((){900}){900}){900}$'],
  ['large', '^(a|b)*a(a|b){14}$'],
])('%s: %s', (fault, pattern) => {
  expect(() => new RegExp(pattern, 'u')).not.toThrow();
  expect(patternFault(pattern)).toBe(fault);
});

test.each([
  '^[0-9]{4}$',
  '^ *[A-Za-z]{2,5}[ -]*[0-9]{3,4}[A-Za-z]? *$',
  '^[A-Z]+(/[A-Z]+)*$',
  "^\\p{L}+([ ’'-]\\p{L}+)*$",
  '^(\\p{Lu}\\p{Ll}+)+$',
  '^([^,]*,)*[^,]*$',
  '^(CSC|MTH|PHY|CHM|CSS)[0-9]{3}$',
  '^[a-z]{1,200}$',
  '^(a?)*$',
  '^$|^x+$',
  '[0-9]+',
  'Lagos|Ibadan',
  '[0-9]{4}$',
  '^(?<year>\\d{4})-(?:0[1-9]|1[0-2])$',
  '\\bN[0-9]',
  '',
])('%s is read in time that grows with the text', (pattern) => {
  expect(patternFault(pattern)).toBeUndefined();
});

test('so is every pattern that the product declares', () => {
  const files = globSync('schemas/**/*.json');
  const declared = files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/"pattern": ("\^(?:[^"\\]|\\.)*")/g)].map(
      ([, text]) => JSON.parse(text!) as string,
    ),
  );
  expect(declared.length).toBeGreaterThan(30);
  expect(declared.filter((pattern) => patternFault(pattern))).toEqual([]);
});

import { expect, test } from 'vitest';
import { textDifference } from './textDifference.ts';

const LONG = 'I have wanted to be a teacher since I sat in the first row of the school of my village, and I still do.';
const shown = (text: string, other: string) => Object.values(textDifference(text, other) ?? {}).join('|');

test('a short text is shown whole', () => {
  expect(textDifference('12 Marina Road', '13 Marina Road')).toBe(undefined);
});

test('of a long one the differing words, with some around them', () => {
  const other = LONG.replace('first row', 'last and darkest row');
  expect(shown(LONG, other)).toBe('… I sat in the |first| row of the school …');
  expect(shown(other, LONG)).toBe('… I sat in the |last and darkest| row of the school …');
});

test('what was added at the end, and what was taken away, leaves the other side without a mark', () => {
  const more = `${LONG} Always.`;
  expect(shown(more, LONG)).toBe('… and I still do. |Always.|');
  expect(shown(LONG, more)).toBe('… and I still do.||');
});

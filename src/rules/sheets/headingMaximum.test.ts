import { expect, test } from 'vitest';
import { maximumIn } from './headingMaximum.ts';

test.each([
  ['CA Score (40)', 40],
  ['Scores: Exam (70 marks)', 70],
  ['Grade/20.00', 20],
  ['Q. 1 /0.61', 0.61],
  ['Total', undefined],
  ['S/N', undefined],
])("the heading '%s' says a maximum of %s", (written, most) => {
  expect(maximumIn(written)).toBe(most);
});

import { expect, test } from 'vitest';
import { sumMistake } from './sumMistake.ts';

test('a total that is not the sum of its marks is said with all three', () => {
  expect(sumMistake(2200, 5200, '75')).toBe('22 + 52 is 74, not 75. Please correct the row');
  expect(sumMistake(1400, 3100, '45*')).toBe("column 'Total': '45*' is not a mark");
});

test('the sum may be rounded half up, and where a mark is missing there is none', () => {
  expect(sumMistake(1250, 4750, '60')).toBeUndefined();
  expect(sumMistake(1250, 5700, '69.5')).toBeUndefined();
  expect(sumMistake(1250, 5700, '70')).toBeUndefined();
  expect(sumMistake(1800, null, '18')).toBeUndefined();
  expect(sumMistake(1800, 5000, 'NR')).toBeUndefined();
  expect(sumMistake(1800, 5000, '')).toBeUndefined();
});

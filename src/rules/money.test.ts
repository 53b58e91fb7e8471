import { expect, test } from 'vitest';
import { formatNaira, koboFromNaira, nairaFromKobo, nairaText, withThousands } from './money.ts';

test('naira text becomes whole kobo without a binary fraction', () => {
  expect(koboFromNaira('10000')).toBe(1_000_000);
  expect(koboFromNaira(10000.1)).toBe(1_000_010);
  expect(koboFromNaira('1.10')).toBe(110);
  expect(koboFromNaira('0.29')).toBe(29);
  expect(koboFromNaira('200.000')).toBe(20_000);
  expect(koboFromNaira(4.35)).toBe(435);
});

test.each(['', '-1', '1,000', 'ten', '1.234', '1e5', '.5', 'NaN', 'Infinity'])('%s is no amount', (text) => {
  expect(koboFromNaira(text)).toBeNull();
});

test('kobo is written as naira in one way only', () => {
  expect(nairaText(1_000_000)).toBe('10000');
  expect(nairaText(1_000_005)).toBe('10000.05');
  expect(nairaText(0)).toBe('0');
  expect(nairaFromKobo(1_000_050)).toBe(10000.5);
  expect(nairaFromKobo(-50_050)).toBe(-500.5);
});

test('naira and thousands as people read them', () => {
  expect(formatNaira(1_000_000)).toBe('₦10,000.00');
  expect(formatNaira(123_456_789_05)).toBe('₦123,456,789.05');
  expect(formatNaira(5)).toBe('₦0.05');
  expect(formatNaira(-5)).toBe('-₦0.05');
  expect(formatNaira(-123_456_05)).toBe('-₦123,456.05');
  expect(formatNaira(0)).toBe('₦0.00');
  expect(withThousands(1234567)).toBe('1,234,567');
  expect(withThousands('-1234.5678')).toBe('-1,234.5678');
  expect(withThousands('abc')).toBe('');
  expect(withThousands('')).toBe('');
});

test('every kobo survives the way out and back', () => {
  for (let kobo = 0; kobo < 200_000; kobo += 7) expect(koboFromNaira(nairaFromKobo(kobo))).toBe(kobo);
});

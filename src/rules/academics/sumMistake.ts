import { roundedHalfUp } from './rounding.ts';
import { typedMark } from './typedMark.ts';

/**
 * Why the total that a file has beside two marks cannot stand: '22 + 52 is 74, not 75'. The total may be rounded; one of a line
 * without two marks says nothing. Marks are in hundredths.
 */
export function sumMistake(ca: number | null, exam: number | null, total: string): string | undefined {
  if (ca === null || exam === null) return undefined;
  const typed = typedMark(total);
  if (typed.kind === 'wrong') return `column 'Total': '${total}' is not a mark`;
  const sum = ca + exam;
  if (typed.kind !== 'mark' || [sum, roundedHalfUp(sum, 100) * 100].includes(typed.hundredths)) return undefined;
  return `${ca / 100} + ${exam / 100} is ${sum / 100}, not ${total}. Please correct the row`;
}

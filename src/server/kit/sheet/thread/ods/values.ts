import { columnLetters } from '#rules/sheets/columnLetters.ts';
import { ERROR } from '../csv.ts';
import { LONGEST } from '../csvText.ts';
import { Damaged } from '../refusals.ts';

export const LAST_COLUMN = 16_384;

type Attribute = (name: string) => string | undefined;

/** LibreOffice's own errors are 'Err:502' and the like. It calculates before it saves, and gives a formula without a text no type: that is empty. */
export function faultOf(shown: string, type: string | undefined): string | undefined {
  const isError = type === 'error' || ERROR.test(shown) || /^Err:\d+$/.test(shown);
  return isError ? `the formula gives ${shown || 'an error'}` : undefined;
}

/** @throws Damaged where it is no count */
export function countOf(written: string | undefined): number {
  const count = Number(written ?? 1);
  if (!Number.isInteger(count) || count < 1) throw new Damaged();
  return count;
}

export function valueOf(attribute: Attribute, type: string | undefined): string | undefined {
  switch (type) {
    case 'float':
    case 'percentage':
    case 'currency': {
      const number = Number(attribute('value'));
      if (Number.isNaN(number)) throw new Damaged();
      return String(number);
    }
    case 'date':
      return attribute('date-value')?.slice(0, 10);
    case 'boolean':
      return attribute('boolean-value');
    default:
      return attribute('string-value')?.slice(0, LONGEST) || undefined;
  }
}

/** Of a cell that covers others. */
export function rangeOf(attribute: Attribute, column: number, row: number): string | undefined {
  const [columns, rows] = [countOf(attribute('number-columns-spanned')), countOf(attribute('number-rows-spanned'))];
  if (columns === 1 && rows === 1) return undefined;
  const last = Math.min(column + columns - 1, LAST_COLUMN);
  return `${columnLetters(column)}${row}:${columnLetters(last)}${row + rows - 1}`;
}

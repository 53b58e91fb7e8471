import { hundredthsOf } from './rounding.ts';
import { SCORE_CODES, type ScoreCode } from './ruleSet.ts';

/** A cell of a score sheet: a mark in hundredths, a code, nothing, or what is neither. */
export type TypedMark =
  | { readonly kind: 'mark'; readonly hundredths: number }
  | { readonly kind: 'code'; readonly code: ScoreCode }
  | { readonly kind: 'empty' }
  | { readonly kind: 'wrong' };

/** Codes by the key that types them. */
const CODE_KEYS: Readonly<Record<string, ScoreCode>> = { a: 'ABS', s: 'SICK', i: 'I' };

const EMPTY = /^[-–—]*$/;
const MARK = /^\d{1,3}([.,]\d{1,2})?$/;

/** '12,5' is 12.5 and a full-width '１２' is 12; an empty cell and '-' are nothing, never 0. */
export function typedMark(typed: string): TypedMark {
  const text = typed.normalize('NFKC').trim();
  if (EMPTY.test(text)) return { kind: 'empty' };
  if (MARK.test(text)) return { kind: 'mark', hundredths: hundredthsOf(Number(text.replace(',', '.')))! };
  const code = CODE_KEYS[text.toLowerCase()] ?? text.toUpperCase();
  return isCode(code) ? { kind: 'code', code } : { kind: 'wrong' };
}

const isCode = (text: string): text is ScoreCode => (SCORE_CODES as readonly string[]).includes(text);

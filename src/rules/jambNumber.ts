import { FORMATS } from './formats.ts';
import { NORMALISERS } from './normalisers.ts';

/** Stored and compared in capitals, without spaces and dashes; null for what is no JAMB number. */
export function normaliseJambNumber(typed: string): string | null {
  const text = NORMALISERS.capitals(typed);
  return FORMATS['jamb-number'](text) ? text : null;
}

export function jambNumberMistake(typed: string | null | undefined): string | null {
  if (!typed?.trim()) return 'please input your JAMB registration number';
  return normaliseJambNumber(typed) ? null : 'invalid JAMB registration number';
}

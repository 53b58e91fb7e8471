import { FORMATS, NORMALISERS } from './formats.ts';

/** Stored and compared in capitals, without spaces; null for what is no JAMB number. */
export function normaliseJambNumber(typed: string): string | null {
  const text = NORMALISERS['jamb-number']!(typed);
  return FORMATS['jamb-number'](text) ? text : null;
}

export function jambNumberMistake(typed: string | null | undefined): string | null {
  if (!typed?.trim()) return 'please input your JAMB registration number';
  return normaliseJambNumber(typed) ? null : 'invalid JAMB registration number';
}

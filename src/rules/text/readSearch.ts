import { normalisePhone } from '../phone.ts';
import { NORMALISERS } from '../normalisers.ts';
import { normaliseText } from './normaliseText.ts';

/** What was typed into the box that finds people and payments. */
export interface Search {
  /** Words of a name, an address or a number; a number is written as it is stored. */
  readonly text: string;
  /** The same without blanks and in capitals, where it is long enough to begin a number. */
  readonly number: string | null;
}

/** Fewer characters begin too many numbers. */
const LEAST_OF_NUMBER = 3;
const LABEL =
  /^\s*(?:rrr|invoice(?: number)?|matric(?: number)?|jamb(?: number)?|phone|tel)\s*(?:no\.?|number)?\s*[:#]\s*/i;

/** Numbers are pasted with their label and in groups: 'RRR: 3039-1854-7587' finds 303918547587. */
export function readSearch(typed: string): Search {
  const bare = normaliseText(typed).replace(LABEL, '').trim();
  const ungrouped = NORMALISERS.ungrouped(bare);
  const digits = /^\+?\d+$/.test(ungrouped) ? (normalisePhone(ungrouped) ?? ungrouped) : undefined;
  const number = digits ?? bare.replace(/[\s\p{C}]/gu, '').toUpperCase();
  return { text: digits ?? bare, number: number.length < LEAST_OF_NUMBER ? null : number };
}

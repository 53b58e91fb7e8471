import { normaliseText } from '../text/normaliseText.ts';

/** 'CA Score (40)', 'Grade/20.00' and 'Q. 1 /0.61' say the most that stands below them. */
const MAXIMUM = /\(\s*\d{1,3}(?:\.\d+)?\s*(?:%|marks?)?\s*\)|\/\s*\d{1,3}(?:\.\d+)?\s*$/i;

/** 'REG. No', 'reg_no' and 'RegNo*' are one heading. A sign alone, as '#', is its own; a maximum is no part of the name. */
export function headingKey(written: string): string {
  const name = normaliseText(written).replace(MAXIMUM, '').normalize('NFKD').toLowerCase();
  return name.replace(/[^\p{L}\p{N}]/gu, '') || name.trim();
}

/** 'Course Code:' stands beside what it names, and is no heading. */
export const isLabel = (written: string): boolean => /[:：]\s*$/.test(written);

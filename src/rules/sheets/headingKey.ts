import { normaliseText } from '../text/normaliseText.ts';
import { withoutMaximum } from './headingMaximum.ts';

/** 'REG. No', 'reg_no' and 'RegNo*' are one heading. A sign alone, as '#', is its own; a maximum is no part of the name. */
export function headingKey(written: string): string {
  const name = withoutMaximum(normaliseText(written)).normalize('NFKD').toLowerCase();
  return name.replace(/[^\p{L}\p{N}]/gu, '') || name.trim();
}

/** 'Course Code:' stands beside what it names, and is no heading. */
export const isLabel = (written: string): boolean => /[:：]\s*$/.test(written);

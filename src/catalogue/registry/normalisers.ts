import type { NormaliserName } from '#rules/normalisers.ts';

export const NORMALISER_MEANINGS = {
  trimmed: 'without blanks at either end, and with a single one between words',
  ungrouped: 'without the blanks, dashes, dots and brackets that divide it into groups',
  rrr: 'as ungrouped, and without its name in front of it',
  email: 'without blanks at either end and without signs that nobody sees',
  capitals: 'as ungrouped, and in capital letters',
} as const satisfies Record<NormaliserName, string>;

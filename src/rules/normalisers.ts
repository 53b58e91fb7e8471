import { normaliseText } from './text/normaliseText.ts';

/** Blanks, dots, brackets and every sort of dash; a number copied from a contact also brings marks that nobody sees. */
const SEPARATORS = /[\s.()\u2212\p{Dash_Punctuation}\p{Format}]/gu;

const ungrouped = (text: string): string => text.replace(SEPARATORS, '');

/** What people type in several ways is judged, stored and compared in one. */
export const NORMALISERS = {
  trimmed: (text: string) => normaliseText(text).trim().replace(/\s+/g, ' '),
  ungrouped,
  capitals: (text: string) => ungrouped(text).toUpperCase(),
} as const satisfies Record<string, (text: string) => string>;

export type NormaliserName = keyof typeof NORMALISERS;

export const isNormaliser = (name: string): name is NormaliserName => Object.hasOwn(NORMALISERS, name);

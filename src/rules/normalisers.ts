import { normaliseText } from './text/normaliseText.ts';

/** Blanks, dots, brackets and every sort of dash; a number copied from a contact also brings marks that nobody sees. */
const SEPARATORS = /[\s.()\u2212\p{Dash_Punctuation}\p{Format}]/gu;

/** What stands in front of a copied number: 'RRR:', 'Tel.:', 'Invoice No:'. */
const LABELS = /^(?:\p{L}*[:#=])+/u;

const ungrouped = (text: string): string => text.replace(SEPARATORS, '').replace(LABELS, '');

/** What people type in several ways is judged, stored and compared in one. */
export const NORMALISERS = {
  trimmed: (text: string) => normaliseText(text).trim().replace(/\s+/g, ' '),
  ungrouped,
  capitals: (text: string) => ungrouped(text).toUpperCase(),
  /** Twelve digits; whoever copies them copies their name too. */
  rrr: (text: string) => ungrouped(text).replace(/^(?:RRR[:#=]*)+/i, ''),
  /** An address has no blanks: those that come with a copied one are at its ends, and others stay a mistake. */
  email: (text: string) =>
    normaliseText(text)
      .replace(/\p{Format}/gu, '')
      .trim(),
} as const satisfies Record<string, (text: string) => string>;

export type NormaliserName = keyof typeof NORMALISERS;

export const isNormaliser = (name: string): name is NormaliserName => Object.hasOwn(NORMALISERS, name);

import type { Correction } from '#contract/students/corrections.ts';

/** 'Surname: Okafor to Okeke; First name: Ada to Adaeze' */
export const changesInWords = (changes: Correction['changes']): string =>
  changes.map(([title, before, after]) => `${title}: ${before} to ${after}`).join('; ');

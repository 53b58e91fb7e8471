import type { JournalKind } from './journalKinds.ts';

/** What takes all of a charge without an RRR of its invoice, in the order in which it is said. */
export const COVERAGES = ['award', 'waiver', 'write-off', 'loan', 'credit', 'teller', 'payment'] as const;
export type Coverage = (typeof COVERAGES)[number];

/** What was paid beyond a charge is credit again, and covers nothing. */
const OF_KIND: Readonly<Partial<Record<JournalKind, Coverage>>> = {
  award: 'award',
  waiver: 'waiver',
  'waiver reversed': 'waiver',
  'debt written off': 'write-off',
  'write-off reversed': 'write-off',
  'student loan': 'loan',
  'credit used': 'credit',
  'manual lodgement': 'teller',
  'lodgement reversed': 'teller',
  payment: 'payment',
  'payment reversed': 'payment',
  overpaid: 'payment',
};

/** Of the journal `j`, as SQL has it; null for one that covers nothing. */
export const COVERAGE_OF_KIND = `case j.kind ${Object.entries(OF_KIND)
  .map(([kind, by]) => `when '${kind}' then '${by}'`)
  .join(' ')} end`;

/** As SQL orders them. */
export const COVERAGE_ORDER = `array[${COVERAGES.map((each) => `'${each}'`).join(', ')}]`;

const WORDS: Readonly<Record<Coverage, string>> = {
  award: 'award',
  waiver: 'waiver',
  'write-off': 'write-off',
  loan: 'student loan',
  credit: 'credit',
  teller: 'bank teller',
  payment: 'payment',
};

/** 'award and credit'; null where money alone paid it, or nothing is known of it. */
export function coveredBy(coverages: readonly string[]): string | null {
  const others = COVERAGES.filter((each) => coverages.includes(each));
  if (others.every((each) => each === 'payment' || each === 'teller')) return null;
  const words = others.map((each) => WORDS[each]);
  return [words.slice(0, -1).join(', '), words.at(-1)!].filter((each) => each !== '').join(' and ');
}

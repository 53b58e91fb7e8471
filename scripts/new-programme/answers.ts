/** What is asked of whoever begins a programme. */
export interface Answers {
  readonly name: string;
  /** The name of its folders. */
  readonly id: string;
  readonly summary: string;
  /** Whole Naira. */
  readonly fee: number;
  /** ISO days. */
  readonly opens: string;
  readonly closes: string;
  /** Where its card leads: to the page on which the invoice is made, straight to the login, or there is none. */
  readonly card: 'invoice' | 'login' | 'none';
  /** The programme that it resembles most. */
  readonly nearest: string;
  /** In the order in which they are asked. */
  readonly sections: readonly string[];
}

export const idOf = (name: string): string => name.toLowerCase().replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '');

const wordsOf = (id: string): string[] => id.split('-');

/** As in modes and pages: `evening_college`. */
export const underscored = (id: string): string => wordsOf(id).join('_');

/** As in path families: `EveningCollege`. */
export const pascal = (id: string): string => wordsOf(id).map(capital).join('');

/** As in charts: `eveningCollege`. */
export const camel = (id: string): string => wordsOf(id).map((word, index) => (index === 0 ? word : capital(word))).join('');

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

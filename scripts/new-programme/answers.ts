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
  /** The target of its card: the invoice's page, the login, or no card at all. */
  readonly card: 'invoice' | 'login' | 'none';
  readonly nearest: string;
  readonly sections: readonly string[];
}

export const idOf = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

const wordsOf = (id: string): string[] => id.split('-');

export const underscored = (id: string): string => wordsOf(id).join('_');

export const pascal = (id: string): string => wordsOf(id).map(capital).join('');

export const camel = (id: string): string =>
  wordsOf(id)
    .map((word, index) => (index === 0 ? word : capital(word)))
    .join('');

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

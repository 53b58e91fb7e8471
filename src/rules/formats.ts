/**
 * The formats that a declaration may name. Each takes a filled-in text; empty is the business of `required`.
 * Names and phones are the specification's shared validators.
 */
export const FORMATS = {
  /** At least two letters, spaces, apostrophes or hyphens, with no space at either end. */
  'person-name': (text: string) => /^\p{L}[\p{L} '’-]*[\p{L}'’-]$/u.test(text),
  /** A first and a last name. */
  'full-name': (text: string) => text.trim().split(/\s+/).length >= 2,
  /** The same with a title, of letters, dots, apostrophes and hyphens alone: Prof. Musa Bello. */
  'titled-name': (text: string) => /^[\p{L}\p{M}.'’-]+( [\p{L}\p{M}.'’-]+)+$/u.test(text.trim()),
  /** +234 or 0, and ten digits. */
  phone: (text: string) => /^(\+234|0)\d{10}$/.test(text),
  /** As HTML's own email field, and a dot in the domain. */
  email: (text: string) => /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)+$/i.test(text),
  /** A day that exists, YYYY-MM-DD. */
  date: (text: string) => /^\d{4}-\d\d-\d\d$/.test(text) && isRealDay(text),
  uuid: (text: string) => /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(text),
  digits: (text: string) => /^\d+$/.test(text),
  /** Letters, digits and spaces. */
  alphanumeric: (text: string) => /^[a-z\d ]+$/i.test(text),
  'letters-and-spaces': (text: string) => /^[a-z ]+$/i.test(text),
  /** Older eight digits, newer twelve beginning with the year; then two letters. */
  'jamb-number': (text: string) => /^(\d{8}|(19|20)\d{10})[A-Z]{2}$/i.test(text),
  nin: (text: string) => /^\d{11}$/.test(text),
  /** A grade point, at most 5 with up to two decimals. */
  'grade-point': (text: string) => /^([0-4](\.\d{1,2})?|5(\.0{1,2})?)$/.test(text),
} as const satisfies Record<string, (text: string) => boolean>;

function isRealDay(text: string): boolean {
  const day = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
}

/** How an answer of a format is kept, where people write one thing in several ways. */
export const NORMALISERS: Readonly<Partial<Record<string, (text: string) => string>>> = {
  'jamb-number': (text) => text.replace(/\s/g, '').toUpperCase(),
} satisfies Partial<Record<keyof typeof FORMATS, (text: string) => string>>;

export type FormatName = keyof typeof FORMATS;

export const isFormat = (name: string): name is FormatName => Object.hasOwn(FORMATS, name);

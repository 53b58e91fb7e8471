/** A letter may carry marks that Unicode has no single sign for: ọ̀. */
const LETTER = '\\p{L}\\p{M}*';

/** An initial has its dot: 'Peter O.' */
const PERSON_NAME = new RegExp(`^${LETTER}(?:${LETTER}|[ .'’-])*(?:${LETTER}|[.'’-])$`, 'u');
const LETTERS_AND_SPACES = new RegExp(`^(?:${LETTER}| )+$`, 'u');

/**
 * Mobile phones have ten digits after the 0, and so have landlines since their numbers begin with 02. The older ones have seven or
 * eight, and none of them begins as a mobile phone's: such a number lacks digits.
 */
const NIGERIAN_PHONE = /^(?:\+234|00234|0)(?:\d{10}|(?![789][01])[1-9]\d{6,7})$/;

/** ITU-T E.164 allows 15 digits with the country code. Callers write 00 for the + too. */
const FOREIGN_PHONE = /^(?:\+|00)(?!234)[1-9]\d{6,14}$/;

/** Empty texts are the business of `required`. Names and phones are the specification's validators. */
export const FORMATS = {
  'person-name': (text: string) => PERSON_NAME.test(text),
  /** 'TANKO,Ladi' has two, as lists write surnames. */
  'full-name': (text: string) => (text.match(/[^\s,;]+/g) ?? []).length >= 2,
  'titled-name': (text: string) => /^[\p{L}\p{M}.'’-]+( [\p{L}\p{M}.'’-]+)+$/u.test(text.trim()),
  phone: (text: string) => /^(\+234|0)\d{10}$/.test(text),
  'any-phone': (text: string) => NIGERIAN_PHONE.test(text) || FOREIGN_PHONE.test(text),
  /** As the email field of HTML, and with a dot in the domain. */
  email: (text: string) =>
    /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)+$/i.test(text),
  date: (text: string) => /^\d{4}-\d\d-\d\d$/.test(text) && isRealDay(text),
  uuid: (text: string) => /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(text),
  digits: (text: string) => /^\d+$/.test(text),
  alphanumeric: (text: string) => /^[a-z\d ]+$/i.test(text),
  'letters-and-spaces': (text: string) => LETTERS_AND_SPACES.test(text),
  /** Older numbers have eight digits; newer ones have twelve, which begin with the year. */
  'jamb-number': (text: string) => /^(\d{8}|(19|20)\d{10})[A-Z]{2}$/i.test(text),
  nin: (text: string) => /^\d{11}$/.test(text),
  'grade-point': (text: string) => /^([0-4](\.\d{1,2})?|5(\.0{1,2})?)$/.test(text),
} as const satisfies Record<string, (text: string) => boolean>;

function isRealDay(text: string): boolean {
  const day = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
}

export type FormatName = keyof typeof FORMATS;

export const isFormat = (name: string): name is FormatName => Object.hasOwn(FORMATS, name);

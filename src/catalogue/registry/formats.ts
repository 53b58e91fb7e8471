import type { FormatName } from '#rules/formats.ts';

export const FORMAT_MEANINGS = {
  'person-name': 'a name: at least two characters, and no space at either end',
  'full-name': 'a first and a last name',
  'titled-name': 'a first and a last name, perhaps with a title, in letters, dots, apostrophes and hyphens',
  phone: 'a phone number: 0 or +234, then ten digits',
  'any-phone':
    'a phone number of any country, begun with + and the country code; or a Nigerian one, of a mobile phone or a landline',
  email: 'an email address',
  date: 'a day that exists',
  uuid: "the number of one of the application's files",
  digits: 'digits only',
  alphanumeric: 'letters, digits and spaces',
  'letters-and-spaces': 'letters and spaces',
  'jamb-number': 'a JAMB number: eight or twelve digits, then two letters',
  nin: 'a NIN: 11 digits',
  'grade-point': 'a grade point: at most 5, with up to two decimals',
} as const satisfies Record<FormatName, string>;

export const WIDGETS = {
  text: { types: ['string'], meaning: 'one line of text' },
  textarea: { types: ['string'], meaning: 'several lines of text' },
  phone: { types: ['string'], meaning: 'a phone number, with the telephone keyboard' },
  email: { types: ['string'], meaning: 'an e-mail address, with its keyboard' },
  number: { types: ['integer', 'number'], meaning: 'a number, with the keyboard of digits' },
  date: { types: ['string'], meaning: 'a day' },
  select: { types: ['integer', 'string'], meaning: 'one of a list' },
  choice: { types: ['string'], meaning: 'one of a few, all in sight' },
  passport: { types: ['string'], meaning: 'a passport photograph, taken or chosen, shrunk and sent' },
  rows: { types: ['array'], meaning: 'rows that the applicant adds, each folded into a card' },
  file: { types: ['string'], meaning: 'a file from the device: a certificate, sent in parts that survive a bad line' },
  'o-level-sittings': { types: ['array'], meaning: 'one or two sittings, each with its rows of subject and grade' },
} as const satisfies Record<string, { types: readonly string[]; meaning: string }>;

export type WidgetName = keyof typeof WIDGETS;

interface Known {
  readonly types: readonly string[];
  readonly meaning: string;
}

export const WIDGETS = {
  text: { types: ['string'], meaning: 'one line of text' },
  textarea: { types: ['string'], meaning: 'several lines of text' },
  phone: { types: ['string'], meaning: 'a phone number, with the telephone keyboard' },
  email: { types: ['string'], meaning: 'an email address, with its keyboard' },
  number: { types: ['integer', 'number'], meaning: 'a number, with the keyboard of digits' },
  date: { types: ['string'], meaning: 'a day' },
  select: { types: ['integer', 'string'], meaning: 'one of a list' },
  choice: { types: ['string'], meaning: 'one of a few, all in sight' },
  passport: { types: ['string'], meaning: 'a passport photograph, taken or chosen, shrunk and sent' },
  rows: { types: ['array'], meaning: 'rows that the applicant adds, each folded into a card' },
  file: { types: ['string'], meaning: 'a file from the device: a certificate, sent in parts that survive a bad line' },
  'o-level-sittings': { types: ['array'], meaning: 'one or two sittings, each with its rows of subject and grade' },
} as const satisfies Record<string, Known>;

export type WidgetName = keyof typeof WIDGETS;

/** Few forms have one of these: they are loaded with the first that does. */
export const FURTHER_WIDGETS = {
  'check-boxes': { types: ['array'], meaning: 'several of a few, each with a box to tick' },
  tick: { types: ['boolean'], meaning: 'one box to tick, beside a text' },
  scale: { types: ['object'], meaning: 'a table of questions that all have the same answers' },
  calculated: { types: ['number', 'integer', 'string'], meaning: 'what is calculated from other answers, to be read' },
  'own-list': { types: ['integer', 'string'], meaning: "one of a list of the programme's own" },
  places: { types: ['string'], meaning: 'one of a few, each with so many places, which are counted' },
  signature: { types: ['string'], meaning: 'a name that is typed as a signature' },
} as const satisfies Record<string, Known>;

export type FurtherWidgetName = keyof typeof FURTHER_WIDGETS;

/** Signed-in pages alone draw these, so that no applicant loads them. Their `date` is typed as dd/mm/yyyy whatever the browser. */
export const SIGNED_IN_WIDGETS = {
  money: { types: ['integer'], meaning: 'an amount, typed in naira; the answer is in kobo' },
  checkbox: { types: ['boolean'], meaning: 'a box to tick' },
  'rich-text': { types: ['string'], meaning: 'a text with bold words, lists and links; the answer is HTML' },
  person: { types: ['string'], meaning: 'a member of staff, found by name; the answer is the user name' },
  student: { types: ['string'], meaning: "a student, found by any number or name; the answer is the record's id" },
  claims: { types: ['array'], meaning: 'what may be done, claim by claim' },
} as const satisfies Record<string, Known>;

export type SignedInWidgetName = keyof typeof SIGNED_IN_WIDGETS;

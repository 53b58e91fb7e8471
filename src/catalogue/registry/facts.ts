import type { FactName } from '../prefill.ts';
import type { FieldSchema } from '../vocabulary.ts';
import type { LookupName } from './lookups.ts';

export const APPLICANT_FACTS = {
  lastname: 'the surname on the invoice',
  firstname: 'the first name on the invoice',
  middlename: 'the middle name on the invoice',
  email: 'the email address on the invoice',
  mobileNumber: 'the phone number on the invoice',
  startedOn: 'the day on which the application was begun',
  jambNumber: 'the JAMB registration number',
  genderId: 'the sex on the JAMB list',
  facultyId: 'the faculty of the course on the JAMB list',
  departmentId: 'the department of the course on the JAMB list',
  utmeScore: 'the UTME score on the JAMB list, of 400',
  utmeSubject1Id: 'the first UTME subject on the JAMB list',
  utmeSubject1Score: 'its score',
  utmeSubject2Id: 'the second UTME subject on the JAMB list',
  utmeSubject2Score: 'its score',
  utmeSubject3Id: 'the third UTME subject on the JAMB list',
  utmeSubject3Score: 'its score',
  utmeSubject4Id: 'the fourth UTME subject on the JAMB list',
  utmeSubject4Score: 'its score',
  putmeScore: 'the Post UTME score of the session; 0 for one who did not sit it',
  aggregateScore: 'the aggregate score of the session; 0 until there is one',
} as const satisfies Record<FactName, string>;

/** Conditions and rules name these as `application/...`. */
export const CONDITION_FACTS = {
  ...APPLICANT_FACTS,
  programme: 'the programme, by the name of its folder',
} as const satisfies Record<string, string>;

const TEXT = { type: 'string' } as const;
const WHOLE_NUMBER = { type: 'integer' } as const;
const chosenFrom = (lookup: LookupName) => ({ ...WHOLE_NUMBER, lookup });

/** What each is, for conditions and rules that compare it. A slip shows it by the name in its list, or as a day. */
export const FACT_FIELDS: Readonly<Partial<Record<string, FieldSchema>>> = {
  lastname: TEXT,
  firstname: TEXT,
  middlename: TEXT,
  email: TEXT,
  mobileNumber: TEXT,
  startedOn: { ...TEXT, format: 'date' },
  jambNumber: TEXT,
  genderId: chosenFrom('genders'),
  facultyId: chosenFrom('faculties'),
  departmentId: chosenFrom('all-departments'),
  utmeScore: WHOLE_NUMBER,
  utmeSubject1Id: chosenFrom('utme-subjects'),
  utmeSubject1Score: WHOLE_NUMBER,
  utmeSubject2Id: chosenFrom('utme-subjects'),
  utmeSubject2Score: WHOLE_NUMBER,
  utmeSubject3Id: chosenFrom('utme-subjects'),
  utmeSubject3Score: WHOLE_NUMBER,
  utmeSubject4Id: chosenFrom('utme-subjects'),
  utmeSubject4Score: WHOLE_NUMBER,
  putmeScore: WHOLE_NUMBER,
  aggregateScore: WHOLE_NUMBER,
  programme: TEXT,
} satisfies Record<keyof typeof CONDITION_FACTS, FieldSchema>;

/** A slip names these as `application/...`. */
export const APPLICATION_FACTS = {
  ...APPLICANT_FACTS,
  applicationNumber: 'the application number',
  rrr: 'the payment reference it was opened with',
  session: 'the session applied for, 2026/2027',
  programmeType: "the programme's kind; none until the college sets one",
  screeningDay: 'the day of the Post UTME screening; none until the college sets one',
  screeningVenue: 'its place; none until the college sets one',
} as const satisfies Record<string, string>;

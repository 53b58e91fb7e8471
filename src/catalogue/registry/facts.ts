import type { FactName } from '../prefill.ts';

/** What the invoice says of the applicant: the names that `prefilledFrom` may use. */
export const APPLICANT_FACTS = {
  lastname: 'the surname on the invoice',
  firstname: 'the first name on the invoice',
  middlename: 'the middle name on the invoice',
  email: 'the e-mail address on the invoice',
  mobileNumber: 'the phone number on the invoice',
} as const satisfies Record<FactName, string>;

/** What is known of an application beside its answers: `application/...` on a slip. */
export const APPLICATION_FACTS = {
  ...APPLICANT_FACTS,
  applicationNumber: 'the application number',
  rrr: 'the payment reference it was opened with',
  session: 'the session applied for, 2026/2027',
  programmeType: "the programme's kind; none until the college sets one",
} as const satisfies Record<string, string>;

export const EVENTS = {
  FOUND: 'an invoice for this phone number exists',
  NOT_FOUND: 'there is none yet',
  GENERATED: 'an invoice was made',
  PAID: 'the invoice is paid',
  HAS_RRR: 'the applicant comes with a payment reference',
  VERIFIED: 'the login succeeded',
  SAVED: "the section's answers were saved",
  PREVIOUS: 'the applicant goes one section back',
  SUBMITTED: 'the applicant has checked all answers and submits them',
} as const satisfies Record<string, string>;

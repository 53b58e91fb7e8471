import type { Routes } from '../programme.ts';

/** What the college does, beside keeping it, when a section has been saved. */
interface FollowUp {
  /** The answers of the section that it goes by, by their path in it. */
  readonly reads: readonly string[];
  /** The answers that it needs of the form it puts before somebody else. */
  readonly asks: readonly string[];
  /** The page on which that form is answered: one of the programme's routes. */
  readonly page: keyof Routes;
  readonly meaning: string;
}

export const FOLLOW_UPS = {
  'ask-referees': {
    reads: ['referees/fullname', 'referees/email'],
    asks: ['willRefer'],
    page: 'refereeForm',
    meaning: 'each referee is asked by e-mail, with a pass code, to answer the form; who answers "No" to willRefer declines',
  },
} as const satisfies Record<string, FollowUp>;

export type FollowUpName = keyof typeof FOLLOW_UPS;

/** What may be done about referees: the last word of each address, in the path family of the section that names them. */
export const REFEREE_ADDRESSES = {
  list: { method: 'GET', action: 'referees' },
  correct: { method: 'PUT', action: 'referee-email' },
  resend: { method: 'POST', action: 'resend-referee-mail' },
  open: { method: 'POST', action: 'open-referee-form' },
  submit: { method: 'POST', action: 'submit-referee-form' },
} as const;

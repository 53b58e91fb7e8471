import type { Routes } from '../programme.ts';

interface FollowUp {
  /** Paths, within its own section, of the answers that it reads. */
  readonly reads: readonly string[];
  /** Paths of the answers that it needs in the form that somebody else answers. */
  readonly asks: readonly string[];
  readonly page: keyof Routes;
  readonly meaning: string;
}

export const FOLLOW_UPS = {
  'ask-referees': {
    reads: ['referees/fullname', 'referees/email'],
    asks: ['willRefer'],
    page: 'refereeForm',
    meaning:
      'each referee is asked by email, with a pass code, to answer the form; who answers "No" to willRefer declines',
  },
} as const satisfies Record<string, FollowUp>;

export type FollowUpName = keyof typeof FOLLOW_UPS;

/** `action` is the last word of an address, in the path family of the section that names the referees. */
export const REFEREE_ADDRESSES = {
  list: { method: 'GET', action: 'referees' },
  correct: { method: 'PUT', action: 'referee-email' },
  resend: { method: 'POST', action: 'resend-referee-mail' },
  open: { method: 'POST', action: 'open-referee-form' },
  renew: { method: 'POST', action: 'renew-referee-pass-code' },
  submit: { method: 'POST', action: 'submit-referee-form' },
} as const;

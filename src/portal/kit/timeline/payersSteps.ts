import type { Step } from '#contract/finance/payment-timeline.ts';

/** What happened to a payment, to whoever pays it. */
export const STEP_TITLES: Readonly<Record<Step['kind'], string>> = {
  invoiced: 'Invoice created',
  generated: 'RRR created',
  told: 'We were told of a payment',
  checked: 'We asked Remita: nothing received yet',
  credited: 'Your payment was received',
  receipted: 'Receipt issued',
  deactivated: 'The RRR was deactivated',
  voided: 'The invoice was withdrawn',
  'taken-as-credit': 'Your payment became credit',
  'paid-by-credit': 'Your credit paid it',
  covered: 'Nothing is left to pay',
  'case-opened': 'The bursary was asked to look at it',
  'case-settled': 'The bursary settled it',
  reversed: 'Remita reversed your payment',
};

export const STEP_SOURCES: Readonly<Record<Step['source'], string>> = {
  provider: 'Remita',
  payer: 'on this portal',
  bursary: 'the bursary',
  college: 'the college',
};

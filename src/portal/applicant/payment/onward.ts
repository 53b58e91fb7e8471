import type { Invoice } from '#contract/finance/invoices.ts';
import type { ProgrammeSummary } from '#catalogue/programme.ts';
import { isWhole } from './useInvoice.ts';

export interface Onward {
  readonly label: string;
  readonly to: string;
  readonly state: unknown;
  /** Shown below 'Your payment has been received'. */
  readonly words: string;
  /** The same step in a sentence; absent where nothing has to be done. */
  readonly next?: string;
}

const RECEIPT = 'Your receipt is below. Print it, or find it again at any time.';

export function onwardOf(
  { kind, rrr, regNumber, jambNumber, applicationTypeId }: Invoice,
  programmes: readonly ProgrammeSummary[],
): Onward | undefined {
  const key = isWhole(rrr) ? rrr : undefined;
  if (kind === 'admission-status')
    return {
      label: 'See the admission status',
      to: '/admission_status_reciepts#paid',
      state: { check: { RegNumber: regNumber, rrr: key } },
      words: 'You can now see the admission status, today and as often as you like.',
      next: 'see the admission status',
    };
  if (kind === 'transcript')
    return {
      label: 'Follow your request',
      to: '/sundry/transcript#follow',
      state: { reference: key },
      words: 'The college now prepares your transcript. Follow it with the same RRR.',
      next: 'follow your request',
    };
  if (kind === 'late-registration')
    return {
      label: 'Go on to course registration',
      to: '/course_registration',
      state: null,
      words: 'You can now register your courses. Your receipt is below.',
      next: 'register your courses',
    };
  if (kind === 'fee') return { label: 'Payment history', to: '/sundry/payment_history', state: null, words: RECEIPT };
  const programme = programmes.find((each) => each.applicationTypeId === applicationTypeId);
  if (!programme?.hasForm) return undefined;
  const words = programme.routes.application
    ? {
        label: 'Fill in your application form',
        words: 'Your application starts with the form. Your receipt is below.',
        next: 'fill in your application form',
      }
    : { label: 'Continue to your slip', words: 'You can now print your slip.', next: 'print your slip' };
  return {
    ...words,
    to: programme.routes.login,
    state: { regNumber: jambNumber, ...(key && { rrr: key, phoneOrRrr: key }) },
  };
}

import type { Step } from '#contract/paymentTimeline.ts';
import type { KnownStep } from '#contract/reconciliation.ts';

/** Each step as the bursary reads it. */
export const STEP_WORDS: Readonly<Record<Step['kind'], { readonly title: string; readonly look?: 'success' | 'warning' }>> = {
  'invoiced': { title: 'Invoice made' },
  'generated': { title: 'RRR generated' },
  'told': { title: 'Told of a payment' },
  'checked': { title: 'Asked, not paid' },
  'credited': { title: 'Credited', look: 'success' },
  'receipted': { title: 'Receipt given', look: 'success' },
  'deactivated': { title: 'RRR deactivated', look: 'warning' },
  'case-opened': { title: 'Case opened', look: 'warning' },
  'case-settled': { title: 'Case settled', look: 'success' },
};

const JOBS: Readonly<Record<string, string>> = {
  'system:remita-notification': "after Remita's notification", 'system:ask-open-rrrs': 'by the regular question', 'system:reconcile-payments': 'by the reconciliation', 'system:price': 'since the price changed',
};

/** Who says so, or had it done. */
export function stepSource({ source, by }: Pick<KnownStep, 'source' | 'by'>): string {
  if (source === 'provider') return 'Remita';
  if (source === 'payer') return 'the payer';
  if (source === 'bursary') return by;
  return JOBS[by] ?? 'the college';
}

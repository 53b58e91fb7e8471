import type { Step } from '#contract/finance/payment-timeline.ts';
import type { KnownStep } from '#contract/finance/reconciliation.ts';

export const STEP_TITLES: Readonly<Record<Step['kind'], string>> = {
  invoiced: 'Invoice made',
  generated: 'RRR generated',
  told: 'Remita reported a payment',
  checked: 'Checked, not paid',
  credited: 'Credited',
  receipted: 'Receipt given',
  deactivated: 'RRR deactivated',
  voided: 'Invoice voided',
  'taken-as-credit': 'Taken as credit',
  'paid-by-credit': 'Paid by credit',
  covered: 'Nothing left to pay',
  'case-opened': 'Case opened',
  'case-settled': 'Case settled',
  reversed: 'Reversed by Remita',
};

const JOBS: Readonly<Record<string, string>> = {
  'system:remita-notification': "after Remita's notification",
  'system:ask-open-rrrs': 'by the regular question',
  'system:reconcile-payments': 'by the reconciliation',
  'system:price': 'since the price changed',
};

export function stepSource({ source, by }: Pick<KnownStep, 'source' | 'by'>): string {
  if (source === 'provider') return 'Remita';
  if (source === 'payer') return 'the payer';
  if (source === 'bursary') return by;
  return JOBS[by] ?? 'the college';
}

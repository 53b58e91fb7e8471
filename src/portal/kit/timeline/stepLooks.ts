import type { Step } from '#contract/finance/payment-timeline.ts';
import type { Moment } from './Timeline.tsx';

export const STEP_LOOKS: Readonly<Partial<Record<Step['kind'], Moment['look']>>> = {
  credited: 'success',
  receipted: 'success',
  deactivated: 'warning',
  voided: 'warning',
  'taken-as-credit': 'success',
  'paid-by-credit': 'success',
  covered: 'success',
  'case-opened': 'warning',
  'case-settled': 'success',
  reversed: 'warning',
};

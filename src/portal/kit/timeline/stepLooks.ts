import type { Step } from '#contract/finance/payment-timeline.ts';
import type { Moment } from './Timeline.tsx';

/** How each step of a payment stands in its timeline; who reads it decides the words. */
export const STEP_LOOKS: Readonly<Partial<Record<Step['kind'], Moment['look']>>> = {
  'credited': 'success', 'receipted': 'success', 'deactivated': 'warning', 'case-opened': 'warning', 'case-settled': 'success',
};

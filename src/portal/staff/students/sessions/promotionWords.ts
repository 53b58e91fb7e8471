import type { PromotionRecord } from '#contract/students/promotions.ts';

export const STATES: Readonly<Record<PromotionRecord['state'], string>> = {
  trial: 'Trial',
  committing: 'Under way',
  committed: 'Committed',
  'taking back': 'Being taken back',
  'taken back': 'Taken back',
};

const OUTCOMES: Readonly<Record<PromotionRecord['groups'][number]['outcome'], string>> = {
  moves: 'Moves up',
  final: 'Moves into the final year',
  repeats: 'Final year again',
  stays: 'Stays',
};

export const outcomeOf = ({ outcome }: Pick<PromotionRecord['groups'][number], 'outcome'>): string => OUTCOMES[outcome];

import type { Run } from '#contract/admissions/selection.ts';
import type { StatusLook } from '../../../kit/StatusTag.tsx';

export const RUN_STATES: Readonly<Record<Run['state'], { readonly name: string; readonly look: StatusLook }>> = {
  trial: { name: 'Trial', look: 'unapproved' },
  committed: { name: 'Committed', look: 'success' },
  undone: { name: 'Taken back', look: 'fail' },
};

import type { Clearance } from '#contract/admissions/clearance.ts';
import type { StatusLook } from '../../../kit/StatusTag.tsx';

export const STATUS: Readonly<
  Record<Clearance['items'][number]['status'], readonly [look: StatusLook, words: string]>
> = {
  missing: ['notsubmitted', 'Missing'],
  waiting: ['warning', 'To look at'],
  cleared: ['success', 'Cleared'],
  queried: ['unapproved', 'Queried'],
  refused: ['fail', 'Not accepted'],
};

import type { Standing } from '#contract/academics/registration.ts';
import type { StatusLook } from '../../../kit/StatusTag.tsx';

type Shown = readonly [look: StatusLook, words: string];

export const STATES: Readonly<Record<Standing['state'], Shown>> = {
  draft: ['notsubmitted', 'Not submitted'],
  submitted: ['warning', 'Waiting'],
  returned: ['fail', 'Returned'],
  approved: ['success', 'Approved'],
};

export const LINE_STATES: Readonly<Record<Standing['lines'][number]['state'], Shown>> = {
  registered: ['warning', 'Waiting'],
  approved: ['success', 'Approved'],
  returned: ['fail', 'Returned'],
  dropped: ['notsubmitted', 'Dropped'],
};

export const KINDS: Readonly<Record<Standing['lines'][number]['kind'], string>> = {
  'carry-over': 'Carry-over',
  core: 'Core',
  required: 'Required',
  repeat: 'Repeated',
  elective: 'Elective',
  borrowed: 'Borrowed',
};

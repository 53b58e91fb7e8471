import type { Semester, Standing } from '#contract/academics/registration.ts';
import type { StatusLook } from '../../../kit/StatusTag.tsx';

type Shown = readonly [look: StatusLook, words: string];

/** The specification's tags. */
export const STATES: Readonly<Record<NonNullable<Semester['state']>, Shown>> = {
  draft: ['notsubmitted', 'Not submitted'],
  submitted: ['unapproved', 'Waiting for approval'],
  returned: ['fail', 'Returned'],
  approved: ['success', 'Approved'],
};

export const LINE_STATES: Readonly<Record<Standing['lines'][number]['state'], Shown>> = {
  registered: ['unapproved', 'Waiting'],
  approved: ['success', 'Approved'],
  returned: ['fail', 'Returned'],
  dropped: ['notsubmitted', 'Dropped'],
};

export const KINDS: Readonly<Record<Standing['lines'][number]['kind'], string>> = {
  'carry-over': 'To be taken again',
  core: 'Core',
  required: 'Required',
  repeat: 'Repeated',
  elective: 'Elective',
  borrowed: 'Borrowed',
};

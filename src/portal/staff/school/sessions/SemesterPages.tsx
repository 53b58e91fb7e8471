import list from '#lists/school/semesters.json' with { type: 'json' };
import { SCHOOL } from '#contract/school/pages.ts';
import type { semesters } from '#contract/school/sessions.ts';
import { ResourcePages } from '../../../kit/resource/ResourcePages.tsx';
import type { ScreensOf } from '../../../kit/resource/screens.ts';

const SCREENS: ScreensOf<typeof semesters.list> = {
  one: 'semester',
  declared: list,
  at: SCHOOL.semesters.to,
  path: '/Session/semesters',
  crumbs: [SCHOOL.sessions],
  forms: { create: 'school-name', correct: 'school-name' },
  switchedOff: 'The semester can no longer be chosen. What was registered in it stays.',
};

export const SemesterPages = () => <ResourcePages screens={SCREENS} />;

import list from '#lists/admissions/requirements.json' with { type: 'json' };
import { ADMISSIONS } from '#contract/admissions/pages.ts';
import type { requirements } from '#contract/admissions/requirements.ts';
import { ResourcePages } from '../../../kit/resource/ResourcePages.tsx';
import type { ScreensOf } from '../../../kit/resource/screens.ts';

const SCREENS: ScreensOf<typeof requirements.list> = {
  one: 'requirement',
  declared: list,
  at: ADMISSIONS.requirements.to,
  path: '/AdmissionList/requirements',
  crumbs: [ADMISSIONS.admissionBoard],
  nameOf: ({ programme, mode }) => `${programme}, ${mode}`,
  forms: { create: 'programme-requirement', correct: 'requirement-details' },
  uploads: true,
  switchedOff: 'Selections judge nobody by it any more. What was judged before stays as it is.',
};

export const RequirementPages = () => <ResourcePages screens={SCREENS} />;

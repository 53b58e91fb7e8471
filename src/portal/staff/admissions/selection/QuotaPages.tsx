import list from '#lists/admissions/quotas.json' with { type: 'json' };
import { ADMISSIONS } from '#contract/admissions/pages.ts';
import type { quotas } from '#contract/admissions/quotas.ts';
import { ResourcePages } from '../../../kit/resource/ResourcePages.tsx';
import type { ScreensOf } from '../../../kit/resource/screens.ts';

const SCREENS: ScreensOf<typeof quotas.list> = {
  one: 'quota',
  declared: list,
  at: ADMISSIONS.quotas.to,
  path: '/AdmissionList/quotas',
  crumbs: [ADMISSIONS.admissionBoard],
  forms: { create: 'quota', correct: 'quota-seats' },
  switchedOff: 'The department takes no part in a selection any more. Who has a place keeps it.',
};

export const QuotaPages = () => <ResourcePages screens={SCREENS} />;

import list from '#lists/finance/fee-categories.json' with { type: 'json' };
import type { feeCategories } from '#contract/finance/fee-setup.ts';
import { FINANCE } from '#contract/finance/pages.ts';
import { ResourcePages } from '../../../kit/resource/ResourcePages.tsx';
import type { ScreensOf } from '../../../kit/resource/screens.ts';

const SCREENS: ScreensOf<typeof feeCategories.list> = {
  one: 'category of fees',
  declared: list,
  at: FINANCE.feeCategories.to,
  path: '/Bursary/fee-categories',
  crumbs: [FINANCE.fees],
  forms: { create: 'school-name', correct: 'school-name' },
  switchedOff:
    'The fees of this category are no longer offered to the public. Students’ fees stay as they are assigned.',
};

export const FeeCategoryPages = () => <ResourcePages screens={SCREENS} />;

import list from '#lists/finance/fee-types.json' with { type: 'json' };
import type { feeTypes } from '#contract/finance/fee-setup.ts';
import { FINANCE } from '#contract/finance/pages.ts';
import { ResourcePages } from '../../../kit/resource/ResourcePages.tsx';
import type { ScreensOf } from '../../../kit/resource/screens.ts';

const SCREENS: ScreensOf<typeof feeTypes.list> = {
  one: 'type of fees',
  declared: list,
  at: FINANCE.feeTypes.to,
  path: '/Bursary/fee-types',
  crumbs: [FINANCE.fees],
  forms: { create: 'fee-type', correct: 'fee-type' },
  switchedOff: 'The fees of this type are no longer offered to the public. Students’ fees stay as they are assigned.',
};

export const FeeTypePages = () => <ResourcePages screens={SCREENS} />;

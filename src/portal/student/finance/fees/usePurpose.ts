import { useLocation } from 'react-router-dom';
import { FEE_STEPS, OWN_FINANCE } from '#contract/finance/pages.ts';
import type { FeePurpose } from '#contract/finance/student-fees.ts';

const TITLES: Readonly<Record<FeePurpose, string>> = {
  school: OWN_FINANCE.school.name,
  acceptance: OWN_FINANCE.acceptance.name,
  'change-of-degree': OWN_FINANCE.degree.name,
  sundry: OWN_FINANCE.sundry.name,
  development: OWN_FINANCE.development.name,
};

/** Where the first part of `initiate-payment` differs from the purpose's name. */
const INITIATE = {
  school: '/Payment/schoolfees/initiate-payment',
  acceptance: '/Payment/acceptance/initiate-payment',
  'change-of-degree': '/Payment/change-of-degree/initiate-payment',
  sundry: '/Payment/sundry/initiate-payment',
  development: '/Payment/development/initiate-payment',
} as const satisfies Record<FeePurpose, string>;

/** What the page at hand is for, by its address. */
export function usePurpose() {
  const { pathname } = useLocation();
  const purposes = Object.keys(FEE_STEPS) as FeePurpose[];
  const purpose = purposes.find((each) => pathname.startsWith(FEE_STEPS[each].home)) ?? 'school';
  return { purpose, title: TITLES[purpose], steps: FEE_STEPS[purpose], initiate: INITIATE[purpose] };
}

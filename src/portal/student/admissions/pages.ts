import { OWN_ADMISSIONS } from '#contract/admissions/pages.ts';
import { wingPages } from '../../core/wingPages.ts';

export const ownAdmissions = wingPages(OWN_ADMISSIONS, 'student/admissions', {
  admission: ['admission/OwnAdmissionPage', () => import('./admission/OwnAdmissionPage.tsx')],
  clearance: ['clearance/ClearancePage', () => import('./clearance/ClearancePage.tsx')],
});

import { ADMISSIONS } from '#contract/admissions/pages.ts';
import { wingPages } from '../../app/wingPages.ts';

export const admissions = wingPages(ADMISSIONS, 'staff/admissions', {
  deadlines: ['deadlines/DeadlinesPage', () => import('./deadlines/DeadlinesPage.tsx')],
  admissionList: ['admission-list/SearchAdmissionPage', () => import('./admission-list/SearchAdmissionPage.tsx')],
});

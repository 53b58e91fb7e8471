import { ADMISSIONS } from '#contract/admissions/pages.ts';
import { AND_BELOW, wingPages } from '../../app/wingPages.ts';

export const admissions = wingPages(ADMISSIONS, 'staff/admissions', {
  declarations: ['programmes/ProgrammesPage', () => import('./programmes/ProgrammesPage.tsx'), AND_BELOW],
  deadlines: ['deadlines/DeadlinesPage', () => import('./deadlines/DeadlinesPage.tsx')],
  admissionList: ['admission-list/SearchAdmissionPage', () => import('./admission-list/SearchAdmissionPage.tsx')],
});

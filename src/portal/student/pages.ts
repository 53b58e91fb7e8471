import { OWN_STUDENT } from '#contract/students/pages.ts';
import { wingPages } from '../core/wingPages.ts';

export const student = wingPages(OWN_STUDENT, 'student', {
  clearance: ['admissions/clearance/ClearancePage', () => import('./admissions/clearance/ClearancePage.tsx')],
});

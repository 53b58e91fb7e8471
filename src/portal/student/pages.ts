import { OWN_STUDENT } from '#contract/students/pages.ts';
import { wingPages } from '../core/wingPages.ts';

export const student = wingPages(OWN_STUDENT, 'student', {
  clearance: ['admissions/clearance/ClearancePage', () => import('./admissions/clearance/ClearancePage.tsx')],
  siwes: ['students/siwes/SiwesPage', () => import('./students/siwes/SiwesPage.tsx')],
  siwesPreview: ['students/siwes/SiwesPreviewPage', () => import('./students/siwes/SiwesPreviewPage.tsx')],
});

import { OWN_STUDENT } from '#contract/students/pages.ts';
import { wingPages } from '../../core/wingPages.ts';

export const ownStudent = wingPages(OWN_STUDENT, 'student/students', {
  siwes: ['siwes/SiwesPage', () => import('./siwes/SiwesPage.tsx')],
  siwesPreview: ['siwes/SiwesPreviewPage', () => import('./siwes/SiwesPreviewPage.tsx')],
});

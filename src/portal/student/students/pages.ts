import { OWN_STUDENT } from '#contract/students/pages.ts';
import { wingPages } from '../../core/wingPages.ts';

export const ownStudent = wingPages(OWN_STUDENT, 'student/students', {
  siwes: ['siwes/SiwesPage', () => import('./siwes/SiwesPage.tsx')],
  transcript: ['transcript/TranscriptPage', () => import('./transcript/TranscriptPage.tsx')],
  departmentChange: ['department-change/ApplicationPage', () => import('./department-change/ApplicationPage.tsx')],
  departmentChangeDetails: [
    'department-change/ApplicationDetailsPage',
    () => import('./department-change/ApplicationDetailsPage.tsx'),
  ],
  siwesPreview: ['siwes/SiwesPreviewPage', () => import('./siwes/SiwesPreviewPage.tsx')],
});

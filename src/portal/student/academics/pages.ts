import { OWN_ACADEMICS } from '#contract/academics/pages.ts';
import { wingPages } from '../../core/wingPages.ts';

export const ownAcademics = wingPages(OWN_ACADEMICS, 'student/academics', {
  registration: ['registration/RegistrationPage', () => import('./registration/RegistrationPage.tsx')],
  registrationSession: ['registration/SessionPage', () => import('./registration/SessionPage.tsx')],
  register: ['registration/RegisterPage', () => import('./registration/RegisterPage.tsx')],
  registered: ['registration/RegisteredPage', () => import('./registration/RegisteredPage.tsx')],
  courseForm: ['registration/CourseFormPage', () => import('./registration/CourseFormPage.tsx')],
  examinationCard: ['registration/ExaminationCardPage', () => import('./registration/ExaminationCardPage.tsx')],
  lateFee: ['registration/LateFeePage', () => import('./registration/LateFeePage.tsx')],
  results: ['results/ResultsPage', () => import('./results/ResultsPage.tsx')],
  result: ['results/ResultPage', () => import('./results/ResultPage.tsx')],
});

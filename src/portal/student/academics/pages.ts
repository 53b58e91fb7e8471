import { OWN_ACADEMICS } from '#contract/academics/pages.ts';
import { wingPages } from '../../core/wingPages.ts';

export const ownAcademics = wingPages(OWN_ACADEMICS, 'student/academics', {
  results: ['results/ResultsPage', () => import('./results/ResultsPage.tsx')],
  result: ['results/ResultPage', () => import('./results/ResultPage.tsx')],
});

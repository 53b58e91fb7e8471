import { ACADEMICS } from '#contract/academics/pages.ts';
import { AND_BELOW, wingPages } from '../../core/wingPages.ts';

export const academics = wingPages(ACADEMICS, 'staff/academics', {
  myCourses: ['courses/MyCoursesPage', () => import('./courses/MyCoursesPage.tsx')],
  ownSheets: ['results/OwnSheetsPage', () => import('./results/OwnSheetsPage.tsx')],
  scores: ['results/ScoresPage', () => import('./results/ScoresPage.tsx')],
  sheet: ['results/SubmitPage', () => import('./results/SubmitPage.tsx')],
  sheets: ['results/SheetsPage', () => import('./results/SheetsPage.tsx')],
  decideSheet: ['results/DecidePage', () => import('./results/DecidePage.tsx')],
  cbtUpload: ['results/CbtPage', () => import('./results/CbtPage.tsx')],
  classResults: ['results/ClassResultsPage', () => import('./results/ClassResultsPage.tsx')],
  classStudent: ['results/ClassStudentPage', () => import('./results/ClassStudentPage.tsx')],
  courses: ['courses/CoursePages', () => import('./courses/CoursePages.tsx'), AND_BELOW],
  courseAssignments: ['courses/CourseAssignmentPages', () => import('./courses/CourseAssignmentPages.tsx'), AND_BELOW],
  assignCourses: ['courses/AssignCoursesPage', () => import('./courses/AssignCoursesPage.tsx')],
});

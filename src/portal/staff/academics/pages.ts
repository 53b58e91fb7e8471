import { ACADEMICS } from '#contract/academics/pages.ts';
import { AND_BELOW, wingPages } from '../../core/wingPages.ts';

export const academics = wingPages(ACADEMICS, 'staff/academics', {
  myCourses: ['courses/MyCoursesPage', () => import('./courses/MyCoursesPage.tsx')],
  courses: ['courses/CoursePages', () => import('./courses/CoursePages.tsx'), AND_BELOW],
  courseAssignments: ['courses/CourseAssignmentPages', () => import('./courses/CourseAssignmentPages.tsx'), AND_BELOW],
  assignCourses: ['courses/AssignCoursesPage', () => import('./courses/AssignCoursesPage.tsx')],
});

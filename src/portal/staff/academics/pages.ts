import { ACADEMICS } from '#contract/academics/pages.ts';
import { AND_BELOW, wingPages } from '../../core/wingPages.ts';

export const academics = wingPages(ACADEMICS, 'staff/academics', {
  myCourses: ['courses/MyCoursesPage', () => import('./courses/MyCoursesPage.tsx')],
  courses: ['courses/CoursePages', () => import('./courses/CoursePages.tsx'), AND_BELOW],
  courseAssignments: ['courses/CourseAssignmentPages', () => import('./courses/CourseAssignmentPages.tsx'), AND_BELOW],
  offerings: ['offerings/OfferingsPage', () => import('./offerings/OfferingsPage.tsx')],
  unitLoads: ['registration/UnitLoadPages', () => import('./registration/UnitLoadPages.tsx'), AND_BELOW],
  studentLoads: ['registration/StudentLoadsPage', () => import('./registration/StudentLoadsPage.tsx')],
  addDrop: ['registration/AddDropPage', () => import('./registration/AddDropPage.tsx')],
  windows: ['registration/WindowPages', () => import('./registration/WindowPages.tsx'), AND_BELOW],
  studentWindows: ['registration/StudentWindowsPage', () => import('./registration/StudentWindowsPage.tsx')],
  borrowing: ['registration/BorrowingPage', () => import('./registration/BorrowingPage.tsx')],
  myClass: ['registration/ClassesPage', () => import('./registration/ClassesPage.tsx')],
  myClasses: ['registration/ClassesPage', () => import('./registration/ClassesPage.tsx')],
  classStudents: ['registration/ClassStudentsPage', () => import('./registration/ClassStudentsPage.tsx')],
  classList: ['registration/ClassListPage', () => import('./registration/ClassListPage.tsx')],
  approveClass: ['registration/ApprovePage', () => import('./registration/ApprovePage.tsx')],
  approveCourses: ['registration/ApprovePage', () => import('./registration/ApprovePage.tsx')],
  registrationCase: ['registration/CasePage', () => import('./registration/CasePage.tsx')],
  assignCourses: ['courses/AssignCoursesPage', () => import('./courses/AssignCoursesPage.tsx')],
});

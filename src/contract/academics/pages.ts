import { TOP, type StatedPages } from '../kit/page.ts';

export const ACADEMICS = {
  myCourses: { name: 'My courses', to: '/records', claim: 'results', menu: { group: TOP } },
  courses: {
    name: 'Courses',
    to: '/course_management/manage_course',
    claim: 'course-management',
    menu: { group: 'Course management' },
  },
  courseAssignments: {
    name: 'Course assignments',
    to: '/course_management/assign_course',
    claim: 'course-management',
    menu: { group: 'Course management' },
  },
  assignCourses: {
    name: 'Assign courses',
    to: '/user_management/assign_courses',
    claim: 'course-management',
    menu: { group: 'User management' },
  },
} as const satisfies StatedPages;

/** What a student does for themselves. */
export const OWN_ACADEMICS = {
  registration: { name: 'Course registration', to: '/course_registration', claim: 'student', menu: { group: TOP } },
  registrationSession: { name: 'Choose a semester', to: '/course_registration/session', claim: 'student' },
  register: { name: 'Register courses', to: '/course_registration/register', claim: 'student' },
  registered: { name: 'Registered courses', to: '/course_registration/view', claim: 'student' },
} as const satisfies StatedPages;

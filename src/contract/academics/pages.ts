import { TOP, type PageDefinitions } from '../kit/page.ts';

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
} as const satisfies PageDefinitions;

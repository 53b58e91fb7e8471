import { TOP, type PageDefinitions } from '../kit/page.ts';

export const ACADEMICS = {
  myCourses: { name: 'My courses', to: '/records', claim: 'results', menu: { group: TOP } },
  ownSheets: { name: 'Score sheets', to: '/records/index', claim: 'results', menu: { group: TOP } },
  scores: { name: 'Enter scores', to: '/records/view', claim: 'results' },
  sheet: { name: 'Check and submit', to: '/records/results', claim: 'results' },
  sheets: { name: 'Result sheets', to: '/results/classlist', claim: 'results', menu: { group: 'Results' } },
  decideSheet: { name: 'Result sheet', to: '/results/classlist/view', claim: 'results' },
  cbtUpload: {
    name: 'CBT result upload',
    to: '/results/cbt_result_upload',
    claim: 'results',
    menu: { group: 'Results' },
  },
  classResults: { name: 'Class results', to: '/class/results', claim: 'results', menu: { group: 'Results' } },
  classStudent: { name: 'Student results', to: '/class/results/student', claim: 'results' },
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

/** What a student sees of their own. */
export const OWN_ACADEMICS = {
  results: { name: 'Results', to: '/results', claim: 'student', menu: { group: TOP } },
  result: { name: 'Semester result', to: '/results/result', claim: 'student' },
} as const satisfies PageDefinitions;

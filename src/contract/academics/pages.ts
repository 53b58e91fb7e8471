import { TOP, type PageDefinitions, type StudentPages } from '../kit/page.ts';

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
  offerings: {
    name: 'Offerings of a session',
    to: '/course_management/offerings',
    claim: 'course-management',
    menu: { group: 'Course management' },
  },
  unitLoads: {
    name: 'Unit loads',
    to: '/course_management/assign_unit',
    claim: 'course-management',
    menu: { group: 'Course management' },
  },
  studentLoads: {
    name: "Students' own loads",
    to: '/course_management/manage_load',
    claim: 'approve-registration',
    menu: { group: 'Course management' },
  },
  addDrop: {
    name: 'Add or drop courses',
    to: '/course_management/add_drop',
    claim: 'approve-registration',
    menu: { group: 'Course management' },
  },
  windows: {
    name: 'Registration windows',
    to: '/course_management/open_reg',
    claim: 'course-management',
    menu: { group: 'Course management' },
  },
  studentWindows: {
    name: 'Registration of one student',
    to: '/course_management/open_student_reg',
    claim: 'course-management',
    menu: { group: 'Course management' },
  },
  borrowing: {
    name: 'Borrowing permits',
    to: '/course_management/approved_borrowed_reg',
    claim: 'course-management',
    menu: { group: 'Course management' },
  },
  myClass: { name: 'My class', to: '/class', claim: 'results', menu: { group: TOP } },
  myClasses: { name: 'My classes', to: '/class/index', claim: 'results' },
  classStudents: { name: 'Students of my classes', to: '/class/view', claim: 'results' },
  classList: { name: 'Class list', to: '/class/classList', claim: 'results' },
  approveClass: { name: 'Approve the courses of a class', to: '/class/approve_courses', claim: 'approve-registration' },
  approveCourses: {
    name: 'Approve courses',
    to: '/approve_courses',
    claim: 'approve-registration',
    menu: { group: TOP },
  },
  registrationCase: { name: 'Registration', to: '/approve_courses/view', claim: 'approve-registration' },
  assignCourses: {
    name: 'Assign courses',
    to: '/user_management/assign_courses',
    claim: 'course-management',
    menu: { group: 'User management' },
  },
} as const satisfies PageDefinitions;

/** What a student does for themselves. */
export const OWN_ACADEMICS = {
  registration: {
    name: 'Course registration',
    to: '/course_registration',
    audience: 'student',
    claim: 'student',
    menu: { group: TOP },
  },
  registrationSession: {
    name: 'Choose a semester',
    to: '/course_registration/session',
    audience: 'student',
    claim: 'student',
  },
  register: { name: 'Register courses', to: '/course_registration/register', audience: 'student', claim: 'student' },
  registered: { name: 'Registered courses', to: '/course_registration/view', audience: 'student', claim: 'student' },
  courseForm: { name: 'Course form', to: '/course_registration/view/form', audience: 'student', claim: 'student' },
  examinationCard: {
    name: 'Examination card',
    to: '/course_registration/view/card',
    audience: 'student',
    claim: 'student',
  },
  lateFee: {
    name: 'Late registration fee',
    to: '/course_registration/invoice',
    audience: 'student',
    claim: 'student',
  },
  results: { name: 'Results', to: '/results', audience: 'student', claim: 'student', menu: { group: TOP } },
  result: { name: 'Semester result', to: '/results/result', audience: 'student', claim: 'student' },
} as const satisfies StudentPages;

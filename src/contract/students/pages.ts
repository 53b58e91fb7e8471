import { TOP, type PageDefinitions, type StudentPages } from '../kit/page.ts';

export const STUDENTS = {
  search: {
    name: 'Search student',
    to: '/student_management/search_student',
    claim: 'student-management',
    menu: { group: 'Student management' },
  },
  view: {
    name: 'Student',
    to: '/student_management/view',
    under: '/student_management/search_student',
    claim: 'student-management',
  },
  edit: {
    name: 'Correct the record',
    to: '/student_management/view/edit',
    under: '/student_management/search_student',
    claim: 'student-management',
  },
  tags: {
    name: 'Groups of students',
    to: '/student_management/groups',
    claim: 'student-management',
    menu: { group: 'Student management' },
  },
  origins: {
    name: 'States of origin',
    to: '/student_management/states_of_origin',
    claim: 'student-management',
    menu: { group: 'Student management' },
  },
  corrections: {
    name: 'Correction requests',
    to: '/student_management/corrections',
    claim: 'student-management',
    menu: { group: 'Student management' },
  },
  correction: { name: 'Correction', to: '/student_management/corrections/correction', claim: 'student-management' },
  matricNumbers: {
    name: 'Matric numbers',
    to: '/student_management/matric_numbers',
    claim: 'student-management',
    menu: { group: 'Student management' },
  },
  sessionManager: {
    name: 'Session manager',
    to: '/student_management/session_manager',
    claim: 'student-management',
    menu: { group: 'Student management' },
  },
  departmentChanges: {
    name: 'Changes of department',
    to: '/student_management/change_of_department',
    claim: 'staff',
    menu: { group: 'Student management' },
  },
  departmentChange: {
    name: 'Change of department',
    to: '/student_management/change_of_department/application',
    claim: 'staff',
  },
  siwesForms: { name: 'SIWES forms', to: '/class/siwes', claim: 'siwes', menu: { group: 'Student management' } },
  siwesForm: { name: 'SIWES form', to: '/class/siwes/form', claim: 'siwes' },
  promotion: { name: 'Promotion', to: '/student_management/session_manager/promotion', claim: 'student-management' },
  promotionStudents: {
    name: 'Students of a promotion',
    to: '/student_management/session_manager/students',
    claim: 'student-management',
  },
  numberReport: {
    name: 'Registration number reports',
    to: '/reports/registration_number_reports',
    claim: 'reports',
    menu: { group: 'Reports' },
  },
  medical: { name: 'Medical records', to: '/medical_records', claim: 'health', menu: { group: TOP } },
} as const satisfies PageDefinitions;

/** As a change of degree, which is what it costs, it is not for these. */
const STAYS_IN_DEPARTMENT = ['postgraduate', 'jupeb'] as const;

/** What a student sees of their own. */
export const OWN_STUDENT = {
  siwes: { name: 'SIWES', to: '/siwes', audience: 'student', claim: 'student', menu: { group: TOP } },
  departmentChange: {
    name: 'Change of department',
    to: '/change_of_department_application',
    audience: 'student',
    claim: 'student',
    notFor: STAYS_IN_DEPARTMENT,
    menu: { group: TOP },
  },
  departmentChangeDetails: {
    name: 'Your change of department',
    to: '/change_of_department_application_details',
    under: '/change_of_department_application',
    audience: 'student',
    claim: 'student',
    notFor: STAYS_IN_DEPARTMENT,
  },
  transcript: { name: 'Transcript', to: '/transcript', audience: 'student', claim: 'student', menu: { group: TOP } },
  siwesPreview: { name: 'Form 8', to: '/siwes/preview', audience: 'student', claim: 'student' },
} as const satisfies StudentPages;

import { TOP, type StatedPage, type StatedPages } from '../kit/page.ts';

export const ADMISSIONS = {
  deadlines: { name: 'Closing dates', to: '/applications/setup', claim: 'applications', menu: { group: TOP } },
  admissionList: { name: 'Search admission list', to: '/student_management/search_admission_list', claim: 'student-management', menu: { group: 'Student management' } },
} as const satisfies StatedPages;

/** Open to everyone, and in the menu of those who decide what programmes ask. */
export const PROGRAMMES = { name: 'Programmes', to: '/programmes', claim: 'applications', menu: { group: TOP, name: 'Applications' } } as const satisfies StatedPage;

import { TOP, type StatedPages } from '../kit/page.ts';

export const ADMISSIONS = {
  declarations: { name: 'Application forms', to: '/applications/programmes', claim: 'applications', menu: { group: TOP, name: 'Applications' } },
  deadlines: { name: 'Closing dates', to: '/applications/setup', claim: 'applications', menu: { group: TOP } },
  admissionList: { name: 'Search admission list', to: '/student_management/search_admission_list', claim: 'student-management', menu: { group: 'Student management' } },
} as const satisfies StatedPages;

/** Open to everyone. */
export const CATALOGUE = { name: 'Programmes', to: '/programmes' } as const;

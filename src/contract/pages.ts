import { ACADEMICS, OWN_ACADEMICS } from './academics/pages.ts';
import { ADMISSIONS, OWN_ADMISSIONS } from './admissions/pages.ts';
import { COMMUNICATION } from './communication/pages.ts';
import { FINANCE, OWN_FINANCE } from './finance/pages.ts';
import { HOSTELS, OWN_HOSTELS } from './hostels/pages.ts';
import type { PageDefinition } from './kit/page.ts';
import { PEOPLE } from './people/pages.ts';
import { REPORTS } from './reports/pages.ts';
import { SCHOOL } from './school/pages.ts';
import { SHELL } from './shell/pages.ts';
import { OWN_STUDENT, STUDENTS } from './students/pages.ts';

export const PAGES: readonly PageDefinition[] = [
  ...Object.values(SHELL),
  ...[OWN_FINANCE, OWN_ADMISSIONS, OWN_ACADEMICS, OWN_HOSTELS, OWN_STUDENT].flatMap((wing) =>
    Object.values<PageDefinition>(wing),
  ),
  ...[SCHOOL, COMMUNICATION, PEOPLE, FINANCE, ADMISSIONS, STUDENTS, ACADEMICS, HOSTELS, REPORTS].flatMap((wing) =>
    Object.values<PageDefinition>(wing),
  ),
];

/**
 * The menu of a new college: groups by their names, pages that stand alone by their addresses. What is not named stands after
 * these. Within a group pages stand as they are stated above.
 */
export const MENU_ORDER: readonly string[] = [
  '/dashboard',
  '/profile',
  // Of students, in the specification's order.
  'Academic fees',
  '/development_levy',
  'Course registration',
  '/course_registration',
  '/results',
  '/siwes',
  '/change_of_department_application',
  '/transcript',
  'Hostel',
  '/hostel',
  '/admission',
  '/clearance',
  // Of staff: the specification's menu of paths and its groups of administrators.
  '/records',
  '/class',
  '/approve_courses',
  'Course management',
  'Fees assignment',
  'User management',
  'Bursary collection',
  'Student management',
  'Reports',
  'Results',
  'Applications',
  'Hostel management',
  'Invoice management',
  'Utilities',
  'School setup',
  '/notice_board_management',
  '/notifications',
];

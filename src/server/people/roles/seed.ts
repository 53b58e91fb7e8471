import type { Claim } from '#contract/claims.ts';
import type { Queryable } from '../../platform/database/database.ts';
import { SEEDED_ROLES } from './seededRoles.ts';
import { plantMenuItem, plantRole } from './sql/seed.ts';

interface SeededItem {
  readonly name: string;
  readonly path: string;
  readonly claim: Claim;
}

interface SeededGroup {
  readonly name: string;
  readonly items: readonly SeededItem[];
}

/** Every item leads to a page that there is; a test holds it to that. */
const MENU: readonly (SeededItem | SeededGroup)[] = [
  { name: 'Dashboard', path: '/dashboard', claim: 'self' },
  { name: 'Profile', path: '/profile', claim: 'self' },
  { name: 'Notifications', path: '/notifications', claim: 'self' },
  { name: 'Applications', path: '/programmes', claim: 'applications' },
  { name: 'Closing dates', path: '/applications/setup', claim: 'applications' },
  {
    name: 'Student management',
    items: [
      { name: 'Search admission list', path: '/student_management/search_admission_list', claim: 'student-management' },
      { name: 'Manage claims', path: '/student_management/manage_claims', claim: 'powers' },
    ],
  },
  { name: 'Notice Board Setup', path: '/notice_board_management', claim: 'notices' },
  {
    name: 'Reports',
    items: [
      { name: 'Payment reports', path: '/reports/payment_reports', claim: 'reports' },
      { name: 'Application reports', path: '/app_reports/application_reports', claim: 'reports' },
    ],
  },
  {
    name: 'Invoice management',
    items: [
      { name: 'Verify payment status', path: '/invoice_management/verify_payment_status', claim: 'invoices' },
      { name: 'Payment cases', path: '/invoice_management/cases', claim: 'invoices' },
      { name: 'Reconciliation', path: '/invoice_management/reconciliation', claim: 'invoices' },
    ],
  },
  {
    name: 'School setup',
    items: [
      { name: 'Faculties', path: '/school_setup/manage_faculty_and_department', claim: 'school-setup' },
      { name: 'Programmes', path: '/school_setup/programmes', claim: 'school-setup' },
      { name: 'Specialization', path: '/school_setup/area_of_specialization', claim: 'school-setup' },
      { name: 'Student types', path: '/school_setup/student_type', claim: 'school-setup' },
      { name: 'Sessions', path: '/school_setup/sessions', claim: 'school-setup' },
    ],
  },
  {
    name: 'Course management',
    items: [
      { name: 'Courses', path: '/course_management/manage_course', claim: 'course-management' },
      { name: 'Course assignments', path: '/course_management/assign_course', claim: 'course-management' },
    ],
  },
  {
    name: 'User management',
    items: [
      { name: 'Users', path: '/user_management/users', claim: 'user-management' },
      { name: 'Assign courses', path: '/user_management/assign_courses', claim: 'course-management' },
      { name: 'Deans', path: '/user_management/assign_staff/dean', claim: 'user-management' },
      { name: 'Heads of departments', path: '/user_management/assign_staff/hod', claim: 'user-management' },
      { name: 'Course advisers', path: '/user_management/assign_staff/course_adviser', claim: 'user-management' },
      { name: 'Roles', path: '/user_management/roles', claim: 'powers' },
      { name: 'Menus', path: '/user_management/menus', claim: 'powers' },
      { name: 'Audit log', path: '/user_management/audit', claim: 'audit' },
    ],
  },
];

/** Roles and menu of a new college. */
export async function seedPowers(tx: Queryable): Promise<void> {
  for (const { name, claims, maySignIn = true } of SEEDED_ROLES) await plantRole(tx, [name, maySignIn, JSON.stringify(claims)]);
  for (const [place, item] of MENU.entries()) {
    if ('path' in item) await plant(tx, item, null, place);
    else await plantGroup(tx, item, place);
  }
}

async function plantGroup(tx: Queryable, { name, items }: SeededGroup, place: number): Promise<void> {
  const [group] = await plantMenuItem(tx, [name, null, null, place, '[]']);
  for (const [index, item] of items.entries()) await plant(tx, item, group!.id, index);
}

const plant = (tx: Queryable, { name, path, claim }: SeededItem, group: number | null, place: number) =>
  plantMenuItem(tx, [name, path, group, place, JSON.stringify([claim])]);

import type { PageDefinitions } from '../kit/page.ts';

export const PEOPLE = {
  users: { name: 'Users', to: '/user_management/users', claim: 'user-management', menu: { group: 'User management' } },
  uploadUsers: { name: 'Upload users', to: '/user_management/users/upload', claim: 'user-management' },
  userForm: { name: 'User', to: '/user_management/users/edit', claim: 'user-management' },
  user: { name: 'User', to: '/user_management/users/management', claim: 'user-management' },
  lecturers: {
    name: 'Lecturers',
    to: '/lecturer_management/lecturers',
    claim: 'user-management',
    menu: { group: 'User management' },
  },
  lecturerUpload: {
    name: 'Lecturer Upload',
    to: '/lecturer_management/lecturer_upload',
    claim: 'user-management',
    menu: { group: 'User management' },
  },
  lecturerForm: { name: 'Lecturer', to: '/lecturer_management/lecturer', claim: 'user-management' },
  deans: {
    name: 'Deans',
    to: '/user_management/assign_staff/dean',
    claim: 'user-management',
    menu: { group: 'User management' },
  },
  assignDean: { name: 'Assign a dean', to: '/user_management/assign_staff/dean/assign', claim: 'user-management' },
  hods: {
    name: 'Heads of departments',
    to: '/user_management/assign_staff/hod',
    claim: 'user-management',
    menu: { group: 'User management' },
  },
  assignHod: {
    name: 'Assign a head of department',
    to: '/user_management/assign_staff/hod/assign',
    claim: 'user-management',
  },
  advisers: {
    name: 'Course advisers',
    to: '/user_management/assign_staff/course_adviser',
    claim: 'user-management',
    menu: { group: 'User management' },
  },
  assignAdviser: {
    name: 'Assign a course adviser',
    to: '/user_management/assign_staff/course_adviser/assign',
    claim: 'user-management',
  },
  roles: { name: 'Roles', to: '/user_management/roles', claim: 'access-control', menu: { group: 'User management' } },
  menus: { name: 'Menus', to: '/user_management/menus', claim: 'access-control', menu: { group: 'User management' } },
  menuItem: { name: 'Menu item', to: '/user_management/menus/management', claim: 'access-control' },
  audit: { name: 'Audit log', to: '/user_management/audit', claim: 'audit', menu: { group: 'User management' } },
  auditEntry: { name: 'Audit entry', to: '/user_management/audit/entry', claim: 'audit' },
  studentClaims: {
    name: 'Manage claims',
    to: '/student_management/manage_claims',
    claim: 'access-control',
    menu: { group: 'Student management' },
  },
} as const satisfies PageDefinitions;

export const OWN_ACCOUNT = {
  changePassword: { name: 'Change password', to: '/change_password', claim: 'self' },
} as const satisfies PageDefinitions;

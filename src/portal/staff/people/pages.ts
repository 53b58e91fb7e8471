import { PEOPLE } from '#contract/people/pages.ts';
import { wingPages } from '../../core/wingPages.ts';

export const people = wingPages(PEOPLE, 'staff/people', {
  users: ['users/UserListPage', () => import('./users/UserListPage.tsx')],
  uploadUsers: ['users/UserUploadPage', () => import('./users/UserUploadPage.tsx')],
  userForm: ['users/UserFormPage', () => import('./users/UserFormPage.tsx')],
  user: ['users/UserPage', () => import('./users/UserPage.tsx')],
  lecturers: ['lecturers/LecturerListPage', () => import('./lecturers/LecturerListPage.tsx')],
  lecturerUpload: ['lecturers/LecturerUploadPage', () => import('./lecturers/LecturerUploadPage.tsx')],
  lecturerForm: ['lecturers/LecturerFormPage', () => import('./lecturers/LecturerFormPage.tsx')],
  deans: ['appointments/DeanListPage', () => import('./appointments/DeanListPage.tsx')],
  assignDean: ['appointments/AssignDeanPage', () => import('./appointments/AssignDeanPage.tsx')],
  hods: ['appointments/HodListPage', () => import('./appointments/HodListPage.tsx')],
  assignHod: ['appointments/AssignHodPage', () => import('./appointments/AssignHodPage.tsx')],
  advisers: ['appointments/AdviserListPage', () => import('./appointments/AdviserListPage.tsx')],
  assignAdviser: ['appointments/AssignAdviserPage', () => import('./appointments/AssignAdviserPage.tsx')],
  roles: ['roles/RolesPage', () => import('./roles/RolesPage.tsx')],
  menus: ['roles/MenusPage', () => import('./roles/MenusPage.tsx')],
  menuItem: ['roles/MenuItemPage', () => import('./roles/MenuItemPage.tsx')],
  audit: ['audit/AuditPage', () => import('./audit/AuditPage.tsx')],
  auditEntry: ['audit/AuditEntryPage', () => import('./audit/AuditEntryPage.tsx')],
  studentClaims: ['roles/ManageClaimsPage', () => import('./roles/ManageClaimsPage.tsx')],
});

import type { Claim } from '#contract/claims.ts';
import { lazyPage, type PortalRoute } from '../app/lazyPage.tsx';

const page = (path: string, folder: string, load: Parameters<typeof lazyPage>[1]): PortalRoute => ({ path, page: lazyPage(`src/portal/${folder}.tsx`, load) });

/** On which people prove who they are: open to everyone. */
export const ACCOUNT_PAGES: readonly PortalRoute[] = [
  page('/login', 'account/login/LoginPage', () => import('../account/login/LoginPage.tsx')),
  page('/verify_otp', 'account/login/VerifyOtpPage', () => import('../account/login/VerifyOtpPage.tsx')),
  page('/change_email', 'account/login/ChangeEmailPage', () => import('../account/login/ChangeEmailPage.tsx')),
  page('/forgot_password', 'account/password/ForgotPasswordPage', () => import('../account/password/ForgotPasswordPage.tsx')),
  page('/reset_password', 'account/password/ResetPasswordPage', () => import('../account/password/ResetPasswordPage.tsx')),
  page('/verify_confirmation', 'account/confirm/VerifyConfirmationPage', () => import('../account/confirm/VerifyConfirmationPage.tsx')),
  page('/verify_account', 'account/new-student/VerifyAccountPage', () => import('../account/new-student/VerifyAccountPage.tsx')),
  page('/create_profile', 'account/new-student/CreateProfilePage', () => import('../account/new-student/CreateProfilePage.tsx')),
  page('/impersonation_login', 'account/impersonation/ImpersonationLoginPage', () => import('../account/impersonation/ImpersonationLoginPage.tsx')),
];

interface GuardedRoute extends PortalRoute {
  /** Without it one is led to /no_access. */
  readonly claim: Claim;
}

const room = (claim: Claim, ...route: Parameters<typeof page>): GuardedRoute => ({ claim, ...page(...route) });

/** Inside the shell, for who is signed in and holds the page's claim. */
export const SIGNED_IN_PAGES: readonly GuardedRoute[] = [
  room('self', '/dashboard', 'house/dashboard/DashboardPage', () => import('./dashboard/DashboardPage.tsx')),
  room('self', '/profile', 'house/profile/ProfilePage', () => import('./profile/ProfilePage.tsx')),
  room('self', '/notifications', 'house/notifications/NotificationsPage', () => import('./notifications/NotificationsPage.tsx')),
  room('notices', '/notice_board_management', 'house/notices/management/NoticeList', () => import('./notices/management/NoticeList.tsx')),
  room('notices', '/notice_board_management/create', 'house/notices/management/NoticeCreate', () => import('./notices/management/NoticeCreate.tsx')),
  room('notices', '/notice_board_management/:id', 'house/notices/management/NoticeEdit', () => import('./notices/management/NoticeEdit.tsx')),
  room('self', '/change_password', 'account/password/ChangePasswordPage', () => import('../account/password/ChangePasswordPage.tsx')),
  room('user-management', '/user_management/assign_staff/dean', 'staff/posts/DeanListPage', () => import('../staff/posts/DeanListPage.tsx')),
  room('user-management', '/user_management/assign_staff/dean/assign', 'staff/posts/AssignDeanPage', () => import('../staff/posts/AssignDeanPage.tsx')),
  room('user-management', '/user_management/assign_staff/hod', 'staff/posts/HodListPage', () => import('../staff/posts/HodListPage.tsx')),
  room('user-management', '/user_management/assign_staff/hod/assign', 'staff/posts/AssignHodPage', () => import('../staff/posts/AssignHodPage.tsx')),
  room('user-management', '/user_management/assign_staff/course_adviser', 'staff/posts/AdviserListPage', () => import('../staff/posts/AdviserListPage.tsx')),
  room('user-management', '/user_management/assign_staff/course_adviser/assign', 'staff/posts/AssignAdviserPage', () => import('../staff/posts/AssignAdviserPage.tsx')),
  room('audit', '/user_management/audit', 'staff/audit/AuditPage', () => import('../staff/audit/AuditPage.tsx')),
  room('audit', '/user_management/audit/entry', 'staff/audit/AuditEntryPage', () => import('../staff/audit/AuditEntryPage.tsx')),
  room('user-management', '/user_management/users', 'staff/users/UserListPage', () => import('../staff/users/UserListPage.tsx')),
  room('user-management', '/user_management/users/upload', 'staff/users/UserUploadPage', () => import('../staff/users/UserUploadPage.tsx')),
  room('user-management', '/user_management/users/edit', 'staff/users/UserFormPage', () => import('../staff/users/UserFormPage.tsx')),
  room('user-management', '/user_management/users/management', 'staff/users/UserPage', () => import('../staff/users/UserPage.tsx')),
  room('reports', '/reports/payment_reports', 'staff/reports/PaymentReportPage', () => import('../staff/reports/PaymentReportPage.tsx')),
  room('reports', '/reports/application_reports', 'staff/reports/ApplicationReportPage', () => import('../staff/reports/ApplicationReportPage.tsx')),
  room('reports', '/app_reports/application_reports', 'staff/reports/ApplicationReportPage', () => import('../staff/reports/ApplicationReportPage.tsx')),
  room('school-setup', '/school_setup/manage_faculty_and_department/*', 'staff/school/FacultyPages', () => import('../staff/school/FacultyPages.tsx')),
  room('school-setup', '/school_setup/manage_faculty_and_department/department/*', 'staff/school/DepartmentPages', () => import('../staff/school/DepartmentPages.tsx')),
  room('school-setup', '/school_setup/department/options/*', 'staff/school/OptionPages', () => import('../staff/school/OptionPages.tsx')),
  room('school-setup', '/school_setup/programmes/*', 'staff/school/ProgrammePages', () => import('../staff/school/ProgrammePages.tsx')),
  room('school-setup', '/school_setup/programme_departments/*', 'staff/school/ProgrammeDepartmentPages', () => import('../staff/school/ProgrammeDepartmentPages.tsx')),
  room('school-setup', '/school_setup/area_of_specialization/*', 'staff/school/AreaPages', () => import('../staff/school/AreaPages.tsx')),
  room('school-setup', '/school_setup/assign_aos/*', 'staff/school/AssignmentPages', () => import('../staff/school/AssignmentPages.tsx')),
  room('school-setup', '/school_setup/student_type/*', 'staff/school/StudentTypePages', () => import('../staff/school/StudentTypePages.tsx')),
  room('school-setup', '/school_setup/sessions/*', 'staff/school/SessionPages', () => import('../staff/school/SessionPages.tsx')),
  room('school-setup', '/school_setup/semesters/*', 'staff/school/SemesterPages', () => import('../staff/school/SemesterPages.tsx')),
  room('applications', '/applications/setup', 'staff/deadlines/DeadlinesPage', () => import('../staff/deadlines/DeadlinesPage.tsx')),
  room('invoices', '/invoice_management/verify_payment_status', 'staff/payments/VerifyPaymentPage', () => import('../staff/payments/VerifyPaymentPage.tsx')),
  room('invoices', '/invoice_management/cases', 'staff/payments/CaseListPage', () => import('../staff/payments/CaseListPage.tsx')),
  room('invoices', '/invoice_management/cases/case', 'staff/payments/CasePage', () => import('../staff/payments/CasePage.tsx')),
  room('invoices', '/invoice_management/reconciliation', 'staff/payments/ReconciliationListPage', () => import('../staff/payments/ReconciliationListPage.tsx')),
  room('invoices', '/invoice_management/reconciliation/report', 'staff/payments/ReconciliationPage', () => import('../staff/payments/ReconciliationPage.tsx')),
  room('course-management', '/course_management/manage_course/*', 'staff/courses/CoursePages', () => import('../staff/courses/CoursePages.tsx')),
  room('course-management', '/course_management/assign_course/*', 'staff/courses/CourseAssignmentPages', () => import('../staff/courses/CourseAssignmentPages.tsx')),
  room('course-management', '/user_management/assign_courses', 'staff/courses/AssignCoursesPage', () => import('../staff/courses/AssignCoursesPage.tsx')),
  room('powers', '/user_management/roles', 'staff/powers/RolesPage', () => import('../staff/powers/RolesPage.tsx')),
  room('powers', '/user_management/menus', 'staff/powers/MenusPage', () => import('../staff/powers/MenusPage.tsx')),
  room('powers', '/user_management/menus/management', 'staff/powers/MenuItemPage', () => import('../staff/powers/MenuItemPage.tsx')),
  room('student-management', '/student_management/search_admission_list', 'staff/admissions/SearchAdmissionPage', () => import('../staff/admissions/SearchAdmissionPage.tsx')),
  room('powers', '/student_management/manage_claims', 'staff/powers/ManageClaimsPage', () => import('../staff/powers/ManageClaimsPage.tsx')),
];
